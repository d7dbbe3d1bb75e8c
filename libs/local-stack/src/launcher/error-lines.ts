import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

const EVERY_MS = 700;
/** Maximum number of lines shown of one service for each read of its file; the log file has all of them. */
const AT_MOST = 5;
const LONGEST_READ = 256 * 1024;

/** Shows the error-level lines that services write to their log files, while they write them. */
export class ErrorLines {
  private readonly positions = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly say: (line: string) => void,
  ) {
    for (const file of files.values()) this.positions.set(file, sizeOf(file));
    this.timer = setInterval(() => this.look(), EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.look();
  }

  private look(): void {
    for (const [name, file] of this.files) {
      const errors = this.newText(file).split('\n').flatMap(errorIn);
      for (const error of errors.slice(0, AT_MOST)) this.say(`${name}: ${error}`);
      if (errors.length > AT_MOST) this.say(`${name}: ${errors.length - AT_MOST} more in ${file}`);
    }
  }

  private newText(file: string): string {
    const size = sizeOf(file);
    const from = Math.min(this.positions.get(file) ?? 0, size);
    this.positions.set(file, size);
    if (size === from) return '';
    const buffer = Buffer.alloc(Math.min(size - from, LONGEST_READ));
    const handle = openSync(file, 'r');
    readSync(handle, buffer, 0, buffer.length, from);
    closeSync(handle);
    return buffer.toString();
  }
}

/** The message of a JSON log line of level error or worse; nothing for any other line. */
export function errorIn(line: string): readonly string[] {
  if (!/"level":"?(error|fatal|[56]0)/.test(line)) return [];
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const cause = err?.message && err.message !== msg ? `: ${err.message}` : '';
    return [`${msg ?? 'error'}${cause}`.split('\n')[0]!];
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
