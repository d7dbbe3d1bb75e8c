import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Secrets, temporaryFolder, type TemporaryFolder } from '@mall/local-stack';
import { findOnPath, freePorts, startObjectStorage } from '@mall/testing';
import type { Client } from 'minio';
import { prepareBucket, writerPolicy } from '../src/bucket-rules.js';
import { makeBackup } from '../src/make-backup.js';
import { restore } from '../src/restore.js';
import { readKeys, writeNewKey } from '../src/sealed/keys.js';
import { openBackups, openFiles, s3Client } from '../src/store/open-store.js';
import { FolderStore } from '../src/store/folder-store.js';
import { isEmpty, type Store } from '../src/store/store.js';
import { BackedMall, contentOf, homeIn, withServer } from './backed-mall.js';

const BUCKET = 'sealed';
const KEY = '2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.pdf';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder('mall-bucket-test-');
});
afterAll(() => folder?.remove());

/** Runs the tests that a folder and a bucket have to pass. */
function behavesAsStore(open: () => Store | Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  const put = (name: string, content: Buffer): Promise<void> => store.put(name, Readable.from([content]));
  const listed = async (prefix: string): Promise<readonly string[]> => {
    const names: string[] = [];
    for await (const { name } of store.list(prefix)) names.push(name);
    return names;
  };

  it('is empty, and then returns what was stored', async () => {
    expect(await isEmpty(store)).toBe(true);
    const content = randomBytes(40 * 2 ** 20);
    await put('a/large', content);
    await put('a/empty', Buffer.alloc(0));
    expect((await buffer(await store.open('a/large'))).equals(content)).toBe(true);
    expect((await buffer(await store.open('a/empty'))).length).toBe(0);
    expect(await isEmpty(store)).toBe(false);
  });

  it('lists names by their beginning, with spaces and letters of any language', async () => {
    const names = ['b/паспорт Иванова №1.pdf', 'b/a b+c%20d.pdf', 'b/c/护照.pdf'];
    for (const name of names) await put(name, Buffer.from('x'));
    expect([...(await listed('b/'))].sort()).toEqual([...names].sort());
    expect(await listed('b/c/')).toEqual(['b/c/护照.pdf']);
    expect(await listed('none/')).toEqual([]);
  });

  it('knows which of many names exist', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `many/${number}/x-${number}`);
    for (const name of names.filter((_, index) => index % 2 === 0)) await put(name, Buffer.from('x'));
    const found = await store.existing(names);
    expect([...found].sort()).toEqual(names.filter((_, index) => index % 2 === 0).sort());
    expect(await store.existing([])).toEqual(new Set());
  });

  it('returns the first content of a name that is stored again', async () => {
    await put('again', Buffer.from('first'));
    await put('again', Buffer.from('second'));
    expect((await buffer(await store.open('again'))).toString()).toBe('first');
  });

  it('keeps nothing of an object whose source breaks, early or late', async () => {
    for (const bytes of [10, 40 * 2 ** 20]) {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(bytes);
          throw new Error('the line was cut');
        })(),
      );
      await expect(store.put('broken', broken)).rejects.toThrow('the line was cut');
    }
    expect(await store.existing(['broken'])).toEqual(new Set());
    await expect(store.open('broken')).rejects.toThrow(/broken is missing in /);
  });
}

describe('a folder', () => {
  behavesAsStore(() => new FolderStore(join(folder.dir, 'store')));

  it.each(['../evil', '/etc/evil', 'a/../../evil'])('refuses the name %j', async (name) => {
    const store = new FolderStore(join(folder.dir, 'store'));
    await expect(store.put(name, Readable.from(['x']))).rejects.toThrow('leads out of');
    await expect(store.open(name)).rejects.toThrow('leads out of');
  });
});

