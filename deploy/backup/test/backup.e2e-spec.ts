import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { freePorts, temporaryFolder, type TemporaryFolder, until } from '@mall/local-stack';
import { drill } from '../src/drill/drill.js';
import { freshnessOf, lastBackup } from '../src/freshness.js';
import { makeBackup } from '../src/make-backup.js';
import { completeRuns } from '../src/names.js';
import { restore, type RestoreOptions } from '../src/restore.js';
import { readKeys, writeNewKey } from '../src/sealed/keys.js';
import { openBackups, openFiles } from '../src/store/open-store.js';
import type { Store } from '../src/store/store.js';
import { BackedMall, contentOf, homeIn, queried, withServer } from './backed-mall.js';

let folder: TemporaryFolder;
let mall: BackedMall;
let recipient: string;
let identities: readonly string[];
/** A good backup, of which tests change copies. */
let good: { readonly place: string; readonly run: string };

const FILES: readonly (readonly [string, Buffer, boolean])[] = [
  ['2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp', randomBytes(200_000), true],
  ['2026/11/21/0b9f8a7c-1111-4222-8333-444455557777.pdf', randomBytes(3_000), false],
  ['2026/11/22/0b9f8a7c-1111-4222-8333-444455558888.pdf', Buffer.alloc(0), false],
  ['с пробелом/паспорт Иванова (копия) №1.pdf', randomBytes(70_000), false],
];

beforeAll(async () => {
  folder = await temporaryFolder('mall-backup-test-');
  mall = await BackedMall.start(join(folder.dir, 'mall'));
  recipient = await writeNewKey(join(folder.dir, 'key.txt'), new Date());
  identities = readKeys(join(folder.dir, 'key.txt'));
  for (const file of FILES) await mall.addFile(...file);
  await mall.query(`UPDATE file.file SET origin_name = 'Иванов И. И. — 护照.pdf' WHERE size_bytes = 3000`);
  const place = newPlace();
  good = { place, run: (await backUp(backupsAt(place))).run };
});
afterAll(async () => {
  await mall?.stop();
  await folder?.remove();
});

let places = 0;
/** Returns an empty place for backups or for a restored mall. */
const newPlace = (): string => join(folder.dir, `place-${(places += 1)}`);
const backupsAt = (dir: string): Store => openBackups(pathToFileURL(dir).href);

const backUp = (backups: Store, more: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
  makeBackup({
    databaseUrl: mall.databaseUrl,
    files: mall.files,
    backups,
    recipients: [recipient],
    secretsFile: mall.secretsFile,
    ...more,
  });

function restoring(backups: Store, dir: string, more: Partial<RestoreOptions> = {}): Promise<unknown> {
  mkdirSync(dir, { recursive: true });
  const { dataDir, account } = homeIn(dir);
  return restore({
    backups,
    identities,
    databaseFolder: dataDir,
    owner: account,
    files: openFiles(pathToFileURL(join(dir, 'objects')).href),
    secretsFile: join(dir, 'secrets.json'),
    ...more,
  });
}

/** Returns the files below a folder by name, with a hash of their content. */
function filesIn(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(dir, name)).isFile() && !name.includes('.unfinished'),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dir, name)))
        .digest('hex'),
    ]),
  );
}

/** Returns a place with a copy of the good backup. */
function copyOfGood(): string {
  const place = newPlace();
  cpSync(good.place, place, { recursive: true });
  return place;
}

/** Lets `change` do something to the folder of a backup, and returns the reason for which it is not restored. */
async function refusalAfter(change: (dir: string, run: string) => void | Promise<void>): Promise<string> {
  const place = copyOfGood();
  await change(place, good.run);
  const target = newPlace();
  const reason = await restoring(backupsAt(place), target).then(
    () => 'restored',
    (failure: Error) => failure.message,
  );
  // A refused restore leaves no database that somebody could start.
  expect(existsSync(join(homeIn(target).dataDir, 'PG_VERSION'))).toBe(false);
  return reason;
}

const oneOf = (dir: string, pattern: RegExp): string =>
  join(
    dir,
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).find((name) => pattern.test(name))!,
  );

