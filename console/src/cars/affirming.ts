import { questionsOf, type FactQuestion } from './fact-question.js';

type Params = object & { readonly data?: object };

export type Save = (
  resource: string,
  params: Params,
  next: (resource: string, params: Params) => unknown,
) => unknown;

/**
 * Saves a record. When the server asks about unusual facts, a person is asked, and the record is saved again with the codes of what
 * the person affirmed; the refusal stands when the person wants to correct something.
 */
export async function affirming(
  ask: (questions: readonly FactQuestion[]) => Promise<boolean>,
  resource: string,
  params: Params,
  next: (resource: string, params: Params) => unknown,
): Promise<unknown> {
  const affirmed: string[] = [];
  for (;;) {
    try {
      const data = affirmed.length > 0 ? { ...params.data, affirmed: [...affirmed] } : params.data;
      return await next(resource, { ...params, data });
    } catch (failure) {
      // A long list of questions comes in parts.
      const questions = questionsOf(failure).filter(({ question }) => !affirmed.includes(question));
      if (questions.length === 0 || !(await ask(questions))) throw failure;
      affirmed.push(...questions.map(({ question }) => question));
    }
  }
}
