import { invalidInput } from '@mall/messaging';
import { ruleTexts } from '@mall/validation';

export interface CountQuestion {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Maximum lists that one request counts. */
export const MOST_COUNTS = 20;

const EXAMPLE = '[{"resource":"orders","filter":{"status":3}}]';

/** Reads the questions of a request. @throws invalidInput for anything but a list of one to twenty questions. */
export function countQuestions(text: unknown): CountQuestion[] {
  const read = typeof text === 'string' ? jsonOf(text) : undefined;
  if (Array.isArray(read) && read.length > 0 && read.length <= MOST_COUNTS && read.every(isQuestion))
    return read;
  const label = { ru: 'of', zh: 'of', en: 'of' };
  throw invalidInput([{ field: 'of', text: ruleTexts.example, params: { label, example: EXAMPLE } }]);
}

function isQuestion(value: unknown): value is CountQuestion {
  const { resource, filter } = (value ?? {}) as Partial<CountQuestion>;
  return (
    typeof resource === 'string' && typeof filter === 'object' && filter !== null && !Array.isArray(filter)
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
