import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';

/** Interval in which the folder is checked for a new build. */
const LOOK_MS = 1_000;
/** Number of checks in a row without changes after which a build is complete: packing one large file takes a second or two. */
const QUIET_LOOKS = 3;
const PAGE = 'index.html';

/** Distinguishes two states of a file. */
type Stamp = string;
/** Stamps by path within the folder, with slashes. */
type Listing = ReadonlyMap<string, Stamp>;

/** The page of a complete build. */
export interface BuiltPage {
  readonly html: string;
  /** Number of the build, counted since the start. */
  readonly build: number;
}

/** State of a file: as the build has it, being written or replaced, or missing. */
export type FileState = 'whole' | 'changing' | 'missing';

/**
 * Files of a built browser app, which may be rebuilt while the gateway runs. A new build is used when it is complete:
 * it has its page, every file that the page names, and `needed`, and nothing has changed for three seconds. Until then
 * the former page is sent, and only those files that are unchanged.
 */
export class BuiltApp {
  private quietLooks = 0;
  private isLooking = false;
  private readonly renewed: (() => void)[] = [];

  private constructor(
    private readonly root: string,
    private readonly needed: readonly string[],
    private files: Listing,
    private current: BuiltPage | undefined,
    /** Files at the last check, while a new build is being written. */
    private changing: Listing | undefined,
  ) {}

  /**
   * Opens the folder of a build. `needed` are files without which a build is not complete, besides its page and the
   * files that it names.
   */
  static async open(root: string, needed: readonly string[] = []): Promise<BuiltApp> {
    const html = await readFile(join(root, PAGE), 'utf8').catch(() => undefined);
    const files = await listingOf(root);
    const page = html === undefined ? undefined : { html, build: 0 };
    const app = new BuiltApp(root, needed, files, page, page ? undefined : files);
    setInterval(() => void app.look(), LOOK_MS).unref();
    return app;
  }

  /** Returns the page; `undefined` while there has been no complete build yet. */
  get page(): BuiltPage | undefined {
    return this.current;
  }

  /** Calls `when` after each change to a new build. */
  onRenewal(when: () => void): void {
    this.renewed.push(when);
  }

  async stateOf(path: string): Promise<FileState> {
    if (!isPublic(path)) return 'missing';
    const variants = [path, `${path}.br`, `${path}.gz`];
    const stamps = await Promise.all(variants.map((variant) => stampOf(join(this.root, variant))));
    if (variants.every((variant, at) => this.files.get(variant) === stamps[at]))
      return this.files.has(path) ? 'whole' : 'missing';
    // The timer would not notice a build whose page stays the same.
    this.changing ??= this.files;
    return stamps[0] === undefined && !this.files.has(path) ? 'missing' : 'changing';
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.compare();
    } catch {
      // A folder was removed meanwhile; the next check is in a second.
      this.quietLooks = 0;
    } finally {
      this.isLooking = false;
    }
  }

  private async compare(): Promise<void> {
    if (!this.changing && (await stampOf(join(this.root, PAGE))) === this.files.get(PAGE)) return;
    const before = this.changing;
    const now = await listingOf(this.root);
    this.changing = now;
    this.quietLooks = before && areEqual(before, now) ? this.quietLooks + 1 : 0;
    if (this.quietLooks < QUIET_LOOKS || ![PAGE, ...this.needed].every((path) => now.has(path))) return;
    const html = await readFile(join(this.root, PAGE), 'utf8');
    if (!hasAllNamed(html, now)) return;
    this.take(html, now);
  }

  private take(html: string, files: Listing): void {
    this.changing = undefined;
    this.quietLooks = 0;
    this.files = files;
    this.current = { html, build: (this.current?.build ?? 0) + 1 };
    for (const when of this.renewed) when();
  }
}

/** Whether a file is served: not the renderer, a packed variant by its own name, or notes of a build for other programs. */
const isPublic = (path: string): boolean =>
  path !== PAGE && !/^server\/|(?:^|\/)\.|\.(?:br|gz)$|\\|\0/.test(path);

/** Whether all files exist that the page loads from below `assets`. */
function hasAllNamed(html: string, files: Listing): boolean {
  const named = html.matchAll(/(?:src|href)="\/(?:console\/)?(assets\/[^"?#]+)"/g);
  return [...named].every(([, path]) => files.has(path!));
}

const stampFrom = ({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp => [size, mtimeMs, ctimeMs, ino].join(' ');

/** Returns the stamp of a file; `undefined` when there is none. */
async function stampOf(file: string): Promise<Stamp | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stampFrom(stats) : undefined;
}

async function listingOf(root: string): Promise<Listing> {
  const entries = await readdir(root, { recursive: true, encoding: 'utf8' });
  const all = await Promise.all(
    entries.map(
      async (entry) => [entry.replaceAll(sep, posix.sep), await stampOf(join(root, entry))] as const,
    ),
  );
  return new Map(all.filter((one): one is [string, Stamp] => one[1] !== undefined));
}

function areEqual(one: Listing, other: Listing): boolean {
  return one.size === other.size && [...one].every(([path, stamp]) => other.get(path) === stamp);
}
