import type { ManagedProcess, Supervisor } from '@mall/local-stack';

/** One supervised process of the system under test, which can be killed, stopped, suspended and resumed. */
export class Part {
  constructor(
    readonly name: string,
    readonly supervisor: Supervisor,
    /** URL of a service's readiness check; servers have none. */
    readonly healthUrl?: string,
  ) {}

  get process(): ManagedProcess {
    return this.supervisor.process;
  }

  get isAlive(): boolean {
    return this.process.end === undefined;
  }

  /** Returns the number of restarts. */
  get restarts(): number {
    return this.supervisor.restarts;
  }

  /** Sends a signal to the whole process group; false when none of it runs. */
  signal(signal: NodeJS.Signals): boolean {
    if (!this.isAlive) return false;
    try {
      process.kill(-this.process.pid, signal);
      return true;
    } catch {
      return false;
    }
  }

  /** Kills it and waits until it has ended. The supervisor restarts it. */
  async kill9(): Promise<boolean> {
    const current = this.process;
    if (!this.signal('SIGKILL')) return false;
    await current.exited;
    return true;
  }

  /** Stops it gracefully, as a rolling restart does, and waits until it has ended. */
  async term(): Promise<boolean> {
    const current = this.process;
    if (!this.signal('SIGTERM')) return false;
    await current.exited;
    return true;
  }

  /** Kills it without a restart. */
  async destroy(): Promise<void> {
    const stopped = this.supervisor.stop();
    this.signal('SIGKILL');
    await stopped;
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
