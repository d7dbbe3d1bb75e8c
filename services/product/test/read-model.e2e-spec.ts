import { setTimeout as pause } from 'node:timers/promises';
import {
  CATALOGUE_FEED,
  productSearchApi,
  synonyms,
  type CatalogueMessage,
  type CatalogueNews,
} from '@mall/contracts/product';
import { aStaffMember, aVisitor, letPricesJump, startMall, type TestMall } from '@mall/testing';
import { Random } from '@mall/demo/random';
import { aCar, aCarInNumbers, importBrands, importCars, untilTrue } from './catalogue.js';
import { prove } from './prove.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['product']);
  await letPricesJump(mall);
  await mall.startService('product');
  await importBrands(mall);
});

const search = () => mall.callAs(aVisitor())(productSearchApi);

async function priceOf(spuId: string): Promise<number | undefined> {
  const { list } = await search().simplePage({ spuIds: [spuId], pageNum: 1, pageSize: 1, sort: 1 });
  return list[0]!.spus[0]?.priceFee;
}

/** Repeats a request so often that every replica has answered. */
const onEveryReplica = async (holds: () => Promise<boolean>): Promise<boolean> =>
  (await Promise.all(Array.from({ length: 40 }, holds))).every(Boolean);

async function expectEqual(): Promise<void> {
  const { code, replicas } = await prove(mall, '--only-look');
  for (const { proof } of replicas) {
    expect(proof).toMatchObject({ differences: 0, differing: [] });
    expect(proof.modelHash).toBe(proof.sourceHash);
  }
  expect(replicas).toHaveLength(2);
  expect(code).toBe(0);
}

describe('a change of the tables without the service', () => {
  it('is in the answers of every replica', async () => {
    const car = aCar();
    await importCars(mall, car);
    await mall.query('product', `UPDATE spu SET price_fee = 4200 WHERE spu_id = $1`, [car.spuId]);
    await untilTrue('every replica to know the price', () =>
      onEveryReplica(async () => (await priceOf(car.spuId)) === 4200),
    );
    await mall.query('product', `DELETE FROM spu WHERE spu_id = $1`, [car.spuId]);
    await untilTrue('every replica to forget the car', () =>
      onEveryReplica(async () => (await priceOf(car.spuId)) === undefined),
    );
  });

  it('is in the answers when a car gets another sku with stock', async () => {
    const car = aCarInNumbers({ stock: 0 });
    await importCars(mall, car);
    const stockOf = async (): Promise<boolean | undefined> =>
      (await search().simplePage({ spuIds: [car.spuId], hasStock: 1, pageNum: 1, pageSize: 1, sort: 1 }))
        .total > 0;
    expect(await stockOf()).toBe(false);
    await mall.query(
      'product',
      `WITH added AS (INSERT INTO sku (sku_id, spu_id) VALUES ($1::bigint + 500000000, $1) RETURNING sku_id, spu_id)
       INSERT INTO sku_stock (sku_id, spu_id, received, actual, stock) SELECT sku_id, spu_id, 3, 3, 3 FROM added`,
      [car.spuId],
    );
    await untilTrue('every replica to know the stock', () =>
      onEveryReplica(async () => (await stockOf()) === true),
    );
  });

  it('is read however late a slow transaction commits', async () => {
    const [slow, quick] = [aCar(), aCar()];
    await importCars(mall, slow, quick);
    // The slow one notes its change first and commits last.
    const late = mall.query(
      'product',
      `
      WITH changed AS (UPDATE spu SET price_fee = 1111 WHERE spu_id = ${slow.spuId} RETURNING spu_id)
      SELECT pg_sleep(1.5) FROM changed`,
    );
    await mall.query('product', `UPDATE spu SET price_fee = 2222 WHERE spu_id = $1`, [quick.spuId]);
    await untilTrue('the quick one to be known', async () => (await priceOf(quick.spuId)) === 2222);
    await late;
    await untilTrue('the slow one to be known', () =>
      onEveryReplica(async () => (await priceOf(slow.spuId)) === 1111),
    );
  });
});

