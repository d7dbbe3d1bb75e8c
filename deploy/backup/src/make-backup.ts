import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { countRows } from './database/row-counts.js';
import { openBaseBackup } from './database/base-backup.js';
import { copyFiles } from './files/copy-files.js';
import { wrapped } from './files/wrap.js';
import { joined } from './joined.js';
import { lineOf } from './manifest.js';
import { databaseName, manifestName, newRun, secretsName } from './names.js';
import { storeSealed } from './sealed/store-sealed.js';
import type { Files } from './store/open-store.js';
import type { Store } from './store/store.js';
import { gzipped } from './zip.js';

export interface BackupOptions {
  /** A role that may replicate and read all tables. */
  readonly databaseUrl: string;
  readonly files: Files;
  readonly backups: Store;
  /** Public keys. */
  readonly recipients: readonly string[];
  /** A file with secrets of the mall, which is kept with the backup. */
  readonly secretsFile?: string | undefined;
  readonly now?: () => Date;
}

export interface Made {
  readonly run: string;
  readonly files: number;
  /** Files that no earlier backup of the month had. */
  readonly copied: number;
  readonly rows: number;
}

/**
 * Makes a backup. Files are listed before the database is copied and once more after it, so that the file of each row is there, whether
 * it was added or removed meanwhile. The manifest is stored last: without it there is no backup.
 */
export async function makeBackup(options: BackupOptions): Promise<Made> {
  const { backups, recipients, databaseUrl, secretsFile, now = () => new Date() } = options;
  const run = newRun(now());
  const manifest = new PassThrough();
  const stored = storeSealed(backups, manifestName(run), recipients, gzipped(manifest));
  // Awaited below; a failure that comes earlier must not end the process.
  stored.catch(() => undefined);
  const write = async (line: string): Promise<void> => {
    if (!manifest.write(line)) await Promise.race([once(manifest, 'drain'), stored]);
  };
  try {
    await write(lineOf({ format: 1, run }));
    const before = await copyFiles(options, run, write);
    const rows = await countRows(databaseUrl);
    const databaseSha256 = await copyDatabase(options, run);
    const after = await copyFiles(options, run, write);
    if (secretsFile) await copySecrets(options, run, secretsFile);
    const files = before.listed + after.listed;
    await write(lineOf({ end: { files, databaseSha256, rows, hasSecrets: secretsFile !== undefined } }));
    manifest.end();
    await stored;
    return {
      run,
      files: after.listed,
      copied: before.copied + after.copied,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    };
  } catch (failure) {
    manifest.destroy(failure as Error);
    await stored.catch(() => undefined);
    throw failure;
  }
}

async function copyDatabase(
  { databaseUrl, backups, recipients }: BackupOptions,
  run: string,
): Promise<string> {
  const hash = createHash('sha256');
  const archive = through(await openBaseBackup(databaseUrl), (chunk) => hash.update(chunk));
  await storeSealed(backups, databaseName(run), recipients, gzipped(archive));
  return hash.digest('hex');
}

async function copySecrets({ backups, recipients }: BackupOptions, run: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await storeSealed(backups, secretsName(run), recipients, wrapped('secrets', size, createReadStream(file)));
}

/** Returns what flows through, and passes errors on, which `pipe` does not. */
function through(source: Readable, onChunk: (chunk: Buffer) => void): Readable {
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk(chunk);
      done(null, chunk);
    },
  });
  return joined(source, passed);
}
