import { ApiError } from '../client/api-error.js';
import { isStepUp, PageQuestion, stepOfSignIn } from './step-up.js';

const refused = (...issues: ApiError['issues']) => new ApiError('no', '403', 'refused', 403, issues);
const factor = (question?: string) => ({ field: 'factor', message: 'no', ...(question && { question }) });

test('several requests share one question, and all learn the answer', async () => {
  const question = new PageQuestion();
  question.subscribe(() => undefined);
  const asked = [question.ask(), question.ask()];
  expect(question.current()).toBeDefined();
  question.done(true);
  await expect(Promise.all(asked)).resolves.toEqual([true, true]);
  expect(question.current()).toBeUndefined();
});

test('nothing waits where no page can ask', async () => {
  await expect(new PageQuestion().ask()).resolves.toBe(false);
});

test('a fresh factor and a second step of a sign-in are told apart', () => {
  expect(isStepUp(refused(factor('fresh')))).toBe(true);
  expect(stepOfSignIn(refused(factor('fresh')))).toBeUndefined();
  const both = refused(factor('a-ticket'), { field: 'newPassword', message: 'no', question: 'a-ticket' });
  expect(isStepUp(both)).toBe(false);
  expect(stepOfSignIn(both)).toEqual({ ticket: 'a-ticket', fields: ['factor', 'newPassword'] });
});

test('a wrong code, and any other failure, ask for nothing more', () => {
  for (const thrown of [refused(factor()), refused(), new Error('no')]) {
    expect(isStepUp(thrown)).toBe(false);
    expect(stepOfSignIn(thrown)).toBeUndefined();
  }
});
