import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Runs long tasks one at a time, each in an iteration of the event loop of its own, so that whatever arrives meanwhile waits for
 * one of them at most, however many are waiting.
 */
export class OnePerTurn {
  private readonly limit = pLimit(1);

  /** Resolves with what the task returns; tasks start in the order of the calls, and none waits for what another one promises. */
  async run<T>(task: () => T | Promise<T>): Promise<T> {
    const { returned } = await this.limit(async () => {
      await nextTurn();
      return { returned: task() };
    });
    return returned;
  }
}
