import type { CachePolicy, Operation } from '@mall/contracts/define';
import type { Locale } from '@mall/validation';

/** A visitor's request, independent of the spelling of its query string. */
export interface Question {
  readonly operation: Operation;
  readonly policy: CachePolicy;
  /** The validated request with defaults. */
  readonly input: object;
  readonly locale: Locale;
  readonly tenantId: string;
}

/** Returns the same key for every spelling of one question: order of parameters, defaults, order of several values. */
export function keyOf({ operation, input, locale, tenantId }: Question): string {
  return `${operation.subject} ${locale} ${tenantId} ${JSON.stringify(input, inOrder)}`;
}

function inOrder(_name: string, value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort();
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const entries = Object.entries(value).filter(([, inner]) => inner != null);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