describe('a backup', () => {
  it('brings back everything after database, files and secrets are lost', async () => {
    const target = newPlace();
    const before = await contentOf(mall.infrastructure.adminDatabaseUrl);
    await restoring(backupsAt(good.place), target);
    expect(await withServer(target, contentOf)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(filesIn(join(target, 'objects'))).toEqual(filesIn(join(mall.dir, 'objects')));
    expect(readFileSync(join(target, 'secrets.json'))).toEqual(readFileSync(mall.secretsFile));
  });

  it('passes the drill, which says so', async () => {
    const backups = backupsAt(good.place);
    const { lines, faults } = await drill({ backups, identities, say: () => undefined });
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/Database: \d+ tables with \d+ rows, all readable/);
    expect(lines.join('\n')).toContain(`${FILES.length} of ${FILES.length} rows have their file`);
  });

  it('fails the drill when a file is missing in the mall, or is not the one of its row', async () => {
    const backups = backupsAt(newPlace());
    const [lost, wrong] = [mall.pathOf(FILES[1]![0]), mall.pathOf(FILES[3]![0])];
    renameSync(lost, `${lost}.away`);
    cpSync(wrong, `${wrong}.right`);
    writeFileSync(wrong, randomBytes(70_000));
    try {
      await backUp(backups);
    } finally {
      renameSync(`${lost}.away`, lost);
      renameSync(`${wrong}.right`, wrong);
    }
    const { faults } = await drill({ backups, identities, say: () => undefined });
    expect(faults).toEqual([
      `private/${FILES[1]![0]} is missing; its row is there.`,
      `private/${FILES[3]![0]} has another SHA-256 than its row says.`,
    ]);
  });

  it('copies only new files in the nights of a month, and all of them at the beginning of the next', async () => {
    const backups = backupsAt(newPlace());
    const at = (day: string) => ({ now: () => new Date(`${day}T03:00:00Z`) });
    expect(await backUp(backups, at('2026-11-29'))).toMatchObject({ files: 4, copied: 4 });
    const key = '2026/11/29/0b9f8a7c-1111-4222-8333-444455559999.webp';
    await mall.addFile(key, randomBytes(10), true);
    try {
      expect(await backUp(backups, at('2026-11-30'))).toMatchObject({ files: 5, copied: 1 });
      expect(await backUp(backups, at('2026-12-01'))).toMatchObject({ files: 5, copied: 5 });
    } finally {
      rmSync(mall.pathOf(key, true));
      await mall.query('DELETE FROM file.file WHERE key = $1', [key]);
    }
    const target = newPlace();
    const [, november] = await completeRuns(backups);
    await restoring(backups, target, { run: november });
    expect(existsSync(join(target, 'objects', 'public', key))).toBe(true);
  });

  it('of a mall without files is complete', async () => {
    const [place, target] = [newPlace(), newPlace()];
    const files = openFiles(pathToFileURL(newPlace()).href);
    expect(await backUp(backupsAt(place), { files, secretsFile: undefined })).toMatchObject({ files: 0 });
    await restoring(backupsAt(place), target);
    expect(existsSync(join(target, 'secrets.json'))).toBe(false);
  });

  it('has the files that are added and removed while the database is copied', async () => {
    const [place, target] = [newPlace(), newPlace()];
    const [early, late] = ['2026/11/23/early.pdf', '2026/11/23/late.pdf'];
    await mall.addFile(early, Buffer.from('early'));
    const backups = backupsAt(place);
    const watched: Store = {
      title: backups.title,
      prepare: () => backups.prepare(),
      list: (prefix) => backups.list(prefix),
      existing: (names) => backups.existing(names),
      open: (name) => backups.open(name),
      async put(name, content) {
        if (name.startsWith('database/')) {
          rmSync(mall.pathOf(early));
          await mall.addFile(late, Buffer.from('late'));
        }
        await backups.put(name, content);
      },
    };
    try {
      await backUp(watched);
    } finally {
      rmSync(mall.pathOf(late));
      await mall.query('DELETE FROM file.file WHERE key = ANY ($1)', [[early, late]]);
    }
    await restoring(backups, target);
    for (const key of [early, late]) expect(existsSync(join(target, 'objects', 'private', key))).toBe(true);
  });

  it('that is made beside another one is complete, and so is the other', async () => {
    const backups = backupsAt(newPlace());
    const made = await Promise.all([backUp(backups), backUp(backups)]);
    expect((await completeRuns(backups)).length).toBe(2);
    for (const { run } of made) await restoring(backups, newPlace(), { run });
  });

  it('that is interrupted at any place is none, and the next one is complete', async () => {
    const place = newPlace();
    const backups = backupsAt(place);
    for (const prefix of ['files/', 'database/', 'secrets/', 'runs/']) {
      const broken: Store = {
        title: backups.title,
        prepare: () => backups.prepare(),
        list: (start) => backups.list(start),
        existing: (names) => backups.existing(names),
        open: (name) => backups.open(name),
        put: (name, content) => backups.put(name, name.startsWith(prefix) ? cutAfterFirst(content) : content),
      };
      await expect(backUp(broken)).rejects.toThrow('the line was cut');
      expect(await completeRuns(backups)).toEqual([]);
    }
    expect(freshnessOf(await lastBackup(backups), new Date())).toEqual({
      isFresh: false,
      says: 'There is no complete backup.',
    });
    await backUp(backups);
    await restoring(backups, newPlace());
    expect(readdirSync(join(place, '.unfinished'))).toEqual([]);
  });

  it('needs a role that may copy the database, and says so', async () => {
    const backups = backupsAt(newPlace());
    await mall.query('ALTER ROLE mall_backup NOREPLICATION');
    try {
      await expect(backUp(backups)).rejects.toThrow(/cannot be copied: .*attribute REPLICATION/);
    } finally {
      await mall.query('ALTER ROLE mall_backup REPLICATION');
    }
    expect(await completeRuns(backups)).toEqual([]);
  });

  it('is made by a role that can change nothing', async () => {
    for (const statement of ['DELETE FROM file.file', 'DROP SCHEMA file CASCADE', 'CREATE TABLE public.x ()'])
      await expect(queried(mall.databaseUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});

function cutAfterFirst(content: Readable): Readable {
  return Readable.from(
    (async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        yield chunk.subarray(0, 10);
        throw new Error('the line was cut');
      }
    })(),
  );
}

describe('what is stored', () => {
  it('shows nothing of its content', async () => {
    const place = newPlace();
    await mall.addFile('2026/11/24/plain.pdf', Buffer.from('PASSPORT 45 08 123456'.repeat(100)));
    try {
      await backUp(backupsAt(place));
    } finally {
      rmSync(mall.pathOf('2026/11/24/plain.pdf'));
      await mall.query(`DELETE FROM file.file WHERE key = '2026/11/24/plain.pdf'`);
    }
    for (const name of Object.keys(filesIn(place))) {
      const bytes = readFileSync(join(place, name));
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      expect(bytes.includes('PASSPORT')).toBe(false);
    }
  });

  it('is opened by the key of each of several people, and by no other one', async () => {
    const place = newPlace();
    const second = await writeNewKey(join(folder.dir, 'second.txt'), new Date());
    await writeNewKey(join(folder.dir, 'third.txt'), new Date());
    await backUp(backupsAt(place), { recipients: [recipient, second] });
    await restoring(backupsAt(place), newPlace(), { identities: readKeys(join(folder.dir, 'second.txt')) });
    const other = readKeys(join(folder.dir, 'third.txt'));
    await expect(restoring(backupsAt(place), newPlace(), { identities: other })).rejects.toThrow(
      /The private key does not open runs\/.*encrypted for another one/,
    );
  });
});

describe('a restore', () => {
  it('names what is damaged or cut, and what to do', async () => {
    const damaged = await refusalAfter((dir) => {
      const file = oneOf(dir, /^database\//);
      const bytes = readFileSync(file);
      bytes[bytes.length - 2_000] = bytes[bytes.length - 2_000]! ^ 1;
      writeFileSync(file, bytes);
    });
    expect(damaged).toMatch(/^database\/\S+ is damaged or was cut .* Restore another backup/);
    const cut = await refusalAfter((dir) => {
      const file = oneOf(dir, /^database\//);
      truncateSync(file, statSync(file).size - 100_000);
    });
    expect(cut).toMatch(/^database\/\S+ is damaged or was cut/);
    const manifest = await refusalAfter((dir) => {
      const file = oneOf(dir, /^runs\//);
      truncateSync(file, statSync(file).size - 1);
    });
    expect(manifest).toMatch(/^runs\/\S+ is damaged or was cut/);
    expect(await refusalAfter((dir) => rmSync(oneOf(dir, /^database\//)))).toMatch(
      /^database\/\S+ is missing in /,
    );
  }, 180_000);

  it('notices databases, manifests and files that were exchanged', async () => {
    const database = await refusalAfter(async (dir, run) => {
      const other = await backUp(backupsAt(dir));
      const at = (one: string): string => join(dir, 'database', `${one}.tar.gz.age`);
      // Which of the two is the newest depends on their random parts, so each gets the other's database.
      renameSync(at(run), `${at(run)}.old`);
      renameSync(at(other.run), at(run));
      renameSync(`${at(run)}.old`, at(other.run));
    });
    expect(database).toMatch(/is not the database of this backup: somebody has exchanged/);
    const manifest = await refusalAfter((dir, run) => {
      const name = (one: string): string => join(dir, 'runs', `${one}.ndjson.gz.age`);
      renameSync(name(run), name(run.replace(/^\d{4}/, '2020')));
    });
    expect(manifest).toMatch(/In the place of the manifest of 2020-.* is that of 20/);
  });

  it('refuses a file that is in the place of another one, cut or missing', async () => {
    const broken = async (change: (file: string, other: string) => void): Promise<string> => {
      const place = copyOfGood();
      change(oneOf(place, /7777\.pdf\/.*age$/), oneOf(place, /8888\.pdf\/.*age$/));
      return restoring(backupsAt(place), newPlace()).then(
        () => 'restored',
        (failure: Error) => failure.message,
      );
    };
    expect(await broken((file, other) => cpSync(other, file))).toMatch(
      /In the place of private\/\S+7777\.pdf is private\/\S+8888\.pdf: somebody has exchanged/,
    );
    expect(await broken((file) => truncateSync(file, 2_000))).toMatch(/7777\.pdf\/\S+ is damaged or was cut/);
    expect(await broken((file) => rmSync(file))).toMatch(/7777\.pdf\/\S+ is missing/);
  });

  it('refuses a place that is not empty, and replaces it when it is asked to', async () => {
    const [backups, target] = [backupsAt(good.place), newPlace()];
    mkdirSync(join(target, 'objects', 'private'), { recursive: true });
    writeFileSync(join(target, 'objects', 'private', 'mine.pdf'), 'mine');
    await expect(restoring(backups, target)).rejects.toThrow(
      /there is something already: .*private\. Restore into an empty place/,
    );
    await restoring(backups, target, { replaces: true });
    await restoring(backups, target, { replaces: true });
    expect(readFileSync(join(target, 'objects', 'private', 'mine.pdf'), 'utf8')).toBe('mine');
    expect(
      await withServer(target, (url) => contentOf(url).then((content) => Object.keys(content).length)),
    ).toBeGreaterThan(100);
  });

  it('says so where there is no backup, or not the wanted one', async () => {
    await expect(restoring(backupsAt(newPlace()), newPlace())).rejects.toThrow(/has no complete backup\.$/);
    const wanted = { run: '2020-01-01T00-00-00Z-00000000' };
    await expect(restoring(backupsAt(good.place), newPlace(), wanted)).rejects.toThrow(
      new RegExp(`has no complete backup 2020-.*It has ${good.run}`),
    );
  });
});

describe('the process', () => {
  const program = join(import.meta.dirname, '..', 'dist', 'bundle', 'main.js');
  const run = (command: string, env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [program, command], {
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });

  it('makes a missing backup at once, shows its age as a metric, and ends when it is asked to', async () => {
    const place = newPlace();
    const [port = 0, metricsPort = 0] = await freePorts(2);
    const env = {
      DATABASE_URL: mall.databaseUrl,
      STORAGE_URL: mall.infrastructure.storageUrl,
      BACKUP_URL: pathToFileURL(place).href,
      BACKUP_RECIPIENT: recipient,
      HTTP_PORT: String(port),
      METRICS_PORT: String(metricsPort),
    };
    expect(run('age', env)).toMatchObject({ status: 1, stdout: 'There is no complete backup.\n' });
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      await until(() => Promise.resolve(said.includes('is complete') || undefined), {
        what: 'the backup',
        timeoutMs: 300_000,
        givenUp: () => (child.exitCode === null ? undefined : said),
      });
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const [, seconds] = /^mall_backup_last_success_timestamp_seconds (\d+)$/m.exec(metrics)!;
      expect(new Date(Number(seconds) * 1000)).toEqual(await lastBackup(backupsAt(place)));
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(child.exitCode).toBe(0);
    expect(run('age', env)).toMatchObject({ status: 0 });
    await restoring(backupsAt(place), newPlace());
  });

  it('does not start with a private key in its environment, or without what it needs', () => {
    const refused = run('serve', { BACKUP_RECIPIENT: recipient, NOTE: identities[0] });
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^NOTE holds a private key/);
    expect(run('run', { BACKUP_RECIPIENT: recipient }).stderr).toMatch(
      /^DATABASE_URL, STORAGE_URL, BACKUP_URL must be set/,
    );
  });
});
