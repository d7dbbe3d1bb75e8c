import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Runs long tasks one at a time, each in an iteration of the event loop of its own, so that new events wait for at most
 * one of them, however many are queued.
 */
export class OnePerTurn {
  private readonly limit = pLimit(1);

  /** Resolves to the result of the task; tasks start in the order of the calls. */
  run<T>(task: () => T): Promise<T> {
    return this.limit(async () => {
      await nextTurn();
      return task();
    });
  }
}
