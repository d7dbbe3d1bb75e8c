import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';

/** How often it is looked whether the app was built anew. */
const LOOK_MS = 1_000;
/** Looks in a row that find nothing changed when a build is complete: packing one large file takes a second or two. */
const QUIET_LOOKS = 3;
const PAGE = 'index.html';

/** What tells one state of a file from another. */
type Stamp = string;
/** By path within the folder, with slashes. */
type Listing = ReadonlyMap<string, Stamp>;

/** The page of a complete build. */
export interface BuiltPage {
  readonly html: string;
  /** Counts the builds since the start. */
  readonly build: number;
}

/** A file as the build has it, one that is being written or replaced, or none. */
export type FileState = 'whole' | 'changing' | 'missing';

/**
 * The files of a built browser app, which may be built anew while the gateway runs. A new build is taken when it is complete: it has its
 * page, everything that the page names, and `needed`, and nothing has changed for three seconds. Until then the page is the former
 * one, and of the files only those are sent that are as they were.
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
    /** The files at the last look, while a new build is being written. */
    private changing: Listing | undefined,
  ) {}

  /** @param needed files without which a build is not complete, beside its page and what that names */
  static async open(root: string, needed: readonly string[] = []): Promise<BuiltApp> {
    const html = await readFile(join(root, PAGE), 'utf8').catch(() => undefined);
    const files = await listingOf(root);
    const page = html === undefined ? undefined : { html, build: 0 };
    const app = new BuiltApp(root, needed, files, page, page ? undefined : files);
    setInterval(() => void app.look(), LOOK_MS).unref();
    return app;
  }

  /** `undefined` while there has been no complete build yet. */
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
    // Of a build whose page stays as it is the timer would not notice.
    this.changing ??= this.files;
    return stamps[0] === undefined && !this.files.has(path) ? 'missing' : 'changing';
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.compare();
    } catch {
      // A folder was removed meanwhile; the next look is in a second.
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

/** Neither the renderer, nor a packed variant by its own name, nor what a build notes for other programs. */
const isPublic = (path: string): boolean =>
  path !== PAGE && !/^server\/|(?:^|\/)\.|\.(?:br|gz)$|\\|\0/.test(path);

/** Whether all files exist that the page loads from below `assets`. */
function hasAllNamed(html: string, files: Listing): boolean {
  const named = html.matchAll(/(?:src|href)="\/(?:console\/)?(assets\/[^"?#]+)"/g);
  return [...named].every(([, path]) => files.has(path!));
}

const stampFrom = ({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp => [size, mtimeMs, ctimeMs, ino].join(' ');

/** `undefined` when there is no such file. */
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
