import { carAt } from '@mall/demo/catalogue';
import { liftOpenOrderCap } from '@mall/demo/specimens';
import type { Voice } from '@mall/local-stack';
import type { JsonClient } from '../json-client.js';
import { closedLoop, openLoop } from '../open-loop.js';
import { mixOf, sequenceOf } from '../mix.js';
import { drawQueries } from '../queries.js';
import { Speedometer } from '../speedometer.js';
import { findingsOf, type SearchResult, type CheckoutMeasurement } from './findings.js';
import { buy, createBuyers, type CheckoutResult, type Buyer } from './buyers.js';
import { CheckoutMall } from './checkout-mall.js';

/** The target in checkouts per second, with this many searches per second beside them. */
const ORDERS = 150;
const SEARCHES = 200;
const QUERIES = 4_000;
/** Many buyers, because a shop limits the open orders of each to a few. */
const BUYERS = 2_000;
/** Number of buyers in the closed-loop test; each starts the next checkout at once. */
const CLOSED_LOOP_BUYERS = 24;
/** Warm-up until V8 has compiled the hot code of the services. */
const WARM_UP = { share: 0.6, seconds: 25 };
/** The target load runs this long before the measurement, so that caches are warm. */
const RUN_IN_SECONDS = 10;
/** Upper bound of checkouts per second, for the number of cars to prepare. */
const FASTEST = 600;

/** One measurement, with the speed of the machine at that time: on shared machines it varies by half within minutes. */
export interface Round extends CheckoutMeasurement {
  /** Median processor time of the reference workload during the measurement, in milliseconds. */
  readonly pieceMs: number;
}

export interface CheckoutFindings {
  /** The target load beside realistic searches, most of which repeat popular queries. */
  readonly promised: readonly Round[];
  /** The target load beside distinct searches, half of them keywords with all facets. */
  readonly besideDifferentSearches: CheckoutMeasurement;
  /** Closed loop without searches. */
  readonly fastest: CheckoutMeasurement;
}

/** Starts a mall and lets verified buyers check out different cars through its gateway. */
export async function checkout(
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  voice: Voice,
  signal: AbortSignal,
): Promise<CheckoutFindings> {
  const closedLoopSeconds = Math.max(2, seconds / 3);
  const warmUp = Math.ceil(ORDERS * WARM_UP.share * WARM_UP.seconds);
  const measurements = ORDERS * (RUN_IN_SECONDS + (rounds + 1) * seconds);
  const cars = warmUp + measurements + Math.ceil(FASTEST * closedLoopSeconds);
  const shop = await CheckoutMall.open(voice, signal);
  try {
    await voice.step(`${cars} cars`, (note) => shop.putOnSale(cars, (done) => note(`${done} are in`)));
    await liftOpenOrderCap(shop.reach);
    const buyers = await voice.step(`${BUYERS} buyers`, (note) =>
      createBuyers(shop.reach, shop.http, BUYERS, note),
    );
    const checkouts = new CheckoutClient(shop.http, buyers);
    const [usual, different] = searchClients(shop.http, cars);
    const runLoad = (share: number, duration: number, searches: SearchClient): Promise<unknown> =>
      Promise.all([
        openLoop(ORDERS * share, duration, checkouts.serve),
        openLoop(SEARCHES * share, duration, searches.serve),
      ]);
    await voice.step('Warming up', async () => {
      await runLoad(WARM_UP.share, WARM_UP.seconds, different);
      await shop.cleanUp();
      await runLoad(1, RUN_IN_SECONDS, usual);
    });
    for (const searches of [checkouts, different, usual]) searches.takeResults();
    const measureBeside = (title: string, searches: SearchClient): Promise<CheckoutMeasurement> =>
      voice.step(`${ORDERS} checkouts and ${SEARCHES} ${title} a second`, () =>
        measure(shop, checkouts, searches, () => runLoad(1, seconds, searches)),
      );
    const promised: Round[] = [];
    while (promised.length < rounds) {
      const speedometer = Speedometer.start();
      const found = await measureBeside('searches', usual);
      promised.push({ pieceMs: speedometer.stop(), ...found });
    }
    const besideDifferentSearches = await measureBeside('different searches', different);
    const fastest = await voice.step('Checkouts as fast as it goes', () =>
      measure(shop, checkouts, usual, () =>
        closedLoop(CLOSED_LOOP_BUYERS, closedLoopSeconds, checkouts.serve),
      ),
    );
    return { promised, besideDifferentSearches, fastest };
  } finally {
    await shop.close();
  }
}

/** Returns two clients: realistic searches, and distinct searches of which half filter and half have keywords. */
function searchClients(http: JsonClient, cars: number): [usual: SearchClient, different: SearchClient] {
  const queries = drawQueries(cars, QUERIES / 2);
  const different = queries.searches.flatMap((path, index) => [path, queries.keywords[index]!]);
  return [new SearchClient(http, sequenceOf(mixOf(queries))), new SearchClient(http, different)];
}

/** Checks out each car once, with alternating buyers. */
class CheckoutClient {
  private car = 0;
  private results: CheckoutResult[] = [];

  constructor(
    private readonly http: JsonClient,
    private readonly buyers: readonly Buyer[],
  ) {}

  readonly serve = async (_index: number, dueAt: number): Promise<void> => {
    const car = this.car++;
    const buyer = this.buyers[car % this.buyers.length]!;
    this.results.push(await buy(this.http, buyer, carAt(car).spuId, dueAt));
  };

  /** Returns and clears the checkouts since the last call. */
  takeResults(): CheckoutResult[] {
    return this.results.splice(0);
  }
}

/** Sends one search after the other. */
class SearchClient {
  private next = 0;
  private results: SearchResult[] = [];

  constructor(
    private readonly http: JsonClient,
    private readonly paths: readonly string[],
  ) {}

  readonly serve = async (_index: number, dueAt: number): Promise<void> => {
    const status = await this.http.statusOf({ path: this.paths[this.next++ % this.paths.length]! });
    this.results.push({ ms: performance.now() - dueAt, ok: status === 200 });
  };

  /** Returns and clears the answers since the last call. */
  takeResults(): SearchResult[] {
    return this.results.splice(0);
  }
}

async function measure(
  shop: CheckoutMall,
  checkouts: CheckoutClient,
  searches: SearchClient,
  work: () => Promise<unknown>,
): Promise<CheckoutMeasurement> {
  const before = shop.spent();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const measured = { seconds, results: checkouts.takeResults(), before, after: shop.spent() };
  const answered = searches.takeResults();
  return findingsOf(answered.length > 0 ? { ...measured, searches: answered } : measured);
}
