import { carAt } from '@mall/demo/catalogue';
import type { Voice } from '@mall/local-stack';
import type { JsonClient } from '../json-client.js';
import { closedLoop, openLoop } from '../open-loop.js';
import { mixOf, sequenceOf } from '../mix.js';
import { drawQueries } from '../queries.js';
import { Speedometer } from '../speedometer.js';
import { findingsOf, type Served, type TillFindings } from './findings.js';
import { buy, enlist, type Bought, type Shopper } from './shoppers.js';
import { Shop } from './shop.js';

/** The promise: so many checkouts a second, with so many searches beside them. */
const ORDERS = 150;
const SEARCHES = 200;
const QUERIES = 4_000;
const SHOPPERS = 200;
/** As fast as it goes: so many people, each with the next car as soon as they have the last. */
const HASTY = 24;
/** Long enough that the services' code is compiled for good: a shop does not start anew every minute. */
const WARM_UP = { share: 0.6, seconds: 25 };
/** The promised stream runs so long before anybody looks: what is asked most has been asked once by then. */
const RUN_IN_SECONDS = 10;
/** No look is given fewer cars than it could sell. */
const FASTEST = 600;

/** One look, and how fast the machine was just then: machines whose neighbours change differ by half within minutes. */
export interface Round extends TillFindings {
  /** Processor milliseconds that the same piece of work took meanwhile, on the median. */
  readonly pieceMs: number;
}

export interface CheckoutFindings {
  /** The promised stream, beside searches as people make them: most of them ask what many ask. */
  readonly promised: readonly Round[];
  /** The same beside searches that ask something else each time, the half of them words with all facets. */
  readonly besideDifferentSearches: TillFindings;
  /** Without searches, as fast as it goes. */
  readonly fastest: TillFindings;
}

/** Opens a mall of its own and lets verified buyers check out different cars through its gateway. */
export async function checkout(
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  voice: Voice,
  signal: AbortSignal,
): Promise<CheckoutFindings> {
  const hastySeconds = Math.max(2, seconds / 3);
  const warmUp = Math.ceil(ORDERS * WARM_UP.share * WARM_UP.seconds);
  const looks = ORDERS * (RUN_IN_SECONDS + (rounds + 1) * seconds);
  const cars = warmUp + looks + Math.ceil(FASTEST * hastySeconds);
  const shop = await Shop.open(voice, signal);
  try {
    await voice.step(`${cars} cars`, (note) => shop.putOnSale(cars, (done) => note(`${done} are in`)));
    const shoppers = await voice.step(`${SHOPPERS} buyers`, () => enlist(shop.reach, shop.http, SHOPPERS));
    const till = new Till(shop.http, shoppers);
    const [usual, different] = searchDesks(shop.http, cars);
    const crowd = (share: number, duration: number, desk: SearchDesk): Promise<unknown> =>
      Promise.all([
        openLoop(ORDERS * share, duration, till.serve),
        openLoop(SEARCHES * share, duration, desk.serve),
      ]);
    await voice.step('Warming up', async () => {
      await crowd(WARM_UP.share, WARM_UP.seconds, different);
      await shop.cleanUp();
      await crowd(1, RUN_IN_SECONDS, usual);
    });
    for (const desk of [till, different, usual]) desk.forget();
    const crowded = (title: string, desk: SearchDesk): Promise<TillFindings> =>
      voice.step(`${ORDERS} checkouts and ${SEARCHES} ${title} a second`, () =>
        look(shop, till, desk, () => crowd(1, seconds, desk)),
      );
    const promised: Round[] = [];
    while (promised.length < rounds) {
      const speedometer = Speedometer.start();
      const found = await crowded('searches', usual);
      promised.push({ pieceMs: speedometer.stop(), ...found });
    }
    const besideDifferentSearches = await crowded('different searches', different);
    const fastest = await voice.step('Checkouts as fast as it goes', () =>
      look(shop, till, usual, () => closedLoop(HASTY, hastySeconds, till.serve)),
    );
    return { promised, besideDifferentSearches, fastest };
  } finally {
    await shop.close();
  }
}

/** One for searches as people make them, one where half of the questions filter, half have words, and none is known. */
function searchDesks(http: JsonClient, cars: number): [usual: SearchDesk, different: SearchDesk] {
  const queries = drawQueries(cars, QUERIES / 2);
  const different = queries.searches.flatMap((path, index) => [path, queries.keywords[index]!]);
  return [new SearchDesk(http, sequenceOf(mixOf(queries))), new SearchDesk(http, different)];
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

/** Asks one search after the other. */
class SearchDesk {
  private next = 0;
  private served: Served[] = [];

  constructor(
    private readonly http: JsonClient,
    private readonly paths: readonly string[],
  ) {}

  readonly serve = async (_index: number, dueAt: number): Promise<void> => {
    const status = await this.http.statusOf({ path: this.paths[this.next++ % this.paths.length]! });
    this.served.push({ ms: performance.now() - dueAt, ok: status === 200 });
  };

  /** What was answered since the last time. */
  forget(): Served[] {
    return this.served.splice(0);
  }
}

async function look(
  shop: Shop,
  till: Till,
  desk: SearchDesk,
  work: () => Promise<unknown>,
): Promise<TillFindings> {
  const before = shop.spent();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const looked = { seconds, bought: till.forget(), before, after: shop.spent() };
  const searches = desk.forget();
  return findingsOf(searches.length > 0 ? { ...looked, searches } : looked);
}
