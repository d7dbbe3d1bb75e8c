import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath } from '../../on-path.mjs';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { until } from '../process/until.js';
import type { Secrets } from '../secrets.js';

export interface ObjectStorageOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly logFile: string;
  readonly ledger: ProcessLedger;
  readonly secrets: Secrets;
}

export interface ObjectStorage {
  /** The value of the file service's `STORAGE_URL`. */
  readonly url: string;
  readonly process?: ManagedProcess;
  stop(): Promise<void>;
}

/** Starts MinIO where its binary is on the PATH, otherwise uses a folder. A data folder keeps its kind of storage. */
export async function startObjectStorage(options: ObjectStorageOptions): Promise<ObjectStorage> {
  const folder = join(options.dataDir, 'objects');
  const hasObjects = existsSync(folder) && readdirSync(folder).length > 0;
  if (!hasObjects && findOnPath('minio')) return startMinio(options);
  mkdirSync(folder, { recursive: true });
  return { url: pathToFileURL(folder).href, stop: () => Promise.resolve() };
}

async function startMinio(options: ObjectStorageOptions): Promise<ObjectStorage> {
  const folder = join(options.dataDir, 'minio');
  const address = `127.0.0.1:${options.port}`;
  const user = options.secrets.key('storage.user').slice(0, 20);
  const password = options.secrets.key('storage.password').slice(0, 40);
  mkdirSync(folder, { recursive: true });
  const server = await ManagedProcess.start({
    name: 'minio',
    command: 'minio',
    args: ['server', folder, '--address', address, '--quiet'],
    env: { ...process.env, MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password, MINIO_BROWSER: 'off' },
    logFile: options.logFile,
    ledger: options.ledger,
  });
  await until(() => isLive(`http://${address}/minio/health/live`), {
    what: 'MinIO',
    timeoutMs: 30_000,
    givenUp: () => server.end && `ended with ${server.end}\n${server.lastLines()}`,
  });
  return { url: `s3://${user}:${password}@${address}/mall`, process: server, stop: () => server.stop() };
}

async function isLive(url: string): Promise<true | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? true : undefined;
}
