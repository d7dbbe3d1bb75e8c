import { templateLabels, type TemplateKind } from '@mall/contracts/order';
import { wordingIssues, type FieldIssue, type Texts } from '@mall/validation';
import { PLACEHOLDER, placeholdersOf } from '../wording/placeholders.js';
import type { TemplateContent } from '../wording/template-content.js';

const issueTexts = {
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

/**
 * Returns all faults of a wording, field by field: unknown placeholders by name, with the list of the right ones;
 * braces without a pair; texts missing in one of the languages; repeated codes.
 */
export function contentIssues(kind: TemplateKind, content: Partial<TemplateContent>): FieldIssue[] {
  const { title, preamble, clauses = [] } = content;
  const placeholders = {
    pattern: PLACEHOLDER,
    known: placeholdersOf(kind),
    written: (name: string) => `{${name}}`,
  };
  const issues: FieldIssue[] = [];
  const look = (field: string, label: Texts, wording: Texts | undefined): void => {
    if (wording) issues.push(...wordingIssues(field, label, wording, placeholders));
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
