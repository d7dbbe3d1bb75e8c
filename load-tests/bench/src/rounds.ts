import { FRESH_PAGES, type Contestant } from './contestants.js';
import type { BenchMall } from './bench-mall.js';
import { load, type Measurement } from './load.js';
import type { Options } from './options.js';
import { CAR_PAGE, HOT_BRAND_PAGE, type Queries } from './queries.js';

/** Number of distinct queries of each kind. */
export const QUERIES = 2_000;

export type Measurements = Readonly<Partial<Record<Contestant, readonly Measurement[]>>>;

export interface LookOptions extends Pick<Options, 'rounds' | 'secondsEach'> {
  readonly connections: number;
  /** The paths in the order of a round. */
  readonly contestants: readonly Contestant[];
}

/** A page that the browser renders has none. */
const HEADING = '<h1';

/** The requests of one measurement. */
export interface Task {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Overrides the number of connections of the variant. */
  readonly connections?: number;
  /** Required content of an answer. */
  readonly contains?: string;
}

/** Measures the contestants in turn, round after round. */
export async function measurePaths(
  mall: BenchMall,
  queries: Queries,
  { connections, contestants, rounds, secondsEach }: LookOptions,
  note: (text: string) => void,
): Promise<Measurements> {
  const tasks = await tasksOf(mall, queries);
  const measurements: Partial<Record<Contestant, Measurement[]>> = {};
  // The first round is warm-up and not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of contestants) {
      note(`round ${round} of ${rounds}, ${name}`);
      const measurement = await load({ connections, ...tasks[name], seconds: round === 0 ? 1 : secondsEach });
      if (round > 0) (measurements[name] ??= []).push(measurement);
    }
  }
  return measurements;
}

export async function tasksOf(mall: BenchMall, queries: Queries): Promise<Record<Contestant, Task>> {
  const { origins } = mall;
  const hotSearch = queries.searches.slice(0, 1);
  const shopPages = queries.carPages.map((path) => path.replace(CAR_PAGE, '/ru/car/'));
  const fixed = async (origin: string, of: readonly string[]): Promise<Task> => ({
    origin,
    paths: [await mall.fixedPath(of)],
  });
  return {
    bareBrandPage: await fixed(origins.bareHttp, [HOT_BRAND_PAGE]),
    hotBrandPage: { origin: origins.cached, paths: [HOT_BRAND_PAGE] },
    bareSearch: await fixed(origins.bareHttp, hotSearch),
    hotSearch: { origin: origins.cached, paths: hotSearch },
    forwardedBrandPage: await fixed(origins.bareGateway, queries.brandPages),
    brandPage: { origin: origins.uncached, paths: queries.brandPages },
    forwardedSearch: await fixed(origins.bareGateway, queries.searches),
    search: { origin: origins.uncached, paths: queries.searches },
    forwardedKeyword: await fixed(origins.bareGateway, queries.keywords),
    keyword: { origin: origins.uncached, paths: queries.keywords },
    forwardedWide: await fixed(origins.bareGateway, queries.wide),
    wide: { origin: origins.uncached, paths: queries.wide },
    forwardedCarPage: await fixed(origins.bareGateway, shopPages),
    keptCarPage: { origin: origins.cached, paths: shopPages.slice(0, 1) },
    freshCarPage: {
      origin: origins.uncached,
      paths: shopPages,
      connections: FRESH_PAGES.connections,
      contains: HEADING,
    },
    indexedQuery: {
      origin: origins.bareGateway,
      paths: queries.carPages.map((path) => path.replace(CAR_PAGE, '/rows/')),
    },
  };
}
