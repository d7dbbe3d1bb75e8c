/**
 * Runs long tasks one at a time, each in an iteration of the event loop of its own, so that whatever arrives meanwhile waits for
 * one of them at most, however many are waiting. Own code: p-limit and its like start the next task in the same iteration.
 */
export class OnePerTurn {
  private readonly waiting: (() => void)[] = [];

  /** Resolves with what the task returns; tasks start in the order of the calls, and none waits for what another one promises. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        try {
          resolve(task());
        } catch (failure) {
          reject(failure as Error);
        }
      });
      if (this.waiting.length === 1) setImmediate(this.next);
    });
  }

  private readonly next = (): void => {
    this.waiting[0]!();
    this.waiting.shift();
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}
