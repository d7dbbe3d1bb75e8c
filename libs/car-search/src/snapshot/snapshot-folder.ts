import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Pace } from '../index/pace.js';
import { UnfitSnapshotError } from './snapshot-format.js';
import { SnapshotReader } from './snapshot-reader.js';

const PREFIX = 'cars-';
const STORED = '.snapshot';
const PART = '.part';
/** Time after which files of killed writers are deleted; those of other builds are deleted after a day. */
const PART_KEPT_MS = 15 * 60_000;
const OTHERS_KEPT_MS = 24 * 3_600_000;
/** Factor of the required space: writing must leave at least as much space as the file takes. */
const SPARE = 2;

/**
 * Folder with the file of this build. Several processes may use one folder: each writes a file of its own and renames
 * it, so that a reader finds one complete file, whichever process wrote it last.
 */
export class SnapshotFolder {
  private readonly path: string;

  constructor(
    private readonly dir: string,
    readonly fingerprint: string,
  ) {
    this.path = join(dir, `${PREFIX}${fingerprint}${STORED}`);
  }

  /**
   * Opens the stored file, if there is one.
   * @throws UnfitSnapshotError for one that another user could have written
   */
  async open(): Promise<FileHandle | undefined> {
    let file: FileHandle;
    try {
      file = await open(this.path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw failure;
    }
    try {
      checkOwner(await file.stat());
      return file;
    } catch (failure) {
      await file.close();
      throw failure;
    }
  }

  /**
   * Opens the stored file for a model, if there is one.
   * @param rests whether reading leaves half of the processor time to others
   * @throws UnfitSnapshotError
   */
  async read({ rests }: { readonly rests: boolean }): Promise<SnapshotReader | undefined> {
    const file = await this.open();
    return file && SnapshotReader.open(file, this.fingerprint, new Pace(rests));
  }

  /**
   * Replaces the stored file by the output of `write`. When it fails, the former file stays and no part is left.
   * @param write returns the length in bytes
   * @throws Error when the disk is full, or almost
   */
  async replace(write: (file: FileHandle) => Promise<number>): Promise<number> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    await this.sweep();
    const before = await stat(this.path).catch(() => undefined);
    await this.checkSpace((before?.size ?? 0) * SPARE);
    const part = join(this.dir, `${PREFIX}${randomUUID()}${PART}`);
    const file = await open(part, 'wx', 0o600);
    try {
      const bytes = await write(file).finally(() => file.close());
      await rename(part, this.path);
      return bytes;
    } catch (failure) {
      await rm(part, { force: true }).catch(() => undefined);
      throw failure;
    }
  }

  private async checkSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.dir);
    if (bavail * bsize < bytes) throw new Error(`only ${bavail * bsize} bytes are free on the disk`);
  }

  /** Deletes files that killed writers and earlier builds have left. Files of running writers are younger. */
  private async sweep(): Promise<void> {
    for (const name of await readdir(this.dir)) {
      const kept = name.endsWith(PART) ? PART_KEPT_MS : OTHERS_KEPT_MS;
      const path = join(this.dir, name);
      if (!name.startsWith(PREFIX) || !(name.endsWith(PART) || name.endsWith(STORED)) || path === this.path)
        continue;
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > kept) await rm(path, { force: true }).catch(() => undefined);
    }
  }
}

/** Checks the owner: the content of the file is shown to buyers, so that nobody else may be able to write it. */
function checkOwner(file: Stats): void {
  if (!file.isFile()) throw new UnfitSnapshotError('it is not a file');
  // Windows has no user ids.
  const user = process.getuid?.();
  if (user === undefined) return;
  if (file.uid !== user) throw new UnfitSnapshotError('it belongs to another user');
  if ((file.mode & 0o022) !== 0) throw new UnfitSnapshotError('others may write it');
}