if (findOnPath('minio')) {
  describe('a bucket', () => {
    let server: Awaited<ReturnType<typeof startObjectStorage>>;
    let admin: Client;
    let adminUrl: URL;
    /** Address of a key with the rights of the mall's, and no others. */
    let writerUrl: string;

    beforeAll(async () => {
      const [port = 0] = await freePorts(1);
      server = await startObjectStorage({
        dataDir: join(folder.dir, 'minio-data'),
        port,
        logFile: join(folder.dir, 'minio.log'),
        ledger: folder.ledger,
        secrets: new Secrets(join(folder.dir, 'minio-secrets.json')),
      });
      adminUrl = Object.assign(new URL(server.url), { pathname: `/${BUCKET}` });
      admin = s3Client(adminUrl);
      await prepareBucket(admin, BUCKET, 30);
      await prepareBucket(admin, BUCKET, 30);
      writerUrl = await keyWith(writerPolicy(BUCKET));
    });
    afterAll(() => server?.stop());

    /** Returns the address of the bucket with a temporary key that has the rights of a policy. */
    async function keyWith(policy: object): Promise<string> {
      const { AssumeRoleProvider } = await import('minio/dist/esm/AssumeRoleProvider.mjs');
      const provider = new AssumeRoleProvider({
        stsEndpoint: `http://${adminUrl.host}`,
        accessKey: decodeURIComponent(adminUrl.username),
        secretKey: decodeURIComponent(adminUrl.password),
        policy: JSON.stringify(policy),
      } as ConstructorParameters<typeof AssumeRoleProvider>[0]);
      const credentials = await provider.getCredentials();
      const url = new URL(adminUrl);
      url.username = encodeURIComponent(credentials.getAccessKey());
      url.password = encodeURIComponent(credentials.getSecretKey());
      url.searchParams.set('session', credentials.getSessionToken() ?? '');
      return url.href;
    }

    behavesAsStore(async () => {
      const bucket = 'behaviour';
      await admin.makeBucket(bucket, '', { ObjectLocking: true });
      return openBackups(Object.assign(new URL(adminUrl), { pathname: `/${bucket}` }).href);
    });

    it('is written with a key that can neither read nor delete, and restored with another', async () => {
      const mall = await BackedMall.start(join(folder.dir, 'mall'));
      const keyFile = join(folder.dir, 'key.txt');
      const recipient = await writeNewKey(keyFile, new Date());
      try {
        await mall.addFile(KEY, randomBytes(20 * 2 ** 20));
        const before = await contentOf(mall.infrastructure.adminDatabaseUrl);
        const writer = openBackups(writerUrl);
        await makeBackup({
          databaseUrl: mall.databaseUrl,
          files: mall.files,
          backups: writer,
          recipients: [recipient],
          secretsFile: mall.secretsFile,
        });
        const client = s3Client(new URL(writerUrl));
        for await (const { name } of writer.list('')) {
          await expect(client.getObject(BUCKET, name)).rejects.toThrow(/Access Denied/);
          await expect(client.removeObject(BUCKET, name)).rejects.toThrow(/Access Denied/);
          // Somebody who has the mall's key spoils everything that he can write.
          await writer.put(name, Readable.from([randomBytes(100)]));
        }
        await expect(client.setBucketLifecycle(BUCKET, null)).rejects.toThrow(/Access Denied/);

        const target = join(folder.dir, 'target');
        mkdirSync(target);
        const { dataDir, account } = homeIn(target);
        const files = openFiles(server.url.replace(/\/mall$/, '/restored'));
        const restored = await restore({
          backups: openBackups(adminUrl.href),
          identities: readKeys(keyFile),
          databaseFolder: dataDir,
          owner: account,
          files,
          secretsFile: join(target, 'secrets.json'),
        });
        expect(restored.files).toBe(1);
        expect(await withServer(target, contentOf)).toEqual(before);
        const content = await buffer(await files.private.open(KEY));
        expect(content.equals(readFileSync(mall.pathOf(KEY)))).toBe(true);
      } finally {
        await mall.stop();
      }
    });

    it('locks each version until its backup is over, against administrators as well', async () => {
      await openBackups(writerUrl).put('locked', Readable.from([Buffer.from('x')]));
      const versions: { versionId?: string | null }[] = [];
      for await (const one of admin.listObjects(BUCKET, 'locked', true, {
        IncludeVersion: true,
      }) as AsyncIterable<{
        versionId?: string | null;
      }>)
        versions.push(one);
      await expect(
        admin.removeObject(BUCKET, 'locked', { versionId: versions[0]!.versionId! }),
      ).rejects.toThrow(/WORM protected|locked/i);
      const { Rule: rules } = (await admin.getBucketLifecycle(BUCKET)) as unknown as {
        readonly Rule: readonly { readonly ID: string; readonly Expiration: { readonly Days: number } }[];
      };
      expect(Object.fromEntries(rules.map(({ ID, Expiration }) => [ID, Number(Expiration.Days)]))).toEqual({
        runs: 31,
        database: 31,
        secrets: 31,
        files: 62,
      });
    });
  });
} else {
  it.skip('a bucket: no minio binary on the PATH', () => undefined);
}
