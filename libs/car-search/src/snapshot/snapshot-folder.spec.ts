import { jest } from '@jest/globals';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnfitSnapshotError } from './snapshot-format.js';
import { SnapshotFolder } from './snapshot-folder.js';

let dir: string;
let folder: SnapshotFolder;

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'snapshots-')), 'not', 'there', 'yet');
  folder = new SnapshotFolder(dir, 'build');
});
afterEach(() => rm(join(dir, '../../..'), { recursive: true }));

const path = (): string => join(dir, 'cars-build.snapshot');
const writing =
  (text: string) =>
  async (file: FileHandle): Promise<number> => {
    await file.writeFile(text);
    return text.length;
  };
async function stored(): Promise<string | undefined> {
  const file = await folder.open();
  const text = await file?.readFile('utf8');
  await file?.close();
  return text;
}

it('has no file until the first one is complete, in a folder that is made for it', async () => {
  expect(await stored()).toBeUndefined();
  await folder.replace(async (file) => {
    await file.writeFile('half');
    expect(await stored()).toBeUndefined();
    return writing(' and half')(file);
  });
  expect(await stored()).toBe('half and half');
});

it('keeps the former file when writing fails, and leaves nothing behind', async () => {
  await folder.replace(writing('the first'));
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  await expect(
    folder.replace(async (file) => {
      await file.writeFile('the sec');
      throw full;
    }),
  ).rejects.toBe(full);
  expect(await stored()).toBe('the first');
  expect(await readdir(dir)).toEqual(['cars-build.snapshot']);
});

it('is the last complete one when two processes write at once, and one reads meanwhile', async () => {
  await folder.replace(writing('before'));
  const reading = (await folder.open())!;
  const other = new SnapshotFolder(dir, 'build');
  const texts = Array.from({ length: 20 }, (_, at) => `${at}`.repeat(50_000));
  await Promise.all(texts.map((text, at) => (at % 2 ? folder : other).replace(writing(text))));
  expect(texts).toContain(await stored());
  expect(await reading.readFile('utf8')).toBe('before');
  await reading.close();
  expect(await readdir(dir)).toEqual(['cars-build.snapshot']);
});

it('is not accepted from another user of the machine', async () => {
  await folder.replace(writing('cheap cars'));
  for (const mode of [0o620, 0o602, 0o666]) {
    await chmod(path(), mode);
    await expect(folder.open()).rejects.toThrow(UnfitSnapshotError);
  }
  await chmod(path(), 0o600);
  const getuid = jest.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1);
  await expect(folder.open()).rejects.toThrow('it belongs to another user');
  getuid.mockRestore();
  expect(await stored()).toBe('cheap cars');
});

it('is not a link, a folder or a pipe', async () => {
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'elsewhere'), 'text', { mode: 0o600 });
  await symlink(join(dir, 'elsewhere'), path());
  await expect(folder.open()).rejects.toThrow(/ELOOP/);
  await rm(path());
  await mkdir(path());
  await expect(folder.open()).rejects.toThrow('it is not a file');
});

it('deletes what killed writers and earlier builds have left, and nothing else', async () => {
  await mkdir(dir, { recursive: true });
  const ages = {
    'cars-killed.part': 16,
    'cars-running.part': 1,
    'cars-yesterday.snapshot': 25 * 60,
    'cars-today.snapshot': 60,
    'notes.txt': 1e6,
  };
  for (const [name, minutes] of Object.entries(ages)) {
    await writeFile(join(dir, name), name);
    const then = Date.now() / 1_000 - minutes * 60;
    await utimes(join(dir, name), then, then);
  }
  await folder.replace(writing('new'));
  expect((await readdir(dir)).sort()).toEqual([
    'cars-build.snapshot',
    'cars-running.part',
    'cars-today.snapshot',
    'notes.txt',
  ]);
  expect(await readFile(path(), 'utf8')).toBe('new');
});
