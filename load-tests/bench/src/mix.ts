import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '@mall/contracts/define';
import { productCarApi } from '@mall/contracts/product';
import { carAt } from '@mall/demo/catalogue';
import type { ClientOf } from '@mall/messaging';
import type { BenchMall } from './bench-mall.js';
import { load, type Measurement } from './load.js';
import type { Options } from './options.js';
import { CAR_PAGE, type Queries } from './queries.js';

export interface Mix {
  readonly connections: number;
  readonly bare: readonly Measurement[];
  readonly mixed: readonly Measurement[];
  readonly changes: number;
  /** Answers with the old price one second after the change. */
  readonly stale: number;
  readonly checked: number;
}

const HEADERS = { locale: 'rus', 'tenant-id': '1' };
/** One of twenty queries gets 80 % of the requests. */
const HOT_EACH = 20;
const SEQUENCE = 20_000;
const CHANGE_EVERY_MS = 50;
const ONE_SECOND_MS = 1_000;
/** Long enough to send every query before the measurement. */
const WARM_UP_SECONDS = 10;

/** Returns a realistic mix of queries of all kinds. */
export function mixOf({ brandPages, searches, keywords, carPages }: Queries): string[] {
  const all = [
    ...brandPages.slice(0, 300),
    ...searches.slice(0, 800),
    ...keywords.slice(0, 400),
    ...carPages.slice(0, 500),
  ];
  // Stepping by a prime number mixes the kinds evenly.
  return all.map((_, place) => all[(place * 997) % all.length]!);
}

export const hotOf = (mix: readonly string[]): string[] => mix.filter((_, place) => place % HOT_EACH === 0);

/** Sends 80 % of the requests to 5 % of the queries; the same order in every run. */
export function sequenceOf(mix: readonly string[]): string[] {
  const hot = hotOf(mix);
  const others = mix.filter((_, place) => place % HOT_EACH !== 0);
  return Array.from({ length: SEQUENCE }, (_, turn) => {
    const fifths = Math.floor(turn / 5);
    const [from, place] = turn % 5 === 0 ? [others, fifths] : [hot, turn - fifths];
    return from[(place * 7_919) % from.length]!;
  });
}

/** Measures the mix while the catalogue changes, and how many old prices are still served a second later. */
export async function measureMix(
  mall: BenchMall,
  queries: Queries,
  options: Options,
  note: (text: string) => void,
): Promise<Mix> {
  const mix = mixOf(queries);
  const paths = sequenceOf(mix);
  const connections = Math.max(...options.connections);
  const seconds = options.mixSeconds / options.rounds;
  const bareBody = await mall.fixedPath(mix.filter((_, place) => place % 40 === 0));
  const bare: Measurement[] = [];
  const mixed: Measurement[] = [];
  const changes = new Changes(mall, hotOf(mix), options.cars);
  note('everything once');
  await load({ origin: mall.origins.cached, paths, connections, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < options.rounds; round += 1) {
    note(`round ${round + 1} of ${options.rounds}`);
    bare.push(
      await load({
        origin: mall.origins.bareHttp,
        paths: [bareBody],
        connections,
        seconds: options.secondsEach,
      }),
    );
    changes.begin();
    mixed.push(await load({ origin: mall.origins.cached, paths, connections, seconds }));
    await changes.end();
  }
  return { connections, bare, mixed, ...changes.found };
}

const staffMember: Caller = {
  kind: 'staff',
  userId: '1',
  roles: [],
  permissions: ['car_edit', 'car_view'],
  tenantId: '1',
  locale: 'ru',
  requestId: 'bench',
};

/** Changes twenty prices per second, and checks each a second later. */
class Changes {
  readonly found = { changes: 0, stale: 0, checked: 0 };
  private readonly cars: ClientOf<typeof productCarApi>;
  private readonly busy = new Set<string>();
  private readonly firstFees = new Map<string, number>();
  private running: Promise<void> = Promise.resolve();
  private readonly underWay = new Set<Promise<void>>();
  private stopping = false;
  private turn = 0;

  constructor(
    private readonly mall: BenchMall,
    private readonly hot: readonly string[],
    private readonly size: number,
  ) {
    this.cars = mall.clientOf(productCarApi, staffMember);
  }

  begin(): void {
    this.stopping = false;
    this.running = this.run();
  }

  async end(): Promise<void> {
    this.stopping = true;
    await this.running;
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async run(): Promise<void> {
    let due = performance.now();
    while (!this.stopping) {
      // Not awaited: a slow change must not delay the next one.
      this.follow(this.change());
      due += CHANGE_EVERY_MS;
      await wait(Math.max(0, due - performance.now()));
    }
  }

  /** Changes a car in a popular answer or, in half of the cases, a random car. */
  private async change(): Promise<void> {
    this.turn += 1;
    const path = this.hot[this.turn % this.hot.length]!;
    const shown = this.turn % 2 === 0 ? [] : carsIn(await this.ask(path));
    const spuId =
      shown[this.turn % Math.max(1, shown.length)]?.spuId ?? carAt((this.turn * 104_729) % this.size).spuId;
    if (this.busy.has(spuId)) return;
    this.busy.add(spuId);
    const page = `${CAR_PAGE}${spuId}`;
    // Fills the cache, so that the entry can become stale.
    const [car] = carsIn(await this.ask(page));
    // Stays within the change that one person may make in three days, however often this car is chosen.
    const firstFee = this.firstFees.get(spuId) ?? car?.priceFee;
    if (firstFee === undefined) return void this.busy.delete(spuId);
    this.firstFees.set(spuId, firstFee);
    const priceFee = firstFee + (this.turn % 1_000);
    await this.cars.update({ spuId, priceFee });
    this.found.changes += 1;
    this.follow(this.check(spuId, priceFee, [page, path]).finally(() => this.busy.delete(spuId)));
  }

  private follow(work: Promise<void>): void {
    const followed = work.finally(() => this.underWay.delete(followed));
    this.underWay.add(followed);
  }

  private async check(spuId: string, priceFee: number, paths: readonly string[]): Promise<void> {
    await wait(ONE_SECOND_MS);
    for (const path of paths) {
      const cars = carsIn(await this.ask(path));
      const prices = cars.filter((car) => car.spuId === spuId).map((car) => car.priceFee);
      this.found.checked += 1;
      if (prices.some((price) => price !== priceFee)) this.found.stale += 1;
    }
  }

  private async ask(path: string): Promise<unknown> {
    const response = await fetch(`${this.mall.origins.cached}${path}`, { headers: HEADERS });
    return ((await response.json()) as { data: unknown }).data;
  }
}

interface Priced {
  readonly spuId: string;
  readonly priceFee: number;
}

/** Returns the cars of a search answer, or the single car of a car's page. */
function carsIn(data: unknown): readonly Priced[] {
  const { list, spuId } = (data ?? {}) as { list?: readonly { spus?: readonly Priced[] }[]; spuId?: string };
  if (spuId) return [data as Priced];
  return list?.[0]?.spus ?? [];
}
