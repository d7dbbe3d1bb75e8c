import { createHash } from 'node:crypto';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { RowCounts } from './database/row-counts.js';
import { emptyFolder, isEmptyFolder, type Owner, unpackDatabase } from './database/unpack.js';
import { BackupError } from './failure.js';
import { unwrapped } from './files/wrap.js';
import { joined } from './joined.js';
import { type FileLine, type Foot, readManifest } from './manifest.js';
import { chosenRun, databaseName, manifestName, PARTS, secretsName } from './names.js';
import { unseal } from './sealed/seal.js';
import type { Files } from './store/open-store.js';
import { isEmpty, type Store } from './store/store.js';
import { gunzipped } from './zip.js';

export interface RestoreOptions {
  readonly backups: Store;
  /** Private keys, one of which opens the backup. */
  readonly identities: readonly string[];
  /** The backup to restore, the newest by default. */
  readonly run?: string | undefined;
  /** Data folder of the database's server, which is not running. */
  readonly databaseFolder: string;
  readonly owner?: Owner | undefined;
  readonly files: Files;
  /** File for the secrets that the backup may have. */
  readonly secretsFile?: string | undefined;
  /** Whether a database there is removed, and files there are kept beside the restored ones. */
  readonly replaces?: boolean;
  readonly say?: (line: string) => void;
}

export interface Restored {
  readonly run: string;
  readonly files: number;
  readonly bytes: number;
  /** Rows by table, as they were counted when the backup was made. */
  readonly rows: RowCounts;
}

const AT_ONCE = 4;
const PAGE = 200;

/** Restores database and files. Nothing is written before the manifest was read with the private key. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { backups, databaseFolder, say = () => undefined } = options;
  const run = await chosenRun(backups, options.run);
  // Read twice, because the files may be many: first whether it is whole, then its lines.
  const foot = await readSealedManifest(options, run, () => undefined);
  await refuseWhatIsThere(options);
  say(`Restoring the backup ${run} of ${backups.title}`);
  if (options.replaces) await emptyFolder(databaseFolder);
  await restoreDatabase(options, run, foot);
  say('The database is there; its checksum is right');
  if (foot.hasSecrets && options.secretsFile) await restoreSecrets(options, run, options.secretsFile);
  const files = await restoreFiles(options, run);
  say(`${files.count} files are there`);
  return { run, files: files.count, bytes: files.bytes, rows: foot.rows };
}

async function refuseWhatIsThere({ databaseFolder, files, replaces }: RestoreOptions): Promise<void> {
  for (const part of PARTS) await files[part].prepare();
  if (replaces) {
    if (existsSync(`${databaseFolder}/postmaster.pid`))
      throw new BackupError(
        `A server may be running on ${databaseFolder} (postmaster.pid). Stop it first, or remove that file.`,
      );
    return;
  }
  const taken = (await isEmptyFolder(databaseFolder)) ? [] : [databaseFolder];
  for (const part of PARTS) if (!(await isEmpty(files[part]))) taken.push(files[part].title);
  if (taken.length > 0)
    throw new BackupError(
      `Not restored, because there is something already: ${taken.join(', ')}. Restore into an empty place, or use --replace, ` +
        'which removes that database and keeps files beside those of the backup.',
    );
}

async function restoreDatabase(options: RestoreOptions, run: string, foot: Foot): Promise<void> {
  const { databaseFolder, owner } = options;
  const hash = createHash('sha256');
  try {
    const packed = await opened(options, databaseName(run));
    const tar = gunzipped(packed);
    const counted = joined(
      tar,
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
    );
    await unpackDatabase(counted, databaseFolder, owner);
    if (hash.digest('hex') !== foot.databaseSha256)
      throw new BackupError(
        `${databaseName(run)} is not the database of this backup: somebody has exchanged files of the backup.`,
      );
  } catch (failure) {
    // A half-restored database must not be started.
    await emptyFolder(databaseFolder);
    throw failure;
  }
}

async function restoreSecrets(options: RestoreOptions, run: string, file: string): Promise<void> {
  const sealed = await opened(options, secretsName(run));
  const content = await buffer(await unwrapped(sealed, 'secrets'));
  writeFileSync(file, content, { mode: 0o600 });
  chmodSync(file, 0o600);
}

async function restoreFiles(
  options: RestoreOptions,
  run: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  let [count, bytes] = [0, 0];
  let page: FileLine[] = [];
  const limit = pLimit(AT_ONCE);
  const restorePage = async (): Promise<void> => {
    const known = await existingOf(options.files, page);
    // A manifest names most files twice.
    const lines = new Map(page.map((line) => [`${line.part}/${line.name}`, line]));
    const missing = [...lines].filter(([key]) => !known.has(key)).map(([, line]) => line);
    await Promise.all(missing.map((line) => limit(() => restoreFile(options, line))));
    for (const line of missing) [count, bytes] = [count + 1, bytes + line.sizeBytes];
    page = [];
  };
  await readSealedManifest(options, run, async (line) => {
    page.push(line);
    if (page.length >= PAGE) await restorePage();
  });
  await restorePage();
  return { count, bytes };
}

async function existingOf(files: Files, lines: readonly FileLine[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of PARTS) {
    const names = lines.filter((line) => line.part === part).map(({ name }) => name);
    if (names.length > 0) for (const name of await files[part].existing(names)) found.add(`${part}/${name}`);
  }
  return found;
}

async function restoreFile(
  options: RestoreOptions,
  { part, name, sizeBytes, object }: FileLine,
): Promise<void> {
  const archive = await opened(options, object);
  await options.files[part].put(name, await unwrapped(archive, `${part}/${name}`, sizeBytes));
}

async function readSealedManifest(
  options: RestoreOptions,
  run: string,
  onFile: (line: FileLine) => Promise<void> | void,
): Promise<Foot> {
  const packed = await opened(options, manifestName(run));
  return readManifest(gunzipped(packed), run, onFile);
}

async function opened({ backups, identities }: RestoreOptions, name: string): Promise<Readable> {
  return unseal(identities, await backups.open(name), name);
}
