import { templateLabels, type TemplateKind } from '@mall/contracts/order';
import { LOCALES, type FieldIssue, type Texts } from '@mall/validation';
import { PLACEHOLDER, placeholdersOf } from '../wording/placeholders.js';
import type { TemplateContent } from '../wording/template-content.js';

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
  readingTimeMissing: {
    ru: '«{label}»: пункт договора читают не меньше секунды',
    zh: '{label}：合同条款的阅读时间至少为 1 秒',
    en: '“{label}”: a clause of a contract takes at least one second to read',
  },
  clauseTwice: {
    ru: '«{label}»: код «{clauseId}» уже есть у другого пункта',
    zh: '{label}：代码“{clauseId}”与其他条款重复',
    en: '“{label}”: another clause has the code “{clauseId}” already',
  },
} as const satisfies Record<string, Texts>;

const languages: Readonly<Record<string, Texts>> = {
  ru: { ru: 'русский', zh: '俄文', en: 'Russian' },
  zh: { ru: 'китайский', zh: '中文', en: 'Chinese' },
  en: { ru: 'английский', zh: '英文', en: 'English' },
};

/**
 * Everything that is wrong with a wording, field by field: unknown placeholders by name, with the list of the right
 * ones; braces without a pair; texts that one of the languages lacks; codes that stand twice.
 */
export function contentIssues(kind: TemplateKind, content: Partial<TemplateContent>): FieldIssue[] {
  const { title, preamble, clauses = [] } = content;
  const issues: FieldIssue[] = [];
  const look = (field: string, label: Texts, wording: Texts | undefined): void => {
    if (wording) issues.push(...wordingIssues(kind, field, label, wording));
  };
  look('title', templateLabels.title, title);
  look('preamble', templateLabels.preamble, preamble);
  clauses.forEach((clause, index) => {
    look(`clauses.${index}.title`, templateLabels.clauseTitle, clause.title);
    look(`clauses.${index}.text`, templateLabels.clauseText, clause.text);
    if (kind === 'contract' && clause.readSeconds < 1)
      issues.push({
        field: `clauses.${index}.readSeconds`,
        text: issueTexts.readingTimeMissing,
        params: { label: templateLabels.readSeconds },
      });
    if (clauses.findIndex(({ clauseId }) => clauseId === clause.clauseId) < index)
      issues.push({
        field: `clauses.${index}.clauseId`,
        text: issueTexts.clauseTwice,
        params: { label: templateLabels.clauseId, clauseId: clause.clauseId },
      });
  });
  return issues;
}

function wordingIssues(kind: TemplateKind, field: string, label: Texts, wording: Texts): FieldIssue[] {
  const known = placeholdersOf(kind);
  return LOCALES.flatMap((locale): FieldIssue[] => {
    const text = wording[locale];
    const at = `${field}.${locale}`;
    const params = { label, language: languages[locale]! };
    if (!text.trim()) return [{ field: at, text: issueTexts.textMissing, params }];
    const near = brokenBrace(text);
    if (near !== undefined)
      return [
        { field: at, text: issueTexts.brokenBrace, params: { ...params, near, example: '{contractNumber}' } },
      ];
    const unknown = [...text.matchAll(PLACEHOLDER)]
      .map(([, name]) => name!)
      .filter((name) => !known.includes(name));
    return [...new Set(unknown)].map((name) => ({
      field: at,
      text: issueTexts.unknownPlaceholder,
      params: { ...params, name: `{${name}}`, known: known.map((one) => `{${one}}`).join(', ') },
    }));
  });
}

/** The words around a brace that belongs to no placeholder. */
function brokenBrace(text: string): string | undefined {
  const rest = text.replace(PLACEHOLDER, (braced) => ' '.repeat(braced.length));
  const at = rest.search(/[{}]/);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 10), at + 15);
}
