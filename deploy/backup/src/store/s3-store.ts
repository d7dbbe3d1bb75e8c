import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import { S3Error } from 'minio';
import { BackupError } from '../failure.js';
import type { Entry, Store } from './store.js';

/** Bytes of a part of an upload. The first are small, so that a small database needs little memory. */
const PART_BYTES = 16 * 2 ** 20;
/** Parts after which their size doubles: an S3 takes 10,000 of them, which then hold nearly a terabyte. */
const PARTS_OF_A_SIZE = 2_000;

const partBytes = (number: number): number => PART_BYTES * 2 ** Math.floor(number / PARTS_OF_A_SIZE);

interface Listed {
  readonly name?: string;
  readonly size: number;
  readonly etag?: string;
}

interface Version {
  readonly name?: string;
  readonly lastModified?: Date;
  readonly versionId?: string | null;
  readonly isDeleteMarker?: boolean;
}

/** Objects in a bucket of any S3. */
export class S3Store implements Store {
  constructor(
    private readonly client: Client,
    private readonly bucket: string,
    readonly title: string,
  ) {}

  async prepare(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.client.makeBucket(this.bucket);
  }

  async *list(prefix: string): AsyncIterable<Entry> {
    for await (const { name, size, etag } of this.names(prefix, ''))
      yield { name, sizeBytes: size, version: (etag ?? '').replace(/[^\w-]/g, '') };
  }

  /** Reads the part of the sorted list that holds the names: a page for a page. */
  async existing(names: readonly string[]): Promise<ReadonlySet<string>> {
    const wanted = new Set(names);
    const sorted = [...names].sort(inOrderOfBytes);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return wanted;
    const found = new Set<string>();
    // The list begins after a name, so one that comes before the first is asked for.
    for await (const { name } of this.names(commonBeginning(first, last), first.slice(0, -1))) {
      if (inOrderOfBytes(name, last) > 0) break;
      if (wanted.has(name)) found.add(name);
    }
    return found;
  }

  /** Opens the oldest version of an object: whoever can only write can add versions and replace none. */
  async open(name: string): Promise<Readable> {
    const versionId = await this.oldestVersion(name);
    try {
      return await this.client.getObject(this.bucket, name, versionId ? { versionId } : {});
    } catch (failure) {
      if (failure instanceof S3Error && /^NoSuch(Key|Version)$/.test(failure.code ?? ''))
        throw new BackupError(`${name} is missing in ${this.title}.`);
      throw failure;
    }
  }

  /** Stores in parts, of which one at a time is in memory. An upload that is not completed is no object. */
  async put(name: string, content: Readable): Promise<void> {
    const parts = partsOf(content);
    const first = await parts.next();
    const second = first.done ? first : await parts.next();
    if (second.done) {
      await this.client.putObject(this.bucket, name, first.done ? Buffer.alloc(0) : first.value);
      return;
    }
    const uploadID = await this.client.initiateNewMultipartUpload(this.bucket, name, {});
    try {
      const done: { part: number; etag: string }[] = [];
      const store = async (part: Buffer): Promise<void> => {
        const place = { bucketName: this.bucket, objectName: name, uploadID, partNumber: done.length + 1 };
        const { etag } = await this.client.uploadPart({ ...place, headers: checksumOf(part) }, part);
        done.push({ part: place.partNumber, etag });
      };
      await store(first.value as Buffer);
      await store(second.value);
      for await (const part of parts) await store(part);
      await this.client.completeMultipartUpload(this.bucket, name, uploadID, done);
    } catch (failure) {
      // A key that may not delete may not abort either; the bucket's lifecycle removes unfinished uploads.
      await this.client.abortMultipartUpload(this.bucket, name, uploadID).catch(() => undefined);
      throw failure;
    } finally {
      content.destroy();
    }
  }

  private async *names(prefix: string, after: string): AsyncIterable<Listed & { readonly name: string }> {
    const listed = this.client.listObjectsV2(this.bucket, prefix, true, after);
    for await (const one of listed as AsyncIterable<Listed>)
      if (one.name !== undefined) yield one as Listed & { name: string };
  }

  private async oldestVersion(name: string): Promise<string | undefined> {
    const listed = this.client.listObjects(this.bucket, name, true, { IncludeVersion: true });
    let oldest: Version | undefined;
    for await (const one of listed as AsyncIterable<Version>) {
      if (one.name !== name || one.isDeleteMarker) continue;
      if (!oldest || one.lastModified! < oldest.lastModified!) oldest = one;
    }
    return oldest?.versionId && oldest.versionId !== 'null' ? oldest.versionId : undefined;
  }
}

const checksumOf = (part: Buffer): Record<string, string> => ({
  'Content-Length': String(part.length),
  'Content-MD5': createHash('md5').update(part).digest('base64'),
});

async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    bytes += chunk.byteLength;
    if (bytes < partBytes(number)) continue;
    yield Buffer.concat(chunks);
    number += 1;
    [chunks, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(chunks);
  return undefined;
}

/** Compares names as an S3 sorts them: by the bytes of UTF-8. */
const inOrderOfBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function commonBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}
