import {
  adminLabels as L,
  PAGE_TEXT_PLACEHOLDER,
  PAGE_TEXT_PLACEHOLDERS,
  pageTexts,
  type PageTextCode,
  type PageTextContentDto,
} from '@mall/contracts/admin';
import {
  languageNames,
  LOCALES,
  ruleTexts,
  wordingIssues,
  type FieldIssue,
  type Placeholders,
  type Texts,
} from '@mall/validation';

/** Maximum characters of a whole text in one language: some twenty printed pages. */
const MOST_CHARACTERS = 40_000;

const issueTexts = {
  markup: {
    ru: '«{label}», {language}: разметка {found} не поддерживается, это обычный текст. Уберите её; перенос строки ставится клавишей Enter',
    zh: '{label}（{language}）：不支持标记 {found}，此处为纯文本。请删除；换行请按回车键',
    en: '“{label}”, {language}: the markup {found} is not supported, this is plain text. Remove it; Enter makes a new line',
  },
  hiddenCharacter: {
    ru: '«{label}», {language}: невидимый знак {found} возле «{near}». Удалите его: он мог попасть при вставке из другой программы',
    zh: '{label}（{language}）：“{near}”附近有不可见字符 {found}，可能来自其他软件的粘贴内容，请删除',
    en: '“{label}”, {language}: the invisible character {found} near “{near}”. Remove it: it may have come with a text pasted from elsewhere',
  },
  sectionTwice: {
    ru: '«{label}»: код «{key}» уже есть у другого раздела',
    zh: '{label}：代码“{key}”与其他章节重复',
    en: '“{label}”: another section has the code “{key}” already',
  },
  tooLong: {
    ru: '«{label}», {language}: всего {count} знаков, а может быть не больше {max}',
    zh: '{label}（{language}）：共 {count} 个字符，最多 {max} 个',
    en: '“{label}”, {language}: {count} characters in all, at most {max} are possible',
  },
} as const satisfies Record<string, Texts>;

const PLACEHOLDERS: Placeholders = {
  pattern: PAGE_TEXT_PLACEHOLDER,
  known: PAGE_TEXT_PLACEHOLDERS,
  written: (name) => `{{${name}}}`,
};

/** The beginning of a tag or comment, and a character written as an entity. */
const MARKUP = /<[a-z!/?][^>\n]{0,40}>?|&(?:[a-z]{2,10}|#x?[\da-f]{1,6});/i;
/**
 * Control characters except the line break, and characters that turn or hide text, such as right-to-left marks; a soft
 * hyphen may stay.
 */
const HIDDEN = /(?![\n\u{ad}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

interface Wording {
  readonly field: string;
  readonly label: Texts;
  readonly texts: Texts;
}

/** Returns all problems of a text, by field: the form shows each beside the field that has to be changed. */
export function contentIssues(code: PageTextCode, content: PageTextContentDto): FieldIssue[] {
  const { needsLead, needsSections } = pageTexts[code];
  const { lead, sections } = content;
  const wordings = wordingsOf(content);
  return [
    ...(needsLead && !lead ? [{ field: 'lead', text: ruleTexts.required, params: { label: L.lead } }] : []),
    ...(needsSections && sections.length === 0
      ? [{ field: 'sections', text: ruleTexts.list, params: { label: L.sections, min: 1, max: 30 } }]
      : []),
    ...wordings.flatMap(({ field, label, texts }) => [
      ...wordingIssues(field, label, texts, PLACEHOLDERS),
      ...characterIssues(field, label, texts),
    ]),
    ...sections.flatMap(({ key }, index): FieldIssue[] =>
      sections.findIndex((other) => other.key === key) < index
        ? [
            {
              field: `sections.${index}.key`,
              text: issueTexts.sectionTwice,
              params: { label: L.sectionKey, key },
            },
          ]
        : [],
    ),
    ...lengthIssues(wordings),
  ];
}

/** Returns all texts of the content with their fields. */
function wordingsOf({ title, lead, sections }: PageTextContentDto): Wording[] {
  return [
    { field: 'title', label: L.pageTitle, texts: title },
    ...(lead ? [{ field: 'lead', label: L.lead, texts: lead }] : []),
    ...sections.flatMap((section, at) => [
      { field: `sections.${at}.title`, label: L.sectionTitle, texts: section.title },
      ...section.entries.flatMap(({ heading, text }, place) => {
        const entry = `sections.${at}.entries.${place}`;
        return [
          ...(heading ? [{ field: `${entry}.heading`, label: L.entryHeading, texts: heading }] : []),
          { field: `${entry}.text`, label: L.entryText, texts: text },
        ];
      }),
    ]),
  ];
}

function characterIssues(field: string, label: Texts, texts: Texts): FieldIssue[] {
  return LOCALES.flatMap((locale): FieldIssue[] => {
    const text = texts[locale];
    const at = { field: `${field}.${locale}` };
    const params = { label, language: languageNames[locale] };
    const markup = MARKUP.exec(text);
    const hidden = HIDDEN.exec(text);
    if (markup) return [{ ...at, text: issueTexts.markup, params: { ...params, found: markup[0] } }];
    if (!hidden) return [];
    const found = `U+${hidden[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const near = text
      .slice(Math.max(0, hidden.index - 15), hidden.index + 15)
      .replace(new RegExp(HIDDEN, 'gu'), '');
    return [{ ...at, text: issueTexts.hiddenCharacter, params: { ...params, found, near } }];
  });
}

function lengthIssues(wordings: readonly Wording[]): FieldIssue[] {
  return LOCALES.flatMap((locale): FieldIssue[] => {
    const count = wordings.reduce((sum, { texts }) => sum + texts[locale].length, 0);
    if (count <= MOST_CHARACTERS) return [];
    const params = { label: L.sections, language: languageNames[locale], count, max: MOST_CHARACTERS };
    return [{ field: 'sections', text: issueTexts.tooLong, params }];
  });
}
