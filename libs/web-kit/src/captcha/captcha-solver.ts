import type { CaptchaType } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import type { Challenge, Solution } from 'altcha-lib/types';
import { ApiError } from '../client/api-error.js';
import type { Call } from '../client/calls.js';
import { statusText } from '../client/status-texts.js';
import { solveInWorker } from './solve-in-worker.js';

/** What is sent with a call that needs a captcha. */
export interface CaptchaAnswer {
  readonly randomStr?: string;
  readonly code?: string;
}

const NEEDED = 'A04020';

/** The plain and the admin family tell it by the status alone. */
const isNeeded = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === NEEDED || error.status === 428);

/** Solves the captchas that the mall requires of an unknown network, in the background. */
export class CaptchaSolver {
  private readonly listeners = new Set<() => void>();
  private running = 0;

  constructor(
    private readonly call: Call,
    private readonly locale: () => Locale,
    private readonly solve: (challenge: Challenge) => Promise<Solution | null> = solveInWorker,
  ) {}

  /** Whether a captcha is being solved; for `useSyncExternalStore` together with `subscribe`. */
  readonly isSolving = (): boolean => this.running > 0;

  /** Calls back when `isSolving` changes; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Makes an attempt, and a second one with a solved captcha when the first was refused for want of it.
   * @throws ApiError
   */
  async withCaptcha<T>(type: CaptchaType, attempt: (answer: CaptchaAnswer) => Promise<T>): Promise<T> {
    try {
      return await attempt({});
    } catch (error) {
      if (!isNeeded(error)) throw error;
    }
    return attempt(await this.answer(type));
  }

  private async answer(captchaType: CaptchaType): Promise<CaptchaAnswer> {
    this.change(1);
    try {
      const randomStr = `c${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
      const view = await this.call('auth.createCaptcha', { captchaType, randomStr });
      const challenge = JSON.parse(view.challenge) as Challenge;
      const [solution] = await Promise.all([this.solve(challenge), pause(view.waitSeconds)]);
      if (!solution) throw new ApiError(statusText('captcha', this.locale()), 'captcha');
      const { counter, derivedKey } = solution;
      return { randomStr, code: base64Url(JSON.stringify({ challenge, solution: { counter, derivedKey } })) };
    } finally {
      this.change(-1);
    }
  }

  private change(by: 1 | -1): void {
    this.running += by;
    this.listeners.forEach((listener) => listener());
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (seconds > 0) setTimeout(resolve, seconds * 1_000);
    else resolve();
  });

/** A challenge consists of ASCII alone, but for the client's own text, which does too. */
const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
