import { jest } from '@jest/globals';
import { ApiError } from '../client/api-error.js';
import type { Call } from '../client/calls.js';
import { CaptchaSolver, type CaptchaAnswer } from './captcha-solver.js';

const challenge = { parameters: { nonce: 'a' }, signature: 'b' };
const needed = new ApiError('needed', 'A04020', 'refused', 200);

const solverWith = (solve: () => Promise<{ counter: number; derivedKey: string } | null>) => {
  const call = jest.fn(async () => ({ challenge: JSON.stringify(challenge), waitSeconds: 0, expiresIn: 60 }));
  return { call, solver: new CaptchaSolver(call as unknown as Call, () => 'en', solve) };
};

const solved = () => Promise.resolve({ counter: 7, derivedKey: '00ff' });

it('asks for no captcha where none is needed', async () => {
  const { solver, call } = solverWith(solved);
  expect(await solver.withCaptcha('sms', async () => 'done')).toBe('done');
  expect(call).not.toHaveBeenCalled();
});

it.each([needed, new ApiError('needed', '428', 'refused', 428)])(
  'repeats a call that needed a captcha with a solved one',
  async (refusal) => {
    const { solver, call } = solverWith(solved);
    const answers: CaptchaAnswer[] = [];
    const attempt = async (answer: CaptchaAnswer) => {
      answers.push(answer);
      if (!answer.code) throw refusal;
      return 'done';
    };
    expect(await solver.withCaptcha('signIn', attempt)).toBe('done');
    const { randomStr, code } = answers[1]!;
    expect(call).toHaveBeenCalledWith('auth.createCaptcha', { captchaType: 'signIn', randomStr });
    expect(randomStr).toMatch(/^[A-Za-z][\w-]{15,63}$/);
    expect(JSON.parse(Buffer.from(code!, 'base64url').toString())).toEqual({
      challenge,
      solution: { counter: 7, derivedKey: '00ff' },
    });
  },
);

it('says that it is working, and fails in the reader’s language', async () => {
  const { solver } = solverWith(async () => null);
  const seen: boolean[] = [];
  solver.subscribe(() => seen.push(solver.isSolving()));
  await expect(solver.withCaptcha('sms', () => Promise.reject(needed))).rejects.toMatchObject({
    code: 'captcha',
    message: expect.stringContaining('could not be completed'),
  });
  expect(seen).toEqual([true, false]);
});

it('passes other refusals on', async () => {
  const { solver } = solverWith(solved);
  const refusal = new ApiError('no', 'A00426', 'refused', 426);
  await expect(solver.withCaptcha('signIn', () => Promise.reject(refusal))).rejects.toBe(refusal);
});
