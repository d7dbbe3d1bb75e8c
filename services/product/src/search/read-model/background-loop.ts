/** Work that repeats in the background until it is stopped, with pauses that end early when it is woken. */
export class BackgroundLoop {
  private stopping = false;
  private wakeUp: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  /** True from the moment at which the work shall end. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** `work` handles its failures itself, and returns once `isStopping`. */
  start(work: () => Promise<void>): void {
    this.running = work();
  }

  /** Ends the pause, if there is one. */
  wake(): void {
    this.wakeUp();
  }

  /** Does not wait once the work is to end. */
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
