import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Client } from 'minio';
import { BackupError } from '../failure.js';
import { FolderStore } from './folder-store.js';
import { S3Store } from './s3-store.js';
import type { Store } from './store.js';

/** Opens the place of backups: `file:///folder`, or `s3s://key:secret@host/bucket`, `s3://` without TLS. */
export function openBackups(address: string): Store {
  const url = parsed(address, 'BACKUP_URL');
  if (url.protocol === 'file:') return new FolderStore(fileURLToPath(url));
  const bucket = bucketOf(url);
  return new S3Store(s3Client(url), bucket, `${url.protocol}//${url.host}/${bucket}`);
}

/** The two stores of the mall's files. */
export interface Files {
  readonly public: Store;
  readonly private: Store;
}

/** Opens the files at the file service's `STORAGE_URL`. */
export function openFiles(address: string): Files {
  const url = parsed(address, 'STORAGE_URL');
  if (url.protocol === 'file:') {
    const part = (name: string): Store => new FolderStore(join(fileURLToPath(url), name));
    return { public: part('public'), private: part('private') };
  }
  const client = s3Client(url);
  const prefix = url.pathname.slice(1) || 'mall';
  const part = (name: string): Store =>
    new S3Store(client, `${prefix}-${name}`, `${url.protocol}//${url.host}/${prefix}-${name}`);
  return { public: part('public'), private: part('private') };
}

/** Returns the bucket that an address names. */
export function bucketOf(url: URL): string {
  const bucket = decodeURIComponent(url.pathname.slice(1));
  if (/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket)) return bucket;
  throw new BackupError(
    `${url.protocol}//${url.host}${url.pathname} names no bucket: s3s://key:secret@host/bucket.`,
  );
}

/** Returns a client for `s3://key:secret@host:port/…`, or `s3s://` for TLS; the region is a query parameter. */
export function s3Client(url: URL): Client {
  const useSSL = url.protocol === 's3s:';
  const sessionToken = url.searchParams.get('session');
  return new Client({
    endPoint: url.hostname,
    port: url.port ? Number(url.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(sessionToken && { sessionToken }),
  });
}

function parsed(address: string, name: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ['file:', 's3:', 's3s:'].includes(url.protocol)) return url;
  throw new BackupError(`${name} must begin with file:///, s3:// or s3s://.`);
}
