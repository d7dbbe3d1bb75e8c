import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { platformErrors } from '@mall/contracts/define';
import { checkName } from './object-key.js';
import { Storage, type Bucket, type PartOf, type StoredObject } from './bucket.port.js';

/**
 * Whether an error shows that the disk is missing or not in order, so that the client should try again. A full disk
 * gives another error.
 */
const isAway = ({ code }: NodeJS.ErrnoException): boolean =>
  code !== undefined && ['ENOENT', 'ENOTDIR', 'ENODEV', 'EIO', 'ESTALE', 'EROFS'].includes(code);

/** Objects as files below one folder. */
class DiskBucket implements Bucket {
  constructor(readonly folder: string) {}

  async put(name: string, source: Readable, sizeBytes: number): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = join(this.folder, '.unfinished', randomUUID());
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      const target = createWriteStream(unfinished, { flush: true });
      await pipeline(source, target);
      if (target.bytesWritten !== sizeBytes) throw new Error(`${name} is not as long as it was said to be.`);
      await mkdir(dirname(path), { recursive: true });
      // The object appears under its name by renaming, so that a half-written one is never read.
      await rename(unfinished, path);
    } catch (failure) {
      source.destroy();
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw isAway(failure as NodeJS.ErrnoException) ? platformErrors.unavailable() : failure;
    }
  }

  async open(name: string, partOf?: PartOf): Promise<StoredObject | undefined> {
    const handle = await open(this.pathOf(name), 'r').catch(async (failure: NodeJS.ErrnoException) => {
      if (!isAway(failure)) throw failure;
      // A missing object is an answer; a missing folder of objects is a failure.
      if (await isFolder(this.folder)) return undefined;
      throw platformErrors.unavailable();
    });
    if (!handle) return undefined;
    const { size } = await handle.stat();
    const range = partOf?.(size);
    return { stream: createReadStream('', { fd: handle, ...range }), sizeBytes: size, range };
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    const path = resolve(this.folder, checkName(name));
    if (!path.startsWith(resolve(this.folder) + sep))
      throw new Error('The path of an object leaves its folder.');
    return path;
  }
}

export class DiskStorage extends Storage {
  override readonly public: Bucket;
  override readonly private: Bucket;

  constructor(private readonly folder: string) {
    super();
    this.public = new DiskBucket(join(folder, 'public'));
    this.private = new DiskBucket(join(folder, 'private'));
  }

  override async prepare(): Promise<void> {
    await mkdir(join(this.folder, 'public'), { recursive: true });
    await mkdir(join(this.folder, 'private'), { recursive: true, mode: 0o700 });
  }

  override async isReady(): Promise<boolean> {
    return (await isFolder(join(this.folder, 'private'))) && isFolder(join(this.folder, 'public'));
  }
}

/** Whether the path is a folder that can be written to. */
function isFolder(path: string): Promise<boolean> {
  return access(`${path}${sep}`, constants.W_OK).then(
    () => true,
    () => false,
  );
}
