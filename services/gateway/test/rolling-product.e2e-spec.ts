import { setTimeout as wait } from 'node:timers/promises';
import { aUsedCar, putOnSale, startMall, until, type TestMall, type TestService } from '@mall/testing';

const CARS = 300;
/** Below the number of calls that the gateway serves for one address at a time. */
const VISITORS = 64;
/** Time during which both processes serve before and after each restart. */
const BOTH_MS = 1_000;

let mall: TestMall;
let replicas: readonly TestService[];

/** Visitors who search without a pause until they are stopped; records answers other than the expected one. */
class Visitors {
  readonly failures: string[] = [];
  searches = 0;
  private isOver = false;
  private readonly all: Promise<unknown>;

  constructor(private readonly url: string) {
    this.all = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => this.search(visitor)));
  }

  async leave(): Promise<void> {
    this.isOver = true;
    await this.all;
  }

  private async search(visitor: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      this.searches += 1;
      // A bound that nobody has requested before, below all prices.
      const failure = await this.failureOf(1 + visitor + turn * VISITORS);
      if (failure) this.failures.push(failure);
    }
  }

  private async failureOf(minPrice: number): Promise<string | undefined> {
    try {
      const path = `/api/mall4cloud_search/ua/search/simple_page?facets=1&minPrice=${minPrice}`;
      const answer = await fetch(`${this.url}${path}`);
      const { data } = (await answer.json()) as { data?: { total: number } };
      return answer.status === 200 && data?.total === CARS ? undefined : `${answer.status}: ${data?.total}`;
    } catch (failure) {
      return String(failure);
    }
  }
}

beforeAll(async () => {
  mall = await startMall(['auth', 'product', 'gateway'], { env: { gateway: { CACHE_MEGABYTES: '0' } } });
  replicas = [mall.service('product'), await mall.startService('product')];
  await putOnSale(mall, ...Array.from({ length: CARS }, () => aUsedCar()));
}, 120_000);

it('answers every search while the processes of the product service are restarted in turn', async () => {
  const { url } = mall.service('gateway');
  // Each process answers about half of the questions.
  await until(
    async () => {
      const visitors = new Visitors(url);
      await wait(BOTH_MS / 4);
      await visitors.leave();
      return visitors.failures.length === 0 || undefined;
    },
    { what: 'both processes to know the cars', timeoutMs: 60_000 },
  );
  const visitors = new Visitors(url);
  const ends: (string | undefined)[] = [];
  for (const replica of replicas) {
    await wait(BOTH_MS);
    ends.push(await replica.stop());
    await replica.start();
  }
  await wait(BOTH_MS);
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
  expect(visitors.searches).toBeGreaterThan(VISITORS * 10);
  expect(ends).toEqual(['code 0', 'code 0']);
}, 120_000);
