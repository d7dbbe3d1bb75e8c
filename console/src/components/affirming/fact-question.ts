import { HttpError } from 'react-admin';

/** A question of the server about a fact, at its field, with the code that affirms it. */
export interface FactQuestion {
  readonly field: string;
  readonly message: string;
  readonly question: string;
}

/** Returns the questions of a refused request; none of any other failure. */
export function questionsOf(failure: unknown): readonly FactQuestion[] {
  if (!(failure instanceof HttpError)) return [];
  const { data } = (failure.body ?? {}) as { readonly data?: readonly Partial<FactQuestion>[] | null };
  return Array.isArray(data)
    ? data.filter((issue): issue is FactQuestion => typeof issue.question === 'string')
    : [];
}
