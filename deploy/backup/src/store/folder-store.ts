import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../failure.js';
import type { Entry, Store } from './store.js';

/** Folder of half-written files, as the file service has one. */
const UNFINISHED = '.unfinished';

/** Objects as files below one folder. Whoever may write there may delete as well, which a folder cannot prevent. */
export class FolderStore implements Store {
  constructor(private readonly folder: string) {}

  get title(): string {
    return this.folder;
  }

  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  async *list(prefix: string): AsyncIterable<Entry> {
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for await (const path of this.files(join(this.folder, start))) {
      const name = relative(this.folder, path).split(sep).join('/');
      if (!name.startsWith(prefix)) continue;
      const found = await stat(path).catch(ignoreMissing);
      if (found) yield { name, sizeBytes: found.size, version: String(Math.trunc(found.mtimeMs)) };
    }
  }

  async existing(names: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(names.map((name) => stat(this.pathOf(name)).catch(ignoreMissing)));
    return new Set(names.filter((_, index) => found[index]?.isFile()));
  }

  async open(name: string): Promise<Readable> {
    const stream = createReadStream(this.pathOf(name));
    try {
      await once(stream, 'open');
      return stream;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
      throw new BackupError(`${name} is missing in ${this.title}.`);
    }
  }

  async put(name: string, content: Readable): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = join(this.folder, UNFINISHED, randomUUID());
    try {
      await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(unfinished, { flush: true, mode: 0o600 }));
      // A link appears as a whole, and never replaces a file.
      await link(unfinished, path).catch((failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'EEXIST') throw failure;
      });
    } finally {
      content.destroy();
      await rm(unfinished, { force: true });
    }
  }

  private async *files(folder: string): AsyncIterable<string> {
    const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
    // Sorted, so that names of one page lie close together.
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === UNFINISHED) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.files(path);
      else if (entry.isFile()) yield path;
    }
  }

  private pathOf(name: string): string {
    const path = resolve(this.folder, name);
    if (!path.startsWith(resolve(this.folder) + sep) || name.includes('\0'))
      throw new BackupError(
        `The name "${name}" leads out of ${this.title}; somebody has changed the backup.`,
      );
    return path;
  }
}

function ignoreMissing(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure;
}
