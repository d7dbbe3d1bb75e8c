import pg from 'pg';
import { startMall, type TestMall } from '@mall/testing';
import { aCar, importAs, importBrands, importCars, untilTrue } from './catalogue.js';
import { prove } from './prove.js';

/** More cars than a start reads one by one. */
const MANY = 600;
const BATCH = 200;
const RESTORED = /cars of version \d+ restored in/;

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['product']);
  await importBrands(mall);
});

const product = () => mall.service('product');
const saidSince = (before: number): string => product().logs().slice(before);

async function importMany(): Promise<void> {
  for (let from = 0; from < MANY; from += BATCH)
    await importAs(mall).importCars({ cars: Array.from({ length: BATCH }, () => aCar()) });
}

/** Imports cars, and ends the service by `end` before the search has applied them. */
async function inMidImport(end: () => Promise<unknown>): Promise<void> {
  const other = new pg.Client({ connectionString: mall.infrastructure.databaseUrls.product });
  await other.connect();
  try {
    // Changes get no version meanwhile, as when the search is behind.
    await other.query('BEGIN; LOCK TABLE catalogue_version IN SHARE ROW EXCLUSIVE MODE');
    await importMany();
    await end();
  } finally {
    await other.end();
  }
}

/** Starts the service; returns the log lines that it has written since. */
async function started(): Promise<string> {
  const before = product().logs().length;
  await product().start();
  return saidSince(before);
}

async function expectEqual(): Promise<void> {
  const { code, replicas } = await prove(mall, '--only-look');
  for (const { proof } of replicas) expect(proof).toMatchObject({ differences: 0, differing: [] });
  expect(code).toBe(0);
}

const untilStored = (before: number, cars: number): Promise<true> =>
  untilTrue('all cars to be stored', async () =>
    new RegExp(`\\b${cars} cars of version \\d+ stored`).test(saidSince(before)),
  );

it('accepts the same new make from imports at the same time', async () => {
  const name = { ru: 'Ханьтэн', zh: '汉腾', en: 'Hanteng' };
  const brands = [{ brandId: '990077', brandParentId: '0', name }];
  const once = (): Promise<unknown> => importAs(mall).importBrands({ brands });
  await Promise.all(Array.from({ length: 12 }, once));
});

it('stores the cars once an import has ended, so that the next start has a file even after a kill', async () => {
  const before = product().logs().length;
  await importMany();
  await untilStored(before, MANY);
  await product().kill9();
  expect(await started()).toMatch(RESTORED);
  await expectEqual();
}, 120_000);

it('reads the tables at once after it was killed in mid import, and stores what it has read', async () => {
  const before = product().logs().length;
  await inMidImport(() => product().kill9());
  const said = await started();
  expect(said).toMatch(/not used: .*\b\d+ cars have changed since/);
  expect(said).not.toMatch(RESTORED);
  await expectEqual();
  await untilStored(before, 2 * MANY);
}, 120_000);

it('does not store cars from before an import when it is stopped in the middle of one, and reads the tables', async () => {
  // A version that is not stored yet.
  await importCars(mall, aCar());
  const before = product().logs().length;
  await inMidImport(async () => {
    process.kill(-product().pid, 'SIGTERM');
    await untilTrue('the service to decide whether to store', async () =>
      /cars are not stored, because \d+ of them have changed/.test(saidSince(before)),
    );
  });
  await product().stop();
  const said = await started();
  expect(said).toMatch(/not used: .*\b\d+ cars have changed since/);
  expect(said).not.toMatch(RESTORED);
  await expectEqual();
}, 120_000);
