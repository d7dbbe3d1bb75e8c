import type { ManagedProcess } from './managed-process.js';

export interface SupervisorOptions {
  /** Called with one sentence whenever a process has ended without `stop`. */
  readonly say: (sentence: string) => void;
  /** The longest pause before a restart; 30 s by default. */
  readonly longestDelayMs?: number;
}

/** Short, because pages fail until a killed process is back; it doubles with each early end. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 30_000;
/** A process that has run this long counts as stable. */
const STEADY_MS = 60_000;

/** Restarts a process when it ends. The pause doubles each time it ends soon after its start. */
export class Supervisor {
  private delayMs = FIRST_DELAY_MS;
  private stopping = false;
  private renewing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private deaths = 0;

  constructor(
    private current: ManagedProcess,
    private readonly options: SupervisorOptions,
  ) {
    this.watch();
  }

  get process(): ManagedProcess {
    return this.current;
  }

  /** Returns how often the process ended without `stop`. */
  get restarts(): number {
    return this.deaths;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.current.stop();
  }

  /** Restarts the process with its current code. Concurrent calls share the next start. */
  renew(): Promise<void> {
    this.renewing ??= this.replace().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  /** Ends the pause before the next restart, for instance because its obstacle is gone. */
  startNow(): void {
    this.delayMs = FIRST_DELAY_MS;
    if (!this.timer) return;
    clearTimeout(this.timer);
    void this.restart();
  }

  private async replace(): Promise<void> {
    clearTimeout(this.timer);
    this.delayMs = FIRST_DELAY_MS;
    await this.current.stop();
    await this.restart();
  }

  private watch(): void {
    const since = Date.now();
    void this.current.exited.then((end) => {
      if (this.stopping || this.renewing) return;
      this.deaths += 1;
      if (Date.now() - since > STEADY_MS) this.delayMs = FIRST_DELAY_MS;
      const { name, logFile } = this.current;
      this.options.say(
        `${name} ended with ${end}; it starts again in ${this.delayMs / 1000} s. Its log: ${logFile}`,
      );
      this.timer = setTimeout(() => void this.restart(), this.delayMs);
      this.delayMs = Math.min(this.delayMs * 2, this.options.longestDelayMs ?? LONGEST_DELAY_MS);
    });
  }

  private async restart(): Promise<void> {
    this.timer = undefined;
    try {
      this.current = await this.current.respawn();
    } catch (failure) {
      this.options.say(`${this.current.name} could not be started: ${(failure as Error).message}`);
      this.timer = setTimeout(() => void this.restart(), this.delayMs);
      return;
    }
    if (this.stopping) await this.current.stop();
    else this.watch();
  }
}
