import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { platformErrors } from '@mall/contracts/define';
import { findOnPath, freePorts, ProcessLedger, Secrets, startObjectStorage } from '@mall/testing';
import type { Storage } from '../src/storage/bucket.port.js';
import { DiskStorage } from '../src/storage/disk-storage.js';
import { newKey } from '../src/storage/object-key.js';
import { S3Storage } from '../src/storage/s3-storage.js';

/** Runs the tests that both adapters of the storage have to pass. */
function behavesAsStorage(open: () => Promise<Storage>): void {
  let storage: Storage;
  const key = (): string => newKey('webp', new Date());
  const put = (name: string, content: Buffer, size = content.length) =>
    storage.private.put(name, Readable.from([content]), size, 'image/webp');

  beforeAll(async () => {
    storage = await open();
    await storage.prepare();
  });

  it('is ready, and can be prepared repeatedly', async () => {
    await storage.prepare();
    expect(await storage.isReady()).toBe(true);
  });

  it('returns what was stored', async () => {
    const [name, content] = [key(), Buffer.alloc(300_000, 7)];
    await put(name, content);
    const stored = (await storage.private.open(name))!;
    expect(stored.sizeBytes).toBe(content.length);
    expect((await buffer(stored.stream)).equals(content)).toBe(true);
  });

  it('returns a part of what was stored', async () => {
    const name = key();
    await put(name, Buffer.from('0123456789'));
    const part = (await storage.private.open(name, (size) => ({ start: 2, end: size - 5 })))!;
    expect([part.sizeBytes, part.range]).toEqual([10, { start: 2, end: 5 }]);
    expect((await buffer(part.stream)).toString()).toBe('2345');
    const whole = (await storage.private.open(name, () => undefined))!;
    expect((await buffer(whole.stream)).toString()).toBe('0123456789');
  });

  it('replaces an object of the same name', async () => {
    const name = key();
    await put(name, Buffer.from('first'));
    await put(name, Buffer.from('second'));
    expect((await buffer((await storage.private.open(name))!.stream)).toString()).toBe('second');
  });

  it('keeps public and private apart', async () => {
    const name = key();
    await put(name, Buffer.from('secret'));
    expect(await storage.public.open(name)).toBeUndefined();
  });

  it('removes an object, and ignores a missing one', async () => {
    const name = key();
    await put(name, Buffer.from('x'));
    await storage.private.remove(name);
    await storage.private.remove(name);
    expect(await storage.private.open(name)).toBeUndefined();
  });

  it('keeps nothing of an object whose source breaks', async () => {
    const name = key();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('the line was cut');
      })(),
    );
    await expect(storage.private.put(name, broken, 20, 'image/webp')).rejects.toThrow();
    expect(await storage.private.open(name)).toBeUndefined();
  });

  it.each(['../../evil', '2026/../../../evil', 'a/\0/b', '/etc/evil', 'a//b', '..'])(
    'refuses the name %j',
    async (name) => {
      await expect(put(name, Buffer.from('x'))).rejects.toThrow();
      await expect(storage.private.open(name)).rejects.toThrow();
      await expect(storage.private.remove(name)).rejects.toThrow();
    },
  );
}

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-storage-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  behavesAsStorage(() => Promise.resolve(new DiskStorage(join(folder, 'objects'))));

  it('is the only place that is written to', () => {
    expect(readdirSync(folder)).toEqual(['objects']);
    expect(readdirSync(join(folder, 'objects')).sort()).toEqual(['private', 'public']);
    const left = join(folder, 'objects', 'private', '.unfinished');
    expect(existsSync(left) ? readdirSync(left) : []).toEqual([]);
  });

  it('that is unreachable is not ready and asks clients to retry, and has all its objects when it returns', async () => {
    const path = join(folder, 'objects');
    const storage = new DiskStorage(path);
    const [name, bytes] = [newKey('webp', new Date()), Buffer.from('kept')];
    const put = (key: string): Promise<void> =>
      storage.private.put(key, Readable.from([bytes]), bytes.length, 'image/webp');
    await put(name);
    renameSync(path, `${path}.away`);
    writeFileSync(path, '');
    try {
      expect(await storage.isReady()).toBe(false);
      for (const wish of [put(newKey('webp', new Date())), storage.private.open(name)])
        await expect(wish).rejects.toMatchObject(platformErrors.unavailable());
    } finally {
      rmSync(path);
      renameSync(`${path}.away`, path);
    }
    expect(await storage.isReady()).toBe(true);
    expect((await buffer((await storage.private.open(name))!.stream)).toString()).toBe('kept');
  });
});

if (findOnPath('minio')) {
  describe('an S3 store', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mall-minio-'));
    let server: Awaited<ReturnType<typeof startObjectStorage>>;
    afterAll(async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    });
    behavesAsStorage(async () => {
      const [port = 0] = await freePorts(1);
      server = await startObjectStorage({
        dataDir,
        port,
        logFile: join(dataDir, 'minio.log'),
        ledger: new ProcessLedger(join(dataDir, 'processes.json')),
        secrets: new Secrets(join(dataDir, 'secrets.json')),
      });
      return S3Storage.at(new URL(server.url));
    });
  });
} else {
  it.skip('an S3 store: no minio binary on the PATH', () => undefined);
}
