import type { Contestant } from './contestants.js';
import type { House } from './house.js';
import { load, type Look } from './load.js';
import type { Options } from './options.js';
import { CAR_PAGE, HOT_BRAND_PAGE, type Queries } from './queries.js';

export type Looks = Readonly<Partial<Record<Contestant, readonly Look[]>>>;

export interface LookOptions extends Pick<Options, 'rounds' | 'secondsEach'> {
  readonly connections: number;
  /** In the order of a round. */
  readonly contestants: readonly Contestant[];
}

interface Task {
  readonly origin: string;
  readonly paths: readonly string[];
}

/** Looks at the contestants in turn, round after round. */
export async function lookAtPaths(
  house: House,
  queries: Queries,
  { connections, contestants, rounds, secondsEach }: LookOptions,
  note: (text: string) => void,
): Promise<Looks> {
  const tasks = await tasksOf(house, queries);
  const looks: Partial<Record<Contestant, Look[]>> = {};
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of contestants) {
      note(`round ${round} of ${rounds}, ${name}`);
      const look = await load({ ...tasks[name], connections, seconds: round === 0 ? 1 : secondsEach });
      if (round > 0) (looks[name] ??= []).push(look);
    }
  }
  return looks;
}

async function tasksOf(house: House, queries: Queries): Promise<Record<Contestant, Task>> {
  const { origins } = house;
  const hotSearch = queries.searches.slice(0, 1);
  const fixed = async (origin: string, of: readonly string[]): Promise<Task> => ({
    origin,
    paths: [await house.fixedPath(of)],
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
    indexedQuery: {
      origin: origins.bareGateway,
      paths: queries.carPages.map((path) => path.replace(CAR_PAGE, '/rows/')),
    },
  };
}
