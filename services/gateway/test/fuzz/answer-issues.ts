import type { Answer } from '@mall/contracts/define';
import { check, type Shaped } from '@mall/validation';

/** Returns the parts of an answer that its declaration does not have, or that it lacks; empty for the declared answer. */
export function answerIssues(answer: Answer, data: unknown): readonly string[] {
  if (typeof answer === 'function') return issuesOf(answer, data);
  switch (answer.kind) {
    case 'nothing':
      return data === null || data === undefined ? [] : ['something instead of nothing'];
    case 'value':
      return valueIssues(answer, data);
    case 'list':
      return listIssues(answer.of, data);
    case 'mallPage':
      return pageIssues(answer.of, data, 'list', ['total', 'pages']);
    case 'adminPage':
      return pageIssues(answer.of, data, 'records', ['total', 'size', 'current', 'pages']);
  }
}

const issuesOf = (shaped: Shaped, data: unknown): readonly string[] =>
  data === null || data === undefined
    ? ['nothing']
    : check(shaped, data).issues.map(({ field, text }) => `${field}: ${text.en}`);

function listIssues(of: Shaped, data: unknown): readonly string[] {
  return Array.isArray(data) ? data.flatMap((entry) => issuesOf(of, entry)) : ['no list'];
}

function pageIssues(of: Shaped, data: unknown, rows: string, counts: readonly string[]): readonly string[] {
  if (typeof data !== 'object' || data === null) return ['no page'];
  const page = data as Record<string, unknown>;
  const missing = counts.filter((name) => !Number.isSafeInteger(page[name]));
  return [...missing.map((name) => `${name} is no number`), ...listIssues(of, page[rows])];
}

function valueIssues({ type, list }: { readonly type: string; readonly list?: boolean }, data: unknown) {
  if (type === 'json') return [];
  if (!list) return typeof data === type ? [] : [`${typeof data} instead of ${type}`];
  const isList = Array.isArray(data) && data.every((entry) => typeof entry === type);
  return isList ? [] : [`no list of ${type}`];
}
