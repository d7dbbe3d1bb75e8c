import type { CaptchaType } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import { ApiError } from '../client/api-error.js';
import type { Call } from '../client/calls.js';
import type { CaptchaAnswer, Solve } from './solved-captcha.js';
import { loaded } from '../client/lost-texts.js';

export type { CaptchaAnswer } from './solved-captcha.js';

const NEEDED = 'A04020';

/** Whether a captcha is needed; the plain and the admin family show it by the status alone. */
const isNeeded = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === NEEDED || error.status === 428);

/** Solves in the background the captchas that the mall requires of an unknown network. */
export class CaptchaSolver {
  private readonly listeners = new Set<() => void>();
  private running = 0;

  constructor(
    private readonly call: Call,
    private readonly locale: () => Locale,
    /** By default, solves in a worker of the browser. */
    private readonly solve?: Solve,
  ) {}

  /** Whether a captcha is being solved; for `useSyncExternalStore` together with `subscribe`. */
  readonly isSolving = (): boolean => this.running > 0;

  /** Calls back when `isSolving` changes; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Runs an attempt, and repeats it with a solved captcha when the first was refused because it lacked one.
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
      const { solvedCaptcha } = await loaded(() => import('./solved-captcha.js'), this.locale());
      return await solvedCaptcha(captchaType, this.call, this.locale(), this.solve);
    } finally {
      this.change(-1);
    }
  }

  private change(by: 1 | -1): void {
    this.running += by;
    this.listeners.forEach((listener) => listener());
  }
}
