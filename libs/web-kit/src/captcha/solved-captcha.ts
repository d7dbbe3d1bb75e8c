import type { CaptchaType } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import type { Challenge, Solution } from 'altcha-lib/types';
import { ApiError } from '../client/api-error.js';
import type { Call } from '../client/calls.js';
import { textOfStatus } from '../client/lost-texts.js';
import { solveInWorker } from './solve-in-worker.js';

/** What is sent with a call that needs a captcha. */
export interface CaptchaAnswer {
  readonly randomStr?: string;
  readonly code?: string;
}

/** Null when it cannot be solved. */
export type Solve = (challenge: Challenge) => Promise<Solution | null>;

/**
 * Gets a captcha and solves it.
 * @throws ApiError
 */
export async function solvedCaptcha(
  captchaType: CaptchaType,
  call: Call,
  locale: Locale,
  solve: Solve = solveInWorker,
): Promise<CaptchaAnswer> {
  const randomStr = `c${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const view = await call('auth.createCaptcha', { captchaType, randomStr });
  const challenge = JSON.parse(view.challenge) as Challenge;
  const [solution] = await Promise.all([solve(challenge), pause(view.waitSeconds)]);
  if (!solution) throw new ApiError(await textOfStatus('captcha', locale), 'captcha');
  const { counter, derivedKey } = solution;
  return { randomStr, code: base64Url(JSON.stringify({ challenge, solution: { counter, derivedKey } })) };
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (seconds > 0) setTimeout(resolve, seconds * 1_000);
    else resolve();
  });

/** A challenge consists of ASCII alone, but for the client's own text, which does too. */
const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
