import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import pLimit from 'p-limit';
import { countRows } from './database/row-counts.js';
import { openBaseBackup } from './database/base-backup.js';
import { wrapped } from './files/wrap.js';
import { joined } from './joined.js';
import { type FileLine, lineOf } from './manifest.js';
import { databaseName, fileName, manifestName, newRun, PARTS, secretsName } from './names.js';
import { seal } from './sealed/seal.js';
import type { Files } from './store/open-store.js';
import type { Entry, Store } from './store/store.js';

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

/** Files whose presence in the backup is asked for together. */
const PAGE = 500;
/** Files that are copied at the same time; each needs up to two parts of an upload in memory. */
const AT_ONCE = 4;

/**
 * Makes a backup. Files are listed before the database is copied and once more after it, so that the file of each row is there, whether
 * it was added or removed meanwhile. The manifest is stored last: without it there is no backup.
 */
export async function makeBackup(options: BackupOptions): Promise<Made> {
  const { backups, recipients, databaseUrl, secretsFile, now = () => new Date() } = options;
  const run = newRun(now());
  const manifest = new PassThrough();
  const stored = store(backups, manifestName(run), recipients, gzipped(manifest));
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

async function copyDatabase({ databaseUrl, backups, recipients }: BackupOptions, run: string): Promise<string> {
  const hash = createHash('sha256');
  const archive = through(await openBaseBackup(databaseUrl), (chunk) => hash.update(chunk));
  await store(backups, databaseName(run), recipients, gzipped(archive));
  return hash.digest('hex');
}

async function copySecrets({ backups, recipients }: BackupOptions, run: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await store(backups, secretsName(run), recipients, wrapped('secrets', size, createReadStream(file)));
}

interface Copied {
  readonly listed: number;
  readonly copied: number;
}

/** Copies the files that the backups of this month do not have, and writes a line for every file. */
async function copyFiles(
  options: BackupOptions,
  run: string,
  write: (line: string) => Promise<void>,
): Promise<Copied> {
  const { backups, files } = options;
  let [listed, copied] = [0, 0];
  for (const part of PARTS)
    for await (const page of pagesOf(files[part].list(''))) {
      const lines = page.map((entry) => ({ entry, object: fileName(run, part, entry) }));
      const known = await backups.existing(lines.map(({ object }) => object));
      const limit = pLimit(AT_ONCE);
      const results = await Promise.all(
        lines.map(({ entry, object }) =>
          limit(async () => known.has(object) || (await copyFile(options, part, entry, object))),
        ),
      );
      for (const [index, { entry, object }] of lines.entries()) {
        // A file that was removed since the list was read.
        if (results[index] === 'gone') continue;
        const line: FileLine = { part, name: entry.name, sizeBytes: entry.sizeBytes, object };
        await write(lineOf(line));
        listed += 1;
        if (results[index] === 'copied') copied += 1;
      }
    }
  return { listed, copied };
}

async function copyFile(
  { backups, files, recipients }: BackupOptions,
  part: 'public' | 'private',
  { name, sizeBytes }: Entry,
  object: string,
): Promise<'copied' | 'gone'> {
  const content = await files[part].open(name).catch(async (failure: unknown) => {
    if ((await files[part].existing([name])).has(name)) throw failure;
  });
  if (!content) return 'gone';
  await store(backups, object, recipients, wrapped(`${part}/${name}`, sizeBytes, content));
  return 'copied';
}

async function store(
  backups: Store,
  name: string,
  recipients: readonly string[],
  plain: Readable,
): Promise<void> {
  await backups.put(name, await seal(recipients, plain));
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

const gzipped = (source: Readable): Readable => joined(source, createGzip({ level: 1 }));

async function* pagesOf(entries: AsyncIterable<Entry>): AsyncIterable<readonly Entry[]> {
  let page: Entry[] = [];
  for await (const entry of entries) {
    page.push(entry);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
