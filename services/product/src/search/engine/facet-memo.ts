import type { CarFilters } from '../car-search.port.js';
import type { Facets } from './facet-counter.js';

/** Together with the way of a change to here it stays below the second within which everybody sees one. */
const LONGEST_MS = 500;
/** Counting the same again takes no more than this share of the time. */
const SHARE = 0.1;
const MOST = 64;

/** Counts with what the catalogue looked like when they were made. */
export interface CountedFacets {
  readonly facets: Facets;
  readonly version: number;
}

/**
 * Remembers, for a moment, counts that took long: those over most of a large catalogue. While cars change all the
 * time, a question that many ask would otherwise be counted anew after every change.
 */
export class FacetMemo {
  private readonly kept = new Map<string, CountedFacets & { readonly until: number }>();

  /** None is good for longer. */
  private goodUntil = 0;

  constructor(private readonly now = () => performance.now()) {}

  of(filters: CarFilters): CountedFacets | undefined {
    const now = this.now();
    // Nearly always: then nobody has to write the question down as a key.
    if (now >= this.goodUntil) return undefined;
    const known = this.kept.get(keyOf(filters));
    return known && now < known.until ? known : undefined;
  }

  keep(filters: CarFilters, { facets, version }: CountedFacets, tookMs: number): void {
    const forMs = Math.min(LONGEST_MS, tookMs / SHARE);
    // Not worth a place.
    if (forMs < LONGEST_MS / 10) return;
    if (this.kept.size >= MOST) this.kept.clear();
    const withoutCars = { ...facets, list: new Uint32Array(0) };
    const until = this.now() + forMs;
    this.kept.set(keyOf(filters), { facets: withoutCars, version, until });
    this.goodUntil = Math.max(this.goodUntil, until);
  }
}

/** The question without what does not change its counts. */
function keyOf(filters: CarFilters): string {
  const { sort, limit, offset, after, locale, withFacets, personalFlags, pageNum, pageSize, ...question } =
    filters as CarFilters & Record<string, unknown>;
  return JSON.stringify(question);
}
