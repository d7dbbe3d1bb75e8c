import { setTimeout as sleep } from 'node:timers/promises';

export interface UntilOptions {
  /** The awaited condition, for the error message. */
  readonly what: string;
  readonly timeoutMs: number;
  readonly everyMs?: number;
  /** Returns a reason to stop waiting, or undefined. */
  readonly givenUp?: () => string | undefined;
}

/** Repeats `ask` until its result is not undefined. */
export async function until<T>(ask: () => Promise<T | undefined>, options: UntilOptions): Promise<T> {
  const deadline = Date.now() + options.timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    const lost = options.givenUp?.();
    if (lost) throw new Error(`${options.what}: ${lost}`);
    if (Date.now() > deadline) {
      throw new Error(`${options.what}: no answer within ${options.timeoutMs / 1000} s`);
    }
    await sleep(options.everyMs ?? 50);
  }
}
