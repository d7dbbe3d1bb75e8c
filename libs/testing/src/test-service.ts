import { readFileSync } from 'node:fs';
import { spawnService, untilReady } from '@mall/local-stack';
import type { ManagedProcess, ServiceName, ServiceProcessOptions } from '@mall/local-stack';

/** One built service as a real process, which a test can stop, kill and start again. */
export class TestService {
  private current: ManagedProcess | undefined;

  constructor(
    readonly name: ServiceName,
    private readonly options: ServiceProcessOptions,
  ) {}

  /** Base URL of everything that it serves over HTTP, health routes included. */
  get url(): string {
    return `http://127.0.0.1:${this.options.env['HTTP_PORT']}`;
  }

  get pid(): number {
    return this.running().pid;
  }

  /** Resolves when the service is ready; with `{ wait: false }` as soon as the process exists. */
  async start({ wait = true } = {}): Promise<this> {
    const started = await spawnService(this.name, this.options);
    this.current = started;
    if (wait) {
      await untilReady(this.name, this.url, () =>
        started.end ? `it ended with ${started.end}\n${this.logs()}` : undefined,
      );
    }
    return this;
  }

  /** Stops the service gracefully and waits until it has ended; returns how it ended. */
  async stop(): Promise<string | undefined> {
    await this.current?.stop();
    return this.current?.end;
  }

  /** Kills the service without letting it finish anything. */
  async kill9(): Promise<void> {
    await this.running().kill9();
  }

  /** Returns its output so far. */
  logs(): string {
    return readFileSync(this.options.logFile, 'utf8');
  }

  private running(): ManagedProcess {
    if (!this.current) throw new Error(`${this.name} was never started.`);
    return this.current;
  }
}
