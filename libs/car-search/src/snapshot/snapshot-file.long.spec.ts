import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { CarIndex } from '../index/car-index.js';
import { UnfitSnapshotError } from './snapshot-format.js';
import { alterFile, restoreIndex, storeIndex } from '../../test/stored-index.js';

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
  path = join(dir, 'file');
  const [index, dice] = [new CarIndex(), new Dice(3)];
  index.loadTables(TABLES);
  for (let at = 0; at < 50; at += 1) index.put(randomCar(dice, String(100 + at)));
  await storeIndex(path, index);
});
afterEach(() => rm(dir, { recursive: true }));

const read = (build?: string) => restoreIndex(path, TABLES, build);
/** Returns the class of the error of reading. */
const failure = () =>
  read().then(
    () => undefined,
    (thrown: Error) => thrown.constructor,
  );

it('is read as it was written', async () => {
  expect((await read()).size).toBe(50);
});

it('is refused wherever one byte has changed', async () => {
  const dice = new Dice(8);
  let bytes = 0;
  await alterFile(path, (whole) => whole.subarray(0, (bytes = whole.length)));
  // Every position of the frame, and some of each section.
  const positions = [
    ...Array.from({ length: 12 }, (_, at) => at),
    ...Array.from({ length: 80 }, () => dice.between(16, bytes - 1)),
  ];
  for (const position of positions) {
    await alterFile(path, (whole) => whole.fill(whole[position]! ^ 0x41, position, position + 1));
    expect({ position, failure: await failure() }).toEqual({ position, failure: UnfitSnapshotError });
    await alterFile(path, (whole) => whole.fill(whole[position]! ^ 0x41, position, position + 1));
  }
  expect((await read()).size).toBe(50);
});

it('is refused wherever it ends too early, and when something follows', async () => {
  let whole = Buffer.alloc(0);
  await alterFile(path, (bytes) => (whole = Buffer.from(bytes)));
  for (const length of [0, 1, 15, 47, 48, 500, whole.length / 2, whole.length - 33, whole.length - 1]) {
    await alterFile(path, () => whole.subarray(0, length));
    expect({ length, failure: await failure() }).toEqual({ length, failure: UnfitSnapshotError });
  }
  await alterFile(path, () => Buffer.concat([whole, whole]));
  await expect(read()).rejects.toThrow(UnfitSnapshotError);
});

it('is refused by another build', async () => {
  await expect(read('another build')).rejects.toThrow('it is of another build');
});
