import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endGroup } from './end-group.js';
import { cutLog, LogLimit } from './log-limit.js';
import type { ProcessLedger } from './process-ledger.js';
import { useBatchScheduling } from './batch-scheduling.js';

export interface ProcessOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** File to which the output of the process is appended; `LogLimit` keeps it small. */
  readonly logFile: string;
  readonly ledger?: ProcessLedger;
  /** Signal that stops this program gracefully; SIGTERM by default. */
  readonly endSignal?: NodeJS.Signals;
  readonly graceMs?: number;
}

/**
 * A child in a process group of its own: Ctrl-C in the terminal reaches the launcher only, which then ends its children in the
 * right order, and ending a child also ends the processes that it has started.
 */
export class ManagedProcess {
  readonly pid: number;
  readonly exited: Promise<string>;
  private ended: string | undefined;

  private constructor(
    private readonly options: ProcessOptions,
    child: ChildProcess,
  ) {
    this.pid = child.pid ?? 0;
    const limit = new LogLimit(options.logFile);
    this.exited = once(child, 'exit').then(([code, signal]: unknown[]) => {
      this.ended = signal ? `signal ${String(signal)}` : `code ${String(code)}`;
      limit.stop();
      options.ledger?.remove(this.pid);
      return this.ended;
    });
  }

  static async start(options: ProcessOptions): Promise<ManagedProcess> {
    useBatchScheduling();
    mkdirSync(dirname(options.logFile), { recursive: true });
    await cutLog(options.logFile).catch(() => undefined);
    const log = openSync(options.logFile, 'a');
    const child = spawn(options.command, [...options.args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ['ignore', log, log],
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
    });
    closeSync(log);
    await once(child, 'spawn');
    const started = new ManagedProcess(options, child);
    options.ledger?.add(options.name, started.pid);
    return started;
  }

  get name(): string {
    return this.options.name;
  }

  get logFile(): string {
    return this.options.logFile;
  }

  /** Starts the same program again after this process has ended. */
  respawn(): Promise<ManagedProcess> {
    return ManagedProcess.start(this.options);
  }

  /** Returns how the process ended; undefined while it runs. */
  get end(): string | undefined {
    return this.ended;
  }

  async stop(): Promise<void> {
    if (this.ended === undefined) {
      await endGroup(this.pid, this.options.graceMs ?? 8_000, this.options.endSignal ?? 'SIGTERM');
    }
    await this.exited;
  }

  kill9(): Promise<string> {
    process.kill(-this.pid, 'SIGKILL');
    return this.exited;
  }

  /** Returns the last lines of its output, for error messages. */
  lastLines(count = 15): string {
    return readFileSync(this.options.logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  }
}
