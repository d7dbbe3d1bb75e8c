import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'minio';

export interface StoredObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Returns every private object of the storage with its content; `storageUrl` as in the file service's environment. */
export function privateObjects(storageUrl: string): Promise<StoredObject[]> {
  const url = new URL(storageUrl);
  return url.protocol === 'file:' ? inFolder(join(fileURLToPath(url), 'private')) : inBucket(url);
}

async function inFolder(folder: string): Promise<StoredObject[]> {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.unfinished') && statSync(join(folder, name)).isFile(),
  );
  return inTurn(names, async (name) => ({
    key: relative(folder, join(folder, name)).split(sep).join('/'),
    ...(await digest(createReadStream(join(folder, name)))),
  }));
}

async function inBucket(url: URL): Promise<StoredObject[]> {
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port),
    useSSL: false,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: 'us-east-1',
  });
  const bucket = `${url.pathname.slice(1)}-private`;
  const names: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true) as AsyncIterable<{ name?: string }>)
    if (name) names.push(name);
  return inTurn(names, async (key) => ({ key, ...(await digest(await client.getObject(bucket, key))) }));
}

async function digest(bytes: AsyncIterable<Buffer>): Promise<Omit<StoredObject, 'key'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
