import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

const EVERY_MS = 700;
const LONGEST_READ = 256 * 1024;

/** Reads the lines that processes append to their log files after the follower is created. */
export class LogFollower {
  private readonly positions = new Map<string, number>();
  /** The incomplete last line of each file. */
  private readonly begun = new Map<string, string>();
  private readonly timer: NodeJS.Timeout;

  /** `onLines` is called with the name of a file and its new lines. */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly onLines: (name: string, lines: readonly string[]) => void,
    everyMs = EVERY_MS,
  ) {
    for (const file of files.values()) this.positions.set(file, sizeOf(file));
    this.timer = setInterval(() => this.look(), everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.look();
  }

  /** Reads what is new at once; a timer calls it otherwise. */
  look(): void {
    for (const [name, file] of this.files) {
      const lines = `${this.begun.get(file) ?? ''}${this.newText(file)}`.split('\n');
      this.begun.set(file, lines.pop()!);
      if (lines.length > 0) this.onLines(name, lines);
    }
  }

  private newText(file: string): string {
    const size = sizeOf(file);
    const read = this.positions.get(file) ?? 0;
    // A log that became too large was emptied and begins anew.
    const from = read > size ? 0 : read;
    this.positions.set(file, size);
    if (size === from) return '';
    const buffer = Buffer.alloc(Math.min(size - from, LONGEST_READ));
    const handle = openSync(file, 'r');
    readSync(handle, buffer, 0, buffer.length, from);
    closeSync(handle);
    return buffer.toString();
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
