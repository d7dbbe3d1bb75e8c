import type { CaptchaType } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import type { Challenge, Solution } from 'altcha-lib/types';
import { ApiError } from '../client/api-error.js';
import type { Call } from '../client/calls.js';
import { textOfStatus } from '../client/lost-texts.js';

/** The captcha fields of a call. */
export interface CaptchaAnswer {
  readonly randomStr?: string;
  readonly code?: string;
}

/** Solves a challenge; null when it cannot be solved. */
export type Solve = (challenge: Challenge) => Promise<Solution | null>;

/** Solves a challenge in a worker, so that the page stays responsive. Returns null when the browser cannot. */
async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  // Loaded on demand: only the build knows the URL of the worker's file.
  const { captchaWorkerUrl } = await import('./worker-url.js');
  const worker = new Worker(captchaWorkerUrl(), { type: 'module' });
  return new Promise<Solution | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/**
 * Requests a captcha and solves it.
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

/** Encodes ASCII text, the only content of a challenge, the client's own text included. */
const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
