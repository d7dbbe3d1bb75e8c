import { questionsOf, type FactQuestion } from './fact-question.js';

/** Asks a person whether unusual facts are right. */
export type Ask = (questions: readonly FactQuestion[]) => Promise<boolean>;

/**
 * Runs a request. When the server asks about unusual facts, a person is asked, and the request is repeated with the codes of what the
 * person affirmed; the refusal stands when the person wants to correct something.
 */
export async function affirming<T>(
  ask: Ask,
  attempt: (affirmed: readonly string[]) => Promise<T> | T,
): Promise<T> {
  const affirmed: string[] = [];
  for (;;) {
    try {
      return await attempt([...affirmed]);
    } catch (failure) {
      // A long list of questions comes in parts.
      const questions = questionsOf(failure).filter(({ question }) => !affirmed.includes(question));
      if (questions.length === 0 || !(await ask(questions))) throw failure;
      affirmed.push(...questions.map(({ question }) => question));
    }
  }
}
