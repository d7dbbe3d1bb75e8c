import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freeBytesOf, SHORT_BYTES } from './free-space.js';

const MEGABYTE = 1_048_576;

/** Size of a log, in bytes, from which on its lines become the older part, `.log.1`. */
export const LARGEST_LOG = 20 * MEGABYTE;
/**
 * The same while the disk is short: PostgreSQL logs each change that it refuses, and the services do as well, so that the logs of all
 * processes together have to fit into the space that is left then.
 */
export const LARGEST_LOG_WHEN_SHORT = 2 * MEGABYTE;

/** Limits the log to which a process appends while it runs. */
export class LogLimit {
  private readonly timer: NodeJS.Timeout;
  private cutting: Promise<void> | undefined;

  constructor(
    private readonly file: string,
    everyMs = 1_000,
  ) {
    this.timer = setInterval(() => (this.cutting ??= this.cut()), everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async cut(): Promise<void> {
    await cutLog(this.file).catch(() => undefined);
    this.cutting = undefined;
  }
}

/**
 * Moves the end of a log that has become too large to `.1` beside it, and empties it. The file itself stays, because its process has it
 * open; lines that are written between both steps are lost.
 */
export async function cutLog(file: string): Promise<void> {
  const size = await sizeOf(file);
  if (size <= LARGEST_LOG_WHEN_SHORT) return;
  const largest = freeBytesOf(dirname(file)) < SHORT_BYTES ? LARGEST_LOG_WHEN_SHORT : LARGEST_LOG;
  if (size <= largest) return;
  const older = `${file}.1`;
  await rm(older, { force: true });
  const end = createReadStream(file, { start: size - largest, end: size + largest });
  // Without space for the copy, the log is emptied all the same.
  await pipeline(end, createWriteStream(older)).catch(() => rm(older, { force: true }));
  await truncate(file);
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;
