import { setTimeout as sleep } from 'node:timers/promises';
import { setReadOnly } from '../infrastructure/read-only.js';
import type { Supervisor } from '../process/supervisor.js';
import { ENOUGH_BYTES, freeBytesOf, inMegabytes, SHORT_BYTES } from '../process/free-space.js';

export interface DiskGuardOptions {
  readonly folder: string;
  /** Administrator of the database, where its files are in the folder. */
  readonly databaseUrl?: string | undefined;
  /** The processes with files in the folder, which may have ended because it was full. */
  readonly processes: () => readonly Pick<Supervisor, 'startNow'>[];
  readonly say: (sentence: string) => void;
  readonly everyMs?: number;
}

/**
 * Makes the database read-only before the disk is full, so that pages are still shown and each change is refused with a reason;
 * ends that when there is space again, and restarts at once what the full disk has ended.
 */
export class DiskGuard {
  private shortage = false;
  private isReadOnly = false;
  private stopping = false;

  constructor(private readonly options: DiskGuardOptions) {
    void this.run();
  }

  /** Whether the disk has too little space, so that a process which fails needs space and no restart. */
  get isShort(): boolean {
    return this.shortage;
  }

  stop(): void {
    this.stopping = true;
  }

  private async run(): Promise<void> {
    const { folder, everyMs = 1_000 } = this.options;
    while (!this.stopping) {
      const free = spaceIn(folder);
      if (free !== undefined) this.judge(free);
      await this.adjustDatabase();
      await sleep(everyMs, undefined, { ref: false });
    }
  }

  private judge(free: number): void {
    const { folder, processes, say } = this.options;
    if (!this.shortage && free < SHORT_BYTES) {
      this.shortage = true;
      say(
        `The disk of ${folder} has only ${inMegabytes(free)} left. Nothing is stored until ${inMegabytes(ENOUGH_BYTES)} are free; pages are still shown.`,
      );
    } else if (this.shortage && free >= ENOUGH_BYTES) {
      this.shortage = false;
      say(`The disk of ${folder} has space again; everything is stored as before.`);
      for (const supervisor of processes()) supervisor.startNow();
    }
  }

  /** Repeated until it succeeds: the database may be down, or have no space for its configuration. */
  private async adjustDatabase(): Promise<void> {
    const { databaseUrl } = this.options;
    if (!databaseUrl || this.isReadOnly === this.shortage) return;
    const wanted = this.shortage;
    await setReadOnly(databaseUrl, wanted).then(
      () => (this.isReadOnly = wanted),
      () => undefined,
    );
  }
}

/** Returns the free space in bytes; undefined when the folder is not there, of which its processes tell by themselves. */
function spaceIn(folder: string): number | undefined {
  try {
    return freeBytesOf(folder);
  } catch {
    return undefined;
  }
}
