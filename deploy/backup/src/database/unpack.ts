import { chmodSync, chownSync, closeSync, fchownSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupError } from '../failure.js';
import { entriesOf } from '../files/tar-entries.js';

/** Account that runs the server, where this process is root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Unpacks the tar of a base backup into an empty folder, from which a server of the same version starts. Synchronous calls: a
 * database is thousands of small files, and asynchronous calls took ten times as long.
 */
export async function unpackDatabase(tar: Readable, folder: string, owner?: Owner): Promise<void> {
  const root = resolve(folder);
  // Its parents are not the server's alone.
  mkdirSync(dirname(root), { recursive: true });
  mkdirSync(root, { recursive: true, mode: 0o700 });
  chmodSync(root, 0o700);
  if (owner) chownSync(root, owner.uid, owner.gid);
  for await (const entry of entriesOf(tar)) {
    const path = resolve(root, entry.header.name);
    if (path !== root && !path.startsWith(root + sep))
      throw new BackupError(
        `The archive of the database has the name "${entry.header.name}", which leads out of its folder.`,
      );
    if (entry.header.type === 'directory') {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (owner) chownSync(path, owner.uid, owner.gid);
      entry.resume();
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      await writeEntry(entry as unknown as AsyncIterable<Buffer>, path, owner);
    }
  }
}

async function writeEntry(content: AsyncIterable<Buffer>, path: string, owner?: Owner): Promise<void> {
  const file = openSync(path, 'w', 0o600);
  try {
    if (owner) fchownSync(file, owner.uid, owner.gid);
    for await (const chunk of content) writeAll(file, chunk);
  } finally {
    closeSync(file);
  }
}

/** Writes a whole chunk: one call may write a part of it. */
function writeAll(file: number, chunk: Buffer): void {
  for (let from = 0; from < chunk.length;) from += writeSync(file, chunk, from);
}

/** Whether a folder does not exist or has nothing in it. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
    return [];
  });
  return names.length === 0;
}

/** Removes the content of a folder, which may be the root of a volume. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    rmSync(resolve(folder, name), { recursive: true, force: true });
}
