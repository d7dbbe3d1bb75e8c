import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENOUGH_BYTES, freeBytesOf, inMegabytes } from '../process/free-space.js';

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOTDIR', 'a part of its path is a file'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'it can only be read there'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk space of this user is used up'],
]);

/**
 * Creates the data folder and writes a file into it for trial, before anything is started.
 * @throws Error that says why the folder is not writable.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    make(dataDir);
    const trial = join(dataDir, '.trial');
    writeFileSync(trial, 'x'.repeat(4_096));
    rmSync(trial);
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${REASONS.get(code) ?? message}. Choose another one with MALL_DATA_DIR.`,
    );
  }
  const free = freeBytesOf(dataDir);
  if (free >= ENOUGH_BYTES) return;
  throw new Error(
    `The data folder ${dataDir} cannot be used: its disk has only ${inMegabytes(free)} left, and a start needs ${inMegabytes(ENOUGH_BYTES)}. Free space, or choose another folder with MALL_DATA_DIR.`,
  );
}

/** Creates folder by folder: Node's `recursive` never ends where a folder cannot contain others, as `/proc`. */
function make(folder: string): void {
  if (!existsSync(dirname(folder))) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
}