it('publishes every step without gaps, with the filtered fields before and after', async () => {
  const car = aCar();
  await importCars(mall, car);
  // Including the one that publishes: it would otherwise read the car for the first time with its later
  // price.
  await untilTrue('every replica to know the car', () =>
    onEveryReplica(async () => (await priceOf(car.spuId)) === car.priceFee),
  );
  const heard: CatalogueMessage[] = [];
  const { connection } = await mall.nats();
  const feed = connection.subscribe(CATALOGUE_FEED, {
    callback: (_, message) => void heard.push(message.json<CatalogueMessage>()),
  });
  await connection.flush();
  for (const price of [5100, 5200, 5300])
    await mall.query('product', `UPDATE spu SET price_fee = $2 WHERE spu_id = $1`, [car.spuId, price]);
  const news = (): CatalogueNews[] => heard.filter((one) => one.kind === 'news');
  // On a busy machine the arrival of the car may be published late.
  const steps = () =>
    news()
      .flatMap(({ changes }) => changes)
      .filter(({ spuId, before }) => spuId === car.spuId && before !== null);
  const last = () => steps().at(-1);
  await untilTrue('the last price to be told', async () => last()?.after?.priceFee === 5300);
  expect(steps()[0]!.before).toMatchObject({ priceFee: car.priceFee, brandId: car.brandId });
  expect(steps().some(({ stockAlone }) => stockAlone)).toBe(false);
  await mall.query(
    'product',
    `UPDATE sku_stock SET stock = stock - 1, lock_stock = lock_stock + 1 WHERE spu_id = $1`,
    [car.spuId],
  );
  await untilTrue('a hold to be told as what it is', async () => last()?.stockAlone === true);
  for (const [at, { from }] of news().entries()) if (at > 0) expect(from).toBe(news()[at - 1]!.to);
  const beats = heard.length;
  await untilTrue('a heartbeat', async () => heard.slice(beats).some(({ kind }) => kind === 'heartbeat'));
  feed.unsubscribe();
});

it('applies synonyms that staff add', async () => {
  const car = aCar();
  await importCars(mall, car);
  const editor = mall.callAs(aStaffMember(['search_edit']))(synonyms.api);
  await expect(editor.create({ terms: ['!', 'камри'] })).rejects.toMatchObject({
    declaration: { key: 'product.synonymUnusable' },
  });
  const total = async (): Promise<number> =>
    (await search().simplePage({ keyword: 'самурайка', pageNum: 1, pageSize: 1, sort: 1 })).total;
  expect(await total()).toBe(0);
  const { synonymId } = await editor.create({ terms: ['самурайка', 'тойота камри'] });
  await untilTrue('the word to be known', () => onEveryReplica(async () => (await total()) > 0));
  await editor.update({ synonymId, status: 0 });
  await untilTrue('the word to be forgotten', () => onEveryReplica(async () => (await total()) === 0));
});

describe('the proof', () => {
  it('finds and repairs changes without triggers', async () => {
    const car = aCar();
    await importCars(mall, car);
    await expectEqual();
    await mall.query('product', `ALTER TABLE spu DISABLE TRIGGER USER`);
    await mall.query('product', `UPDATE spu SET price_fee = 7777 WHERE spu_id = $1`, [car.spuId]);
    await mall.query('product', `ALTER TABLE spu ENABLE TRIGGER USER`);
    expect(await priceOf(car.spuId)).toBe(car.priceFee);
    expect((await prove(mall, '--only-look')).code).toBe(1);
    const { code, replicas } = await prove(mall);
    expect(code).toBe(2);
    expect(replicas.flatMap(({ proof }) => proof.differing)).toContain(car.spuId);
    expect(replicas.every(({ proof }) => proof.isRepaired)).toBe(true);
    expect(await onEveryReplica(async () => (await priceOf(car.spuId)) === 7777)).toBe(true);
    await expectEqual();
  }, 120_000);

  it('holds after replicas were killed while the catalogue changed', async () => {
    const dice = new Random(9);
    const cars = Array.from({ length: 60 }, () => aCarInNumbers());
    await importCars(mall, ...cars);
    let stopped = false;
    const changes = (async () => {
      for (let round = 0; !stopped; round += 1) {
        const ids = Array.from({ length: dice.between(1, 5) }, () => dice.pick(cars).spuId);
        await mall.query(
          'product',
          `UPDATE spu SET price_fee = $2, status = $3, name = jsonb_build_object('ru', $4::text)
            WHERE spu_id = ANY($1::bigint[])`,
          [ids, dice.between(1, 9) * 1000, dice.between(0, 1), `Камри ${round}`],
        );
        await mall.query(
          'product',
          'UPDATE sku_stock SET received = $2, actual = $2, stock = $2 WHERE spu_id = ANY($1::bigint[])',
          [ids, dice.between(0, 2)],
        );
        await pause(20);
      }
    })();
    try {
      // The first replica leads, so its end also hands over the numbering.
      for (let times = 0; times < 2; times += 1) {
        await untilTrue('some changes', async () => dice.chance(0.2));
        await mall.service('product').kill9();
        await mall.service('product').start();
      }
    } finally {
      stopped = true;
      await changes;
    }
    await expectEqual();
  }, 240_000);
});
