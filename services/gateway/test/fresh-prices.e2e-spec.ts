import { setTimeout as wait } from 'node:timers/promises';
import {
  productCarApi,
  productImportApi,
  type CarCardView,
  type ImportCarDto,
  type SearchPageView,
} from '@mall/contracts/product';
import {
  aService,
  aStaffMember,
  aUsedCar,
  shop,
  letPricesJump,
  startMall,
  until,
  type TestMall,
  type TestService,
} from '@mall/testing';

const CARS = 60;
const BRANDS = ['11', '12', '13'];
const ONE_SECOND_MS = 1_000;

let mall: TestMall;
let gateways: TestService[];

interface Answer {
  readonly status: number;
  readonly isKept: boolean;
  readonly cars: readonly Pick<CarCardView, 'spuId' | 'priceFee'>[];
}

const spuIdOf = (index: number): string => String(7_000_001 + index);
const searchOf = (index: number): string =>
  `/mall4cloud_search/ua/search/simple_page?pageSize=100&sort=5&brandIds=${BRANDS[index % BRANDS.length]}`;
const pageOf = (index: number): string => `/mall4cloud_product/ua/spu/prod_info?spuId=${spuIdOf(index)}`;

async function ask(path: string, at: TestService = gateways[0]!): Promise<Answer> {
  const response = await fetch(`${at.url}/api${path}`);
  const { data } = (await response.json()) as { data: SearchPageView & CarCardView };
  return {
    status: response.status,
    isKept: response.headers.has('etag'),
    cars: data?.spuId ? [data] : (data?.list?.[0]?.spus ?? []),
  };
}

/** Returns the price that an answer shows for a car. */
const priceIn = ({ cars }: Answer, index: number): number | undefined =>
  cars.find(({ spuId }) => spuId === spuIdOf(index))?.priceFee;

const aCar = (index: number): ImportCarDto =>
  aUsedCar({
    spuId: spuIdOf(index),
    brandId: BRANDS[index % BRANDS.length]!,
    seriesId: undefined,
    categoryId: '100410',
    name: { ru: `Машина ${index}`, zh: `车 ${index}`, en: `Car ${index}` },
    priceFee: 10_000_000 + index,
    bodyType: 'sedan',
  });

const changePrice = (index: number, priceFee: number) =>
  mall
    .callAs(aStaffMember(['car_edit']))(productCarApi)
    .update({ spuId: spuIdOf(index), priceFee });

/** Waits until the gateway has cached its answer. */
const untilKept = (path: string, at: TestService) =>
  until(async () => ((await ask(path, at)).isKept ? true : undefined), {
    what: 'a kept answer',
    timeoutMs: 30_000,
  });

beforeAll(async () => {
  mall = await startMall(['auth', 'product', 'gateway']);
  await letPricesJump(mall);
  gateways = [mall.service('gateway'), await mall.startService('gateway')];
  const importing = mall.callAs(aService('demo'))(productImportApi);
  await importing.importShops({ shops: [shop] });
  await importing.importBrands({
    brands: BRANDS.map((brandId) => ({
      brandId,
      brandParentId: '0',
      name: { ru: `Марка ${brandId}`, zh: `品牌 ${brandId}`, en: `Make ${brandId}` },
    })),
  });
  await importing.importCategories({
    categories: [{ categoryId: '100410', parentId: '0', name: { ru: 'Седаны', zh: '轿车', en: 'Sedans' } }],
  });
  await importing.importCars({ cars: Array.from({ length: CARS }, (_, index) => aCar(index)) });
  await until(
    async () => ((await ask(searchOf(0))).cars.length === CARS / BRANDS.length ? true : undefined),
    {
      what: 'all cars to be found',
      timeoutMs: 30_000,
    },
  );
}, 180_000);

