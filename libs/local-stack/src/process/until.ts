import { setTimeout as sleep } from 'node:timers/promises';

export interface UntilOptions {
  /** What is waited for, for the error message. */
  readonly what: string;
  readonly timeoutMs: number;
  readonly everyMs?: number;
  /** Why waiting longer is pointless, or undefined. */
  readonly givenUp?: () => string | undefined;
}

/** Repeats a question until its answer is not undefined. */
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
