import type { Contestant } from './contestants.js';
import type { Origins } from './house.js';
import { load, type Look } from './load.js';
import type { Options } from './options.js';
import { HOT_BRAND_PAGE, type Queries } from './queries.js';

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
  origins: Origins,
  queries: Queries,
  { connections, contestants, rounds, secondsEach }: LookOptions,
  note: (text: string) => void,
): Promise<Looks> {
  const tasks = await tasksOf(origins, queries);
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

async function tasksOf(origins: Origins, queries: Queries): Promise<Record<Contestant, Task>> {
  const hotSearch = queries.searches.slice(0, 1);
  const fixed = async (origin: string, of: readonly string[]): Promise<Task> => ({
    origin,
    paths: [`/fixed/${await bodySize(origins.uncached, of)}`],
  });
  const makes = [...new Set(queries.searches.map((path) => /brandIds=(\d+)/.exec(path)![1]!))];
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
    indexedQuery: { origin: origins.bareGateway, paths: makes.map((make) => `/rows/${make}`) },
  };
}

/** The median size of the bodies that some of these paths answer. */
export async function bodySize(origin: string, paths: readonly string[]): Promise<number> {
  const sizes: number[] = [];
  for (const path of paths.slice(0, 31)) {
    const response = await fetch(`${origin}${path}`, { headers: { locale: 'rus' } });
    const body = await response.arrayBuffer();
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status}: ${Buffer.from(body).toString()}`);
    sizes.push(body.byteLength);
  }
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
}
