import { boundsOf, carFields, rangeNames } from '@mall/contracts/product';
import type { CarFilters } from '../car-search.port.js';
import type { Facets } from './facet-sums.js';

/** Upper bound of the lifetime in a catalogue that changes. Together with the propagation delay of a change it stays below one second. */
const LONGEST_MS = 500;
/** The lifetime is chosen so that repeated counting takes at most this share of the time. */
const SHARE = 0.1;
/** Maximum number of entries, some 25 KB each. */
const MOST = 256;

/** Facets with the catalogue version they were counted at. */
export interface CountedFacets {
  readonly facets: Facets;
  readonly version: number;
}

/** Facets from the cache. */
export interface KnownFacets extends CountedFacets {
  /**
   * JSON of the facets by the other values it depends on; `undefined` when something may have changed since they were
   * counted.
   */
  readonly written: Map<string, Buffer> | undefined;
}

interface Kept extends CountedFacets {
  readonly changes: number | undefined;
  readonly until: number;
  readonly written: Map<string, Buffer>;
}

/**
 * Caches facets until the catalogue changes: those of frequent queries, for a make, a body or a fuel and not between
 * two prices. Facets that were slow to count (those over most of a very large catalogue) are kept for up to half a
 * second even then. While cars change continually, a popular query would otherwise be counted again after every change.
 */
export class FacetCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now = () => performance.now()) {}

  /**
   * Returns the cached facets of the filters.
   * @param current the catalogue's version, and a number that each change increases; without it, only facets that were
   * slow to count are returned, for up to half a second
   */
  facetsOf(filters: CarFilters, current?: { changes: number; version: number }): KnownFacets | undefined {
    const key = keyOf(filters);
    const known = this.kept.get(key);
    if (!known) return undefined;
    if (current && known.changes === current.changes) {
      // The entry that was not used for longest comes first.
      this.kept.delete(key);
      this.kept.set(key, known);
      return { ...known, version: current.version };
    }
    return this.now() < known.until ? { ...known, written: undefined } : undefined;
  }

  keep(
    filters: CarFilters,
    counted: CountedFacets,
    tookMs: number,
    changes?: number,
  ): KnownFacets | undefined {
    const forMs = Math.min(LONGEST_MS, tookMs / SHARE);
    // Fast to count, so not worth an entry.
    const isSlow = forMs >= LONGEST_MS / 10;
    if (!isSlow && (changes === undefined || !isOften(filters))) return undefined;
    const { list, matching, ...facets } = counted.facets;
    const until = isSlow ? this.now() + forMs : 0;
    const kept = { facets, version: counted.version, changes, until, written: new Map<string, Buffer>() };
    const key = keyOf(filters);
    this.kept.delete(key);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size < MOST) break;
      this.kept.delete(oldest);
    }
    this.kept.set(key, kept);
    return kept;
  }
}

/** Fields with more different values than can be cached, or that depend on more than the catalogue. */
const RARELY_EQUAL: readonly (keyof CarFilters)[] = [
  'keyword',
  'spuIds',
  'minPrice',
  'maxPrice',
  'minLandedRub',
  'maxLandedRub',
  'landedCity',
  'landedImporter',
  'listedAfter',
  ...rangeNames.flatMap((name) => boundsOf(name)),
];

const isOften = (filters: CarFilters): boolean =>
  RARELY_EQUAL.every((field) => filters[field] == null) && !isByLanded(filters);

const LANDED_SORTS: readonly unknown[] = Object.values(carFields.landed.sorts);
/** Whether the landed costs are needed, also where cars are sorted by them. */
const isByLanded = (filters: CarFilters & { readonly sort?: unknown }): boolean =>
  LANDED_SORTS.includes(filters.sort);

/** Returns the filters as a key, without the fields that do not affect counts. */
function keyOf(filters: CarFilters): string {
  const {
    sort,
    limit,
    offset,
    after,
    locale,
    withFacets,
    personalFlags,
    pageNum,
    pageSize,
    facets,
    ...counted
  } = filters as CarFilters & Record<string, unknown>;
  return JSON.stringify(isByLanded(filters) ? { ...counted, isByLanded: true } : counted);
}