describe('a price changed at the desk', () => {
  it('is in the next answers of every gateway, and no longer in any from memory', async () => {
    const asked = gateways.flatMap((at) => [searchOf(4), pageOf(4)].map((path) => ({ at, path })));
    for (const { at, path } of asked) await untilKept(path, at);
    await changePrice(4, 12_345_600);
    await Promise.all(
      asked.map(({ at, path }) =>
        until(async () => (priceIn(await ask(path, at), 4) === 12_345_600 ? true : undefined), {
          what: `the new price at ${path}`,
          timeoutMs: 20_000,
          everyMs: 20,
        }),
      ),
    );
  });

  it('is never hidden by an old answer a second later, in a storm of changes and questions', async () => {
    let storms = true;
    const hammer = async (at: TestService): Promise<void> => {
      for (let turn = 0; storms; turn += 1)
        await ask(turn % 2 === 0 ? searchOf(turn) : pageOf(turn % CARS), at);
    };
    const hammers = gateways.flatMap((at) => [hammer(at), hammer(at)]);
    const stale: string[] = [];
    const check = async (index: number, priceFee: number): Promise<void> => {
      await wait(ONE_SECOND_MS);
      for (const at of gateways)
        for (const path of [searchOf(index), pageOf(index)])
          if (priceIn(await ask(path, at), index) !== priceFee) stale.push(`${path}: not ${priceFee}`);
    };
    const checks: Promise<void>[] = [];
    for (let index = 0; index < CARS; index += 1) {
      const priceFee = 20_000_000 + index * 1_000;
      await changePrice(index, priceFee);
      checks.push(check(index, priceFee));
    }
    await Promise.all(checks);
    storms = false;
    await Promise.all(hammers);
    expect(stale).toEqual([]);
  });
});

describe('a search by words', () => {
  const byWords = (index: number): string =>
    `/mall4cloud_search/ua/search/simple_page?facets=1&keyword=${encodeURIComponent(`Make ${BRANDS[index]}`)}`;

  it('shows the new price of a car at once', async () => {
    const [gateway] = gateways as [TestService];
    await untilKept(byWords(1), gateway);
    await changePrice(4, 34_567_800);
    await until(async () => (priceIn(await ask(byWords(1), gateway), 4) === 34_567_800 ? true : undefined), {
      what: 'the price of its make',
      timeoutMs: 20_000,
      everyMs: 20,
    });
  });

  it('finds a car of another make that its words name from now on', async () => {
    const [gateway] = gateways as [TestService];
    const unusual = '/mall4cloud_search/ua/search/simple_page?pageSize=100&keyword=Make%2011';
    await untilKept(unusual, gateway);
    expect((await ask(unusual, gateway)).cars.map(({ spuId }) => spuId)).not.toContain(spuIdOf(7));
    await mall
      .callAs(aStaffMember(['car_edit']))(productCarApi)
      // Not the name: with another one a car goes back to the review.
      .update({ spuId: spuIdOf(7), trim: { ru: 'Make 11', zh: 'Make 11', en: 'Make 11' } });
    await until(
      async () =>
        (await ask(unusual, gateway)).cars.some(({ spuId }) => spuId === spuIdOf(7)) ? true : undefined,
      { what: 'the renamed car', timeoutMs: 20_000, everyMs: 20 },
    );
  });
});

describe('a frequent search', () => {
  it('counts each time among the popular ones, also when it is answered from the cache', async () => {
    const path = `/mall4cloud_search/ua/search/simple_page?keyword=${encodeURIComponent('машина 12')}`;
    const [gateway] = gateways as [TestService];
    await untilKept(path, gateway);
    for (let turn = 0; turn < 40; turn += 1) expect((await ask(path, gateway)).isKept).toBe(true);
    const counted = await until(
      async () => {
        const [row] = await mall.query(
          'product',
          `SELECT times FROM search_count WHERE content = 'машина 12'`,
        );
        return Number(row?.['times'] ?? 0) >= 40 ? Number(row!['times']) : undefined;
      },
      { what: 'the searches to be counted', timeoutMs: 60_000, everyMs: 500 },
    );
    // Searches before the answer was cached count as well.
    expect(counted).toBeLessThan(100);
  });
});

describe('a gateway that has lost NATS', () => {
  it('serves nothing from the cache after a second, and has the current price when NATS is back', async () => {
    const [gateway] = gateways as [TestService];
    await untilKept(searchOf(5), gateway);
    await mall.killBroker();
    await until(async () => ((await ask(searchOf(5))).status === 503 ? true : undefined), {
      what: 'the memory to be mistrusted',
      timeoutMs: 20_000,
      everyMs: 20,
    });
    // The gateway cannot be notified of this change.
    await mall.query('product', 'UPDATE spu SET price_fee = 33_333_300 WHERE spu_id = $1', [spuIdOf(5)]);
    await mall.startBroker();
    const first = await until(
      async () => {
        const answer = await ask(searchOf(5));
        return answer.status === 200 ? answer : undefined;
      },
      { what: 'an answer', timeoutMs: 30_000, everyMs: 20 },
    );
    expect(priceIn(first, 5)).toBe(33_333_300);
    await untilKept(searchOf(5), gateway);
    expect(priceIn(await ask(searchOf(5)), 5)).toBe(33_333_300);
  });
});
