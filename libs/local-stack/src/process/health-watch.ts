import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process.js';
import type { Supervisor } from './supervisor.js';

export interface HealthWatchOptions {
  /** Whether the process works; a rejection counts as false. */
  readonly check: () => Promise<boolean>;
  /** Called with one sentence whenever the process is restarted, or is given up. */
  readonly say: (sentence: string) => void;
  readonly everyMs?: number;
  /** Time without a successful check after which a process is restarted. */
  readonly silentMs?: number | undefined;
  /** The same time for a process that has not worked since its start. */
  readonly startMs?: number;
  /** Number of restarts after which the process is given up: another one would not help either. */
  readonly mostRestarts?: number;
}

/** Time of successful checks after which earlier restarts no longer count. */
const STEADY_MS = 60_000;
/** Minimum number of consecutive failures before a restart: this process may have been suspended itself. */
const FEWEST_FAILURES = 3;

/** Restarts a process that runs but does not work, for instance because its event loop is blocked. */
export class HealthWatch {
  private watched: ManagedProcess | undefined;
  private hasWorked = false;
  private workedAt = 0;
  /** Begin of the current series of successful checks. */
  private worksSince = 0;
  private failures = 0;
  private restarts = 0;
  private stopping = false;

  constructor(
    private readonly supervisor: Supervisor,
    private readonly options: HealthWatchOptions,
  ) {
    void this.run();
  }

  stop(): void {
    this.stopping = true;
  }

  private async run(): Promise<void> {
    const { everyMs = 5_000, mostRestarts = 5, say } = this.options;
    while (!this.stopping) {
      await sleep(everyMs, undefined, { ref: false });
      if (this.stopping || !(await this.isOverdue())) continue;
      const { name } = this.supervisor.process;
      if (this.restarts === mostRestarts)
        return say(`${name} does not work after ${mostRestarts} restarts; it is left as it is.`);
      this.restarts += 1;
      say(`${name} has not passed its health check for ${this.limitMs / 1000} s and is restarted.`);
      await this.supervisor.process.stop();
    }
  }

  private get limitMs(): number {
    const { silentMs = 30_000, startMs = 120_000 } = this.options;
    return this.hasWorked ? silentMs : startMs;
  }

  private async isOverdue(): Promise<boolean> {
    const { process } = this.supervisor;
    if (process !== this.watched) {
      this.watched = process;
      this.hasWorked = false;
      this.workedAt = Date.now();
      this.failures = 0;
    }
    if (process.end !== undefined) return false;
    const works = await this.options.check().catch(() => false);
    if (works) {
      const now = Date.now();
      if (!this.hasWorked || this.failures > 0) this.worksSince = now;
      if (now - this.worksSince >= STEADY_MS) this.restarts = 0;
      this.hasWorked = true;
      this.workedAt = now;
      this.failures = 0;
      return false;
    }
    this.failures += 1;
    return this.failures >= FEWEST_FAILURES && Date.now() - this.workedAt >= this.limitMs;
  }
}
