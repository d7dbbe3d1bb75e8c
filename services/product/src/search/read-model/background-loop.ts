/** Work that repeats in the background until it is stopped, with pauses that end early on a wake-up. */
export class BackgroundLoop {
  private stopping = false;
  private wakeUp: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  /** Whether the work should end. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Starts the loop. `work` handles its failures itself, and returns once `isStopping`. */
  start(work: () => Promise<void>): void {
    this.running = work();
  }

  /** Ends the pause, if there is one. */
  wake(): void {
    this.wakeUp();
  }

  /** Waits; returns at once when the work should end. */
  pause(ms: number): Promise<void> {
    if (this.stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the pause and waits for the work. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
  }
}
