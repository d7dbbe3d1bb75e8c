import { statfsSync } from 'node:fs';

const MEGABYTE = 1_048_576;

/**
 * Free space below which nothing is stored any more. PostgreSQL ends when it cannot write its log, and NATS switches its streams off:
 * while nothing is stored, the rest is enough for what both write by themselves.
 */
export const SHORT_BYTES = 128 * MEGABYTE;
/** Free space from which everything is stored again, and which a start needs. */
export const ENOUGH_BYTES = 192 * MEGABYTE;

/** Returns the free space of the disk that holds the folder, in bytes. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;
