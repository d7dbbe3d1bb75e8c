import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../failure.js';
import { entriesOf } from '../files/tar-entries.js';

/** Account that runs the server, where this process is root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Unpacks the tar of a base backup into an empty folder, from which a server of the same version starts. */
export async function unpackDatabase(tar: Readable, folder: string, owner?: Owner): Promise<void> {
  // Its parents are not the server's alone.
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  for await (const entry of entriesOf(tar)) {
    const path = resolve(folder, entry.header.name);
    if (path !== resolve(folder) && !path.startsWith(resolve(folder) + sep))
      throw new BackupError(
        `The archive of the database has the name "${entry.header.name}", which leads out of its folder.`,
      );
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry as unknown as Readable, createWriteStream(path, { mode: 0o600 }));
    }
    if (owner) await chown(path, owner.uid, owner.gid);
  }
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
    await rm(resolve(folder, name), { recursive: true, force: true });
}
