import type { ManagedProcess, Supervisor } from '@mall/local-stack';

/** One supervised process of the system under test, which may be killed, asked to end, stopped and woken. */
export class Part {
  constructor(
    readonly name: string,
    private readonly supervisor: Supervisor,
    /** Where a service says whether it is ready; servers have none. */
    readonly healthUrl?: string,
  ) {}

  get process(): ManagedProcess {
    return this.supervisor.process;
  }

  get isAlive(): boolean {
    return this.process.end === undefined;
  }

  /** How often it was started again. */
  get restarts(): number {
    return this.supervisor.restarts;
  }

  /** To the whole group of the process; false when nothing of it lives. */
  signal(signal: NodeJS.Signals): boolean {
    if (!this.isAlive) return false;
    try {
      process.kill(-this.process.pid, signal);
      return true;
    } catch {
      return false;
    }
  }

  /** Ends it as a crash would, and waits until it is gone. The supervisor starts it again. */
  async kill9(): Promise<boolean> {
    const current = this.process;
    if (!this.signal('SIGKILL')) return false;
    await current.exited;
    return true;
  }

  /** Asks it to end, as a rolling restart does, and waits until it is gone. */
  async term(): Promise<boolean> {
    const current = this.process;
    if (!this.signal('SIGTERM')) return false;
    await current.exited;
    return true;
  }

  async isReady(): Promise<boolean> {
    if (!this.isAlive) return false;
    if (!this.healthUrl) return true;
    const answer = await fetch(`${this.healthUrl}/health/ready`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok === true;
  }

  async stop(): Promise<void> {
    this.signal('SIGCONT');
    await this.supervisor.stop();
  }
}
