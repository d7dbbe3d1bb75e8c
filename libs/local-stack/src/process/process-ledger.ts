import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endGroup, signalGroup } from './end-group.js';
import { startTimeOf } from './start-time.js';

interface Entry {
  readonly name: string;
  readonly pid: number;
  readonly startTime: string;
}

interface Page {
  /** The launcher or test run that wrote the file. */
  readonly owner: Entry | null;
  /** The children in the order of their start. */
  readonly children: readonly Entry[];
}

const EMPTY: Page = { owner: null, children: [] };
const SAVE_AGAIN_MS = 2_000;

/**
 * The processes of one data folder, recorded on disk, so that the next run can stop those that a killed run left behind. Only
 * processes whose start time still matches are stopped.
 */
export class ProcessLedger {
  private children: Entry[] = [];
  private guarded = false;
  private again: NodeJS.Timeout | undefined;

  constructor(private readonly file: string) {}

  /** Returns the pid of the running process that uses this data folder; undefined when there is none. */
  static owner(file: string): number | undefined {
    const { owner } = read(file);
    return owner && isAlive(owner) ? owner.pid : undefined;
  }

  /** Stops the processes that an earlier run left behind, newest first. @returns their names. */
  async sweep(): Promise<readonly string[]> {
    const left = read(this.file).children.filter(isAlive).reverse();
    for (const { pid } of left) await endGroup(pid, 4_000);
    rmSync(this.file, { force: true });
    return left.map(({ name }) => name);
  }

  /** Records this process as the owner before it starts other processes. @throws Error when it cannot be written. */
  claim(): void {
    this.save();
  }

  add(name: string, pid: number): void {
    const startTime = startTimeOf(pid);
    if (!startTime) return;
    this.guard();
    this.children.push({ name, pid, startTime });
    this.saveLater();
  }

  remove(pid: number): void {
    this.children = this.children.filter((entry) => entry.pid !== pid);
    this.saveLater();
  }

  close(): void {
    clearTimeout(this.again);
    rmSync(this.file, { force: true });
  }

  /** Stops the children when this process ends, except when it is killed. */
  private guard(): void {
    if (this.guarded) return;
    this.guarded = true;
    process.once('exit', () => {
      for (const { pid } of this.children) signalGroup(pid, 'SIGKILL');
    });
  }

  /** Saves at once or, on a full disk, as soon as there is space: the processes themselves need no ledger. */
  private saveLater(): void {
    clearTimeout(this.again);
    try {
      this.save();
    } catch {
      this.again = setTimeout(() => this.saveLater(), SAVE_AGAIN_MS).unref();
    }
  }

  private save(): void {
    const owner = { name: 'launcher', pid: process.pid, startTime: startTimeOf(process.pid) ?? '' };
    mkdirSync(dirname(this.file), { recursive: true });
    // Written to another file and renamed, so that a kill cannot leave an incomplete ledger.
    writeFileSync(`${this.file}.new`, JSON.stringify({ owner, children: this.children }, null, 1));
    renameSync(`${this.file}.new`, this.file);
  }
}

function read(file: string): Page {
  if (!existsSync(file)) return EMPTY;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Page;
  } catch {
    return EMPTY;
  }
}

function isAlive({ pid, startTime }: Entry): boolean {
  return startTimeOf(pid) === startTime;
}
