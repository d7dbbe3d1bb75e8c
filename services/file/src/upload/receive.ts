import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { fileErrors } from '@mall/contracts/file';

/** A completely received file on disk that is not checked yet. */
export interface Received {
  readonly path: string;
  /** Name that the sender gave it, not cleaned. */
  readonly givenName: string | undefined;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface ReceiveLimits {
  /** Folder of the file. */
  readonly folder: string;
  readonly maxMegabytes: number;
}

const MEGABYTE = 1_048_576;

/**
 * Reads the multipart field `file` of a request to disk, and counts its bytes meanwhile: at no time is more than one
 * chunk of it in memory. Other fields and files are ignored.
 * @throws fileErrors.fileMissing, empty, tooLarge, uploadBroken; nothing stays on disk then.
 */
export async function receive(request: IncomingMessage, limits: ReceiveLimits): Promise<Received> {
  const { maxMegabytes } = limits;
  const announced = Number(request.headers['content-length'] ?? 0);
  // Allows for the boundaries and other fields of the form.
  if (announced > maxMegabytes * MEGABYTE + MEGABYTE) throw fileErrors.tooLarge({ n: maxMegabytes });
  const form = openForm(request, maxMegabytes * MEGABYTE);
  let coming: { readonly stream: BusboyFileStream; readonly saved: Promise<Received> } | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('file', (field: string, stream: BusboyFileStream, name: string | undefined) => {
        if (field !== 'file' || coming) return void stream.resume();
        coming = { stream, saved: save(stream, name, limits) };
        // A file that is too large ends the form at once.
        coming.saved.catch(reject);
      });
      form.once('finish', resolve);
      for (const source of [form, request]) source.once('error', () => reject(fileErrors.uploadBroken()));
      request.once('close', () => request.complete || reject(fileErrors.uploadBroken()));
      request.pipe(form);
    });
  } catch (failure) {
    // The rest is read and discarded: closing the connection would keep the answer from arriving.
    request.unpipe(form);
    request.resume();
    coming?.stream.destroy(failure as Error);
    await coming?.saved.then(
      ({ path }) => rm(path, { force: true }),
      () => undefined,
    );
    throw failure;
  }
  if (!coming) throw fileErrors.fileMissing();
  return coming.saved;
}

function openForm(request: IncomingMessage, maxBytes: number) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fileSize: maxBytes, files: 5, fields: 20, fieldSize: 4096, parts: 25, headerPairs: 100 },
    });
  } catch {
    throw fileErrors.fileMissing();
  }
}

async function save(
  stream: BusboyFileStream,
  name: string | undefined,
  { folder, maxMegabytes }: ReceiveLimits,
): Promise<Received> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, meter, createWriteStream(path));
    if (stream.truncated) throw fileErrors.tooLarge({ n: maxMegabytes });
    if (sizeBytes === 0) throw fileErrors.empty();
    return { path, givenName: name, sizeBytes, sha256: hash.digest('hex') };
  } catch (failure) {
    await rm(path, { force: true });
    throw isFull(failure) ? fileErrors.storageFull() : failure;
  }
}

/** Whether no space is left: on the disk, in the quota, or below this process's limit for file sizes. */
export function isFull(failure: unknown): boolean {
  const { code } = failure as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}
