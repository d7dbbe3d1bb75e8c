import { parseCommandLine, UsageError } from '@mall/local-stack/command-line';
import { bucketOf, openBackups, openFiles, s3Client } from './store/open-store.js';
import { BackupError } from './failure.js';
import { freshnessOf, lastBackup } from './freshness.js';
import { KEPT_DAYS, prepareBucket, readerPolicy, writerPolicy } from './bucket-rules.js';
import { makeBackup } from './make-backup.js';
import { restore } from './restore.js';
import { readKeys, refusePrivateKeys, writeNewKey } from './sealed/keys.js';
import { serve } from './serve.js';
import { hourOf, needed, writerSettings } from './settings.js';

const HELP = `main.js COMMAND [options]

  serve      makes a backup every night (the default)
  run        makes one now
  age        says how old the newest one is; exit code 1 when it is too old
  restore    --key FILE --database FOLDER [--run R] [--owner UID:GID] [--replace]: from BACKUP_URL, files to STORAGE_URL
  keys       --to FILE: makes a pair of keys
  setup      --admin s3s://key:secret@host/bucket [--days N]: creates the bucket, and prints the policies of its keys

The variables that they read are in deploy/backup/README.md.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { env } = process;

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number | void>>> = {
  async serve() {
    refusePrivateKeys(env);
    const isSetUp = Boolean(env['BACKUP_RECIPIENT']);
    const end = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        end.abort();
        // A backup in progress is given up; it leaves nothing that looks like one.
        process.exit(0);
      });
    await serve({
      settings: isSetUp ? writerSettings(env) : undefined,
      hour: hourOf(env),
      host: env['HTTP_HOST'] || '127.0.0.1',
      port: Number(env['HTTP_PORT'] || 8080),
      metricsPort: env['METRICS_PORT'] ? Number(env['METRICS_PORT']) : undefined,
      signal: end.signal,
      say: print,
    });
  },

  async run() {
    const { run, files, copied, rows } = await makeBackup(writerSettings(env));
    print(`Backup ${run} is complete: ${rows} rows, ${files} files, of which ${copied} were copied.`);
  },

  async age() {
    const { BACKUP_URL: address } = needed(env, 'BACKUP_URL');
    const { isFresh, says } = freshnessOf(await lastBackup(openBackups(address)), new Date());
    print(says);
    return isFresh ? 0 : 1;
  },

  async restore(args) {
    const options = parseCommandLine(
      HELP,
      {
        key: { type: 'string' },
        database: { type: 'string' },
        run: { type: 'string' },
        owner: { type: 'string' },
        replace: { type: 'boolean' },
      },
      args,
    );
    const { key, database, run, owner, replace: replaces } = options;
    if (!key || !database) throw new UsageError(`--key and --database are needed.\n\n${HELP}`);
    const [uid, gid] = (owner ?? '').split(':').map(Number);
    const { BACKUP_URL: from, STORAGE_URL: storage } = needed(env, 'BACKUP_URL', 'STORAGE_URL');
    await restore({
      backups: openBackups(from),
      identities: readKeys(key),
      run,
      databaseFolder: database,
      files: openFiles(storage),
      ...(uid !== undefined && gid !== undefined && owner && { owner: { uid, gid } }),
      replaces,
      say: print,
    });
    print('Everything is restored: start the server on that folder.');
  },

  async keys(args) {
    const { to } = parseCommandLine(HELP, { to: { type: 'string' } }, args);
    if (!to) throw new UsageError(`--to FILE is needed.\n\n${HELP}`);
    const recipient = await writeNewKey(to, new Date());
    print(`BACKUP_RECIPIENT=${recipient}`);
    print(
      `\nSet this line where the backups are made. The private key is in ${to}: move it to a place that the mall's machines do not\n` +
        'reach, keep a second copy on paper or in a safe, and delete this file. Nobody can read the backups without it.',
    );
  },

  async setup(args) {
    const { admin, days } = parseCommandLine(
      HELP,
      { admin: { type: 'string' }, days: { type: 'number', default: KEPT_DAYS, least: 1 } },
      args,
    );
    if (!admin) throw new UsageError(`--admin is needed.\n\n${HELP}`);
    const url = new URL(admin);
    const bucket = bucketOf(url);
    await prepareBucket(s3Client(url), bucket, days);
    print(`The bucket ${bucket} locks every version for ${days} days and removes backups afterwards.\n`);
    print(
      `Policy of the key that makes backups, in BACKUP_URL:\n${JSON.stringify(writerPolicy(bucket), null, 2)}\n`,
    );
    print(
      `Policy of the key that restores, which stays with the private key:\n${JSON.stringify(readerPolicy(bucket), null, 2)}`,
    );
  },
};

const [name = 'serve', ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new UsageError(HELP);
  if (args.includes('--help')) print(HELP);
  else process.exitCode = (await command(args)) ?? 0;
} catch (failure) {
  if (!(failure instanceof BackupError) && !(failure instanceof UsageError)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure instanceof UsageError ? 64 : 1;
}
