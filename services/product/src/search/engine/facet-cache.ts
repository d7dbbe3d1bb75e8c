import type { CarFilters } from '../car-search.port.js';
import type { Facets } from './facet-sums.js';

/** Upper bound of the lifetime. Together with the propagation delay of a change it stays below one second. */
const LONGEST_MS = 500;
/** The lifetime is chosen so that repeated counting takes at most this share of the time. */
const SHARE = 0.1;
const MOST = 64;

/** Facets with the catalogue version they were counted at. */
export interface CountedFacets {
  readonly facets: Facets;
  readonly version: number;
}

/**
 * Caches facets that were slow to count (those over most of a large catalogue) for up to half a second. While
 * cars change continually, a popular query would otherwise be counted again after every change.
 */
export class FacetCache {
  private readonly kept = new Map<string, CountedFacets & { readonly until: number }>();

  /** The latest expiry of all entries. */
  private goodUntil = 0;

  constructor(private readonly now = () => performance.now()) {}

  of(filters: CarFilters): CountedFacets | undefined {
    const now = this.now();
    // Fast path: usually nothing is cached, and the key need not be computed.
    if (now >= this.goodUntil) return undefined;
    const known = this.kept.get(keyOf(filters));
    return known && now < known.until ? known : undefined;
  }

  keep(filters: CarFilters, { facets, version }: CountedFacets, tookMs: number): void {
    const forMs = Math.min(LONGEST_MS, tookMs / SHARE);
    // Fast to count, so not worth an entry.
    if (forMs < LONGEST_MS / 10) return;
    if (this.kept.size >= MOST) this.kept.clear();
    const { list, matching, ...withoutCars } = facets;
    const until = this.now() + forMs;
    this.kept.set(keyOf(filters), { facets: withoutCars, version, until });
    this.goodUntil = Math.max(this.goodUntil, until);
  }
}

/** The filters as a key, without the fields that do not affect counts. */
function keyOf(filters: CarFilters): string {
  const { sort, limit, offset, after, locale, withFacets, personalFlags, pageNum, pageSize, ...question } =
    filters as CarFilters & Record<string, unknown>;
  return JSON.stringify(question);
}
