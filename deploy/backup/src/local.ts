import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmPostgres, postgresHome, readSettings, Secrets } from '@mall/local-stack';
import { readCommandLine } from '@mall/local-stack/command-line';
import { drill } from './drill/drill.js';
import { BackupError } from './failure.js';
import { makeBackup } from './make-backup.js';
import { restore } from './restore.js';
import { readKeys } from './sealed/keys.js';
import { writerSettings } from './settings.js';
import { openBackups, openFiles } from './store/open-store.js';

const HELP = `npm run backup -- [--to URL] [--recipient age1…]             the mall of npm start, while it runs
npm run backup:drill -- --key FILE [--from URL] [--run R]      restores a backup into a temporary folder and checks it
npm run backup:restore -- --key FILE --data FOLDER [--from URL] [--run R] [--replace]
                                                               restores it as the data folder of npm start (MALL_DATA_DIR)

  URL   file:///folder or s3s://key:secret@host/bucket; BACKUP_URL, or else the folder "backups" of the mall's data folder`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { env } = process;
const { dataDir, ports, external } = readSettings();

const addressOf = (given: string | undefined): string =>
  given ?? env['BACKUP_URL'] ?? pathToFileURL(join(dataDir, 'backups')).href;

async function backup(): Promise<number> {
  const options = readCommandLine(HELP, { to: { type: 'string' }, recipient: { type: 'string' } });
  const secretsFile = join(dataDir, 'secrets.json');
  if (!existsSync(secretsFile))
    throw new BackupError(`${dataDir} has no mall. Start one, or set MALL_DATA_DIR.`);
  const secrets = new Secrets(secretsFile);
  const settings = writerSettings({
    ...env,
    DATABASE_URL:
      external.databaseUrl ??
      `postgres://postgres:${secrets.key('database.admin')}@127.0.0.1:${ports.postgres}/mall`,
    STORAGE_URL: external.storageUrl ?? localFiles(secrets),
    BACKUP_URL: addressOf(options.to),
    BACKUP_RECIPIENT: options.recipient ?? env['BACKUP_RECIPIENT'],
  });
  const { run, files, copied, rows } = await makeBackup({ ...settings, secretsFile });
  print(
    `Backup ${run} is complete in ${settings.backups.title}: ${rows} rows, ${files} files, ${copied} of them new.`,
  );
  if (addressOf(options.to).startsWith('file:'))
    print(
      'A folder does not keep anybody who can write there from deleting backups; a bucket does (npm run backup:setup).',
    );
  return 0;
}

/** The launcher keeps files in MinIO where it has found that program at first. */
function localFiles(secrets: Secrets): string {
  if (!existsSync(join(dataDir, 'minio'))) return pathToFileURL(join(dataDir, 'objects')).href;
  const [user, password] = [
    secrets.key('storage.user').slice(0, 20),
    secrets.key('storage.password').slice(0, 40),
  ];
  return `s3://${user}:${password}@127.0.0.1:${ports.storage}/mall`;
}

async function runDrill(): Promise<number> {
  const options = readCommandLine(HELP, {
    key: { type: 'string' },
    from: { type: 'string' },
    run: { type: 'string' },
  });
  const { lines, faults } = await drill({
    backups: openBackups(addressOf(options.from)),
    identities: readKeys(keyFileOf(options.key)),
    run: options.run,
    say: (line) => print(`  ${line} …`),
  });
  for (const line of lines) print(line);
  for (const fault of faults) print(`WRONG: ${fault}`);
  print(faults.length > 0 ? 'This backup is not good.' : 'This backup is good: it was restored and checked.');
  return faults.length > 0 ? 1 : 0;
}

async function runRestore(): Promise<number> {
  const options = readCommandLine(HELP, {
    key: { type: 'string' },
    data: { type: 'string' },
    from: { type: 'string' },
    run: { type: 'string' },
    replace: { type: 'boolean' },
  });
  const folder = options.data;
  if (!folder) throw new BackupError(`--data is needed.\n\n${HELP}`);
  const home = postgresHome(npmPostgres(), join(folder, 'postgres'));
  await restore({
    backups: openBackups(addressOf(options.from)),
    identities: readKeys(keyFileOf(options.key)),
    run: options.run,
    databaseFolder: home.dataDir,
    owner: home.account,
    files: openFiles(pathToFileURL(join(folder, 'objects')).href),
    secretsFile: join(folder, 'secrets.json'),
    replaces: options.replace,
    say: print,
  });
  print(`Start the mall on it: MALL_DATA_DIR=${folder} npm start`);
  return 0;
}

function keyFileOf(given: string | undefined): string {
  if (given) return given;
  throw new BackupError(`--key is needed: the file with the private key.\n\n${HELP}`);
}

/** Runs a command of package.json; `name` is what follows `backup:` there. @returns the exit code */
export async function runLocal(name: 'backup' | 'drill' | 'restore'): Promise<number> {
  try {
    return await { backup, drill: runDrill, restore: runRestore }[name]();
  } catch (failure) {
    if (!(failure instanceof BackupError)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    return 1;
  }
}
