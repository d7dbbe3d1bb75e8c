import { open, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productSearchApi } from '@mall/contracts/product';
import { aVisitor, letPricesJump, startMall, type TestMall } from '@mall/testing';
import { Random } from '@mall/demo/random';
import { aCar, importBrands, importCars, untilTrue } from './catalogue.js';
import { prove } from './prove.js';

/** Short interval, so that a killed process is often in the middle of writing. */
const OFTEN = { SEARCH_SNAPSHOT_SECONDS: '1' };
const RESTORED = /cars of version \d+ restored in/;

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall([]);
  await mall.startService('product', { env: OFTEN });
  await letPricesJump(mall);
  await importBrands(mall);
});

const product = () => mall.service('product');
const folder = (): string => join(mall.dir, 'search');
async function file(): Promise<string> {
  const [name] = (await readdir(folder())).filter((one) => one.endsWith('.snapshot'));
  return join(folder(), name!);
}

async function priceOf(spuId: string): Promise<number | undefined> {
  const search = mall.callAs(aVisitor())(productSearchApi);
  const { list } = await search.simplePage({ spuIds: [spuId], pageNum: 1, pageSize: 1, sort: 1 });
  return list[0]!.spus[0]?.priceFee;
}

const setPrice = (spuId: string, fee: number) =>
  mall.query('product', `UPDATE spu SET price_fee = $2 WHERE spu_id = $1`, [spuId, fee]);

/** Starts the service; returns the log lines that it has written since. */
async function started(): Promise<string> {
  const before = product().logs().length;
  await product().start();
  return product().logs().slice(before);
}

async function expectEqual(): Promise<void> {
  const { code, replicas } = await prove(mall, '--only-look');
  for (const { proof } of replicas) expect(proof).toMatchObject({ differences: 0, differing: [] });
  expect(code).toBe(0);
}

it('starts from the cars that the process before has stored, with what changed while none ran', async () => {
  const [changed, sold, stays] = [aCar(), aCar(), aCar()];
  await importCars(mall, changed, sold, stays);
  await untilTrue('the cars to be found', async () => (await priceOf(stays.spuId)) === stays.priceFee);
  await product().stop();
  await setPrice(changed.spuId, 4200);
  await mall.query('product', `UPDATE spu SET status = 0 WHERE spu_id = $1`, [sold.spuId]);
  expect(await started()).toMatch(RESTORED);
  await untilTrue('the new price', async () => (await priceOf(changed.spuId)) === 4200);
  await untilTrue('the car to be gone', async () => (await priceOf(sold.spuId)) === undefined);
  expect(await priceOf(stays.spuId)).toBe(stays.priceFee);
  await expectEqual();
}, 120_000);

it('reads all cars when the file is torn, changed, or too old for the feed', async () => {
  const car = aCar();
  await importCars(mall, car);
  const damages: [reason: RegExp, damage: (path: string) => Promise<unknown>][] = [
    [
      /not used: .*it is not complete/,
      async (path) => truncate(path, Math.floor((await readFile(path)).length / 2)),
    ],
    [/not used: .*(section|its footer)/, changeOneByte],
    [/not used: .*it is of another kind/, (path) => writeFile(path, 'a letter '.repeat(20))],
    [
      /not used: .*version \d+ is not among those of the feed/,
      () =>
        mall.query('product', `UPDATE catalogue_version SET made_at = made_at - interval '1 microsecond'`),
    ],
  ];
  for (const [at, [reason, damage]] of damages.entries()) {
    await setPrice(car.spuId, 5_000 + at);
    await untilTrue('the price', async () => (await priceOf(car.spuId)) === 5_000 + at);
    await product().stop();
    await damage(await file());
    const said = await started();
    expect(said).toMatch(reason);
    expect(said).toMatch(/cars read in/);
    expect(await priceOf(car.spuId)).toBe(5_000 + at);
  }
}, 180_000);

it('holds the cars of the tables after processes were killed while they stored changing cars', async () => {
  const dice = new Random(14);
  const cars = Array.from({ length: 40 }, () => aCar());
  await importCars(mall, ...cars);
  await mall.startService('product', { env: OFTEN });
  const stop = new AbortController();
  const changes = (async () => {
    for (let round = 0; !stop.signal.aborted; round += 1) {
      const ids = Array.from({ length: dice.between(1, 5) }, () => dice.pick(cars).spuId);
      await mall.query(
        'product',
        `UPDATE spu SET price_fee = $2, status = $3, name = jsonb_build_object('ru', $4::text)
          WHERE spu_id = ANY($1::bigint[])`,
        [ids, dice.between(1, 9) * 1000, dice.between(0, 1), `Камри ${round}`],
      );
      await pause(20);
    }
  })();
  try {
    const before = product().logs().length;
    for (let times = 0; times < 4; times += 1) {
      await pause(dice.between(900, 1_600));
      await product().kill9();
      await product().start();
    }
    expect(product().logs().slice(before)).toMatch(RESTORED);
  } finally {
    stop.abort();
    await changes;
  }
  await expectEqual();
}, 240_000);

async function changeOneByte(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  const { size } = await handle.stat();
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, Math.floor(size / 2));
  await handle.write(Buffer.from([byte[0]! ^ 1]), 0, 1, Math.floor(size / 2));
  await handle.close();
}
