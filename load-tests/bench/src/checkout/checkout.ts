import { carAt } from '@mall/demo/catalogue';
import type { Voice } from '@mall/local';
import type { JsonClient } from '../json-client.js';
import { closedLoop, openLoop } from '../open-loop.js';
import { drawQueries } from '../queries.js';
import { findingsOf, type TillFindings } from './findings.js';
import { buy, enlist, type Bought, type Shopper } from './shoppers.js';
import { Shop } from './shop.js';

/** The promise: so many checkouts a second, with so many searches beside them. */
const ORDERS = 150;
const SEARCHES = 200;
const QUERIES = 2_000;
const SHOPPERS = 200;
/** As fast as it goes: so many people, each with the next car as soon as they have the last. */
const HASTY = 24;
const WARM_UP = { perSecond: 50, seconds: 6 };
/** No look is given fewer cars than it could sell. */
const FASTEST = 600;

export interface CheckoutFindings {
  /** The promised stream, beside the searches. */
  readonly promised: TillFindings;
  /** Without searches, as fast as it goes. */
  readonly fastest: TillFindings;
}

/** Opens a mall of its own and lets verified buyers check out different cars through its gateway. */
export async function checkout(
  seconds: number,
  voice: Voice,
  signal: AbortSignal,
): Promise<CheckoutFindings> {
  const hastySeconds = Math.max(2, seconds / 3);
  const cars = WARM_UP.perSecond * WARM_UP.seconds + ORDERS * seconds + Math.ceil(FASTEST * hastySeconds);
  const shop = await Shop.open(voice, signal);
  try {
    await voice.step(`${cars} cars`, (note) => shop.putOnSale(cars, (done) => note(`${done} are in`)));
    const shoppers = await voice.step(`${SHOPPERS} buyers`, () => enlist(shop.reach, shop.http, SHOPPERS));
    const till = new Till(shop.http, shoppers);
    await voice.step('Warming up', () => openLoop(WARM_UP.perSecond, WARM_UP.seconds, till.serve));
    till.forget();
    const promised = await voice.step(`${ORDERS} checkouts and ${SEARCHES} searches a second`, () =>
      look(shop, till, async (searches) => {
        const paths = queries(cars);
        await Promise.all([
          openLoop(ORDERS, seconds, till.serve),
          openLoop(SEARCHES, seconds, async (index, dueAt) => {
            const { status } = await shop.http.ask({ path: paths[index % paths.length]! });
            searches.push({ ms: performance.now() - dueAt, ok: status === 200 });
          }),
        ]);
      }),
    );
    const fastest = await voice.step('Checkouts as fast as it goes', () =>
      look(shop, till, () => closedLoop(HASTY, hastySeconds, till.serve)),
    );
    return { promised, fastest };
  } finally {
    await shop.close();
  }
}

/** Half of the questions filter, half have words. */
function queries(cars: number): readonly string[] {
  const { searches, keywords } = drawQueries(cars, QUERIES / 2);
  return searches.flatMap((path, index) => [path, keywords[index]!]);
}

/** Sells each car once, to one buyer after the other. */
class Till {
  private car = 0;
  private bought: Bought[] = [];

  constructor(
    private readonly http: JsonClient,
    private readonly shoppers: readonly Shopper[],
  ) {}

  readonly serve = async (_index: number, dueAt: number): Promise<void> => {
    const car = this.car++;
    const shopper = this.shoppers[car % this.shoppers.length]!;
    this.bought.push(await buy(this.http, shopper, carAt(car).spuId, dueAt));
  };

  /** What was sold since the last time. */
  forget(): Bought[] {
    return this.bought.splice(0);
  }
}

async function look(
  shop: Shop,
  till: Till,
  work: (searches: { ms: number; ok: boolean }[]) => Promise<void>,
): Promise<TillFindings> {
  const searches: { ms: number; ok: boolean }[] = [];
  const before = shop.spent();
  const startedAt = performance.now();
  await work(searches);
  const seconds = (performance.now() - startedAt) / 1_000;
  const looked = { seconds, bought: till.forget(), before, after: shop.spent() };
  return findingsOf(searches.length > 0 ? { ...looked, searches } : looked);
}
