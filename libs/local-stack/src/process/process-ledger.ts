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
  /** In the order in which they were started. */
  readonly children: readonly Entry[];
}

const EMPTY: Page = { owner: null, children: [] };

/**
 * The processes of one data folder, on disk, so that a run that was killed leaves no orphans: the next
 * one finds them here and ends them. Only processes whose start time still matches are touched.
 */
export class ProcessLedger {
  private children: Entry[] = [];
  private guarded = false;

  constructor(private readonly file: string) {}

  /** The living run that holds this data folder, if there is one. */
  static owner(file: string): number | undefined {
    const { owner } = read(file);
    return owner && isAlive(owner) ? owner.pid : undefined;
  }

  /** Ends what an earlier run left behind, newest first; answers the names of what it ended. */
  async sweep(): Promise<readonly string[]> {
    const left = read(this.file).children.filter(isAlive).reverse();
    for (const { pid } of left) await endGroup(pid, 4_000);
    rmSync(this.file, { force: true });
    return left.map(({ name }) => name);
  }

  /** Makes this process the owner before it has started anything. */
  claim(): void {
    this.save();
  }

  add(name: string, pid: number): void {
    const startTime = startTimeOf(pid);
    if (!startTime) return;
    this.guard();
    this.children.push({ name, pid, startTime });
    this.save();
  }

  remove(pid: number): void {
    this.children = this.children.filter((entry) => entry.pid !== pid);
    this.save();
  }

  close(): void {
    rmSync(this.file, { force: true });
  }

  /** Whatever way this process ends, unless killed, it takes its children along. */
  private guard(): void {
    if (this.guarded) return;
    this.guarded = true;
    process.once('exit', () => {
      for (const { pid } of this.children) signalGroup(pid, 'SIGKILL');
    });
  }

  private save(): void {
    const owner = { name: 'launcher', pid: process.pid, startTime: startTimeOf(process.pid) ?? '' };
    mkdirSync(dirname(this.file), { recursive: true });
    // Written aside and renamed: a kill in the middle must not leave half a ledger.
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
