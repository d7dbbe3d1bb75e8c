import type { FieldIssue } from './check.js';
import { LOCALES, type Locale } from './locale.js';
import type { Texts } from './texts.js';

/** The placeholders allowed in a wording. */
export interface Placeholders {
  /** Matches them, with the name as its first group; global. */
  readonly pattern: RegExp;
  readonly known: readonly string[];
  /** Returns `name` in the syntax of the wording. */
  readonly written: (name: string) => string;
}

const issueTexts = {
  unknownPlaceholder: {
    ru: '«{label}», {language}: неизвестная подстановка {name}. Есть такие: {known}',
    zh: '{label}（{language}）：未知占位符 {name}。可用：{known}',
    en: '“{label}”, {language}: unknown placeholder {name}. There are: {known}',
  },
  brokenBrace: {
    ru: '«{label}», {language}: непарная фигурная скобка возле «{near}». Подстановка пишется так: {example}',
    zh: '{label}（{language}）：“{near}”附近的花括号不成对。占位符写法：{example}',
    en: '“{label}”, {language}: a brace without its pair near “{near}”. A placeholder is written {example}',
  },
  textMissing: {
    ru: '«{label}»: нет текста — {language}',
    zh: '{label}：缺少{language}内容',
    en: '“{label}” has no text in {language}',
  },
} as const satisfies Record<string, Texts>;

/** The languages' names in messages about wordings. */
export const languageNames: Readonly<Record<Locale, Texts>> = {
  ru: { ru: 'русский', zh: '俄文', en: 'Russian' },
  zh: { ru: 'китайский', zh: '中文', en: 'Chinese' },
  en: { ru: 'английский', zh: '英文', en: 'English' },
};

/**
 * Returns every problem of a text in three languages, by field and language: unknown placeholders, with a list of the known ones;
 * unpaired braces; missing languages.
 */
export function wordingIssues(
  field: string,
  label: Texts,
  wording: Texts,
  { pattern, known, written }: Placeholders,
): FieldIssue[] {
  return LOCALES.flatMap((locale): FieldIssue[] => {
    const text = wording[locale];
    const at = `${field}.${locale}`;
    const params = { label, language: languageNames[locale] };
    if (!text.trim()) return [{ field: at, text: issueTexts.textMissing, params }];
    const near = brokenBrace(text, pattern);
    if (near !== undefined) {
      const example = written(known[0] ?? '');
      return [{ field: at, text: issueTexts.brokenBrace, params: { ...params, near, example } }];
    }
    const unknown = [...text.matchAll(pattern)]
      .map(([, name]) => name!)
      .filter((name) => !known.includes(name));
    return [...new Set(unknown)].map((name) => ({
      field: at,
      text: issueTexts.unknownPlaceholder,
      params: { ...params, name: written(name), known: known.map(written).join(', ') },
    }));
  });
}

/** Returns the words around a brace that belongs to no placeholder. */
function brokenBrace(text: string, pattern: RegExp): string | undefined {
  const rest = text.replace(pattern, (braced) => ' '.repeat(braced.length));
  const at = rest.search(/[{}]/);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 10), at + 15);
}
