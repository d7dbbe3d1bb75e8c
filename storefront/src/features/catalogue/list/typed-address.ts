import type { CarPage } from '../../../mall/car-search.js';
import { change, isLanded, WITHOUT_LANDED, writeFilter, type Filter } from './filter.js';
import { addressed } from './filter-fields.js';

/** The URL of the same search with the conditions of its keyword as filters. */
export interface TypedAddress {
  readonly search: string;
  /** The history state of the URL, with the words that became filters. */
  readonly state: { readonly read: readonly string[] };
}

/**
 * Returns the URL; undefined when no word of the keyword stands for a condition.
 * @param city for landed costs typed without one
 */
export function typedAddress(
  filter: Filter,
  understood: CarPage['understood'],
  city: string,
): TypedAddress | undefined {
  if (!understood) return undefined;
  const { texts, keyword, conditions } = understood;
  const patch = addressed(conditions) as Filter;
  return {
    search: writeFilter(change(filter, { ...withoutOtherPrice(patch, city), keyword })),
    state: { read: texts },
  };
}

/** Only one price applies: in roubles, in yuan, or with duties and delivery. */
function withoutOtherPrice(patch: Filter, city: string): Filter {
  const prices = { priceFrom: undefined, priceTo: undefined, yuanFrom: undefined, yuanTo: undefined };
  if (isLanded(patch)) return { ...prices, ...WITHOUT_LANDED, landedCity: city || undefined, ...patch };
  const hasPrice = Object.keys(prices).some((name) => patch[name as keyof typeof prices] !== undefined);
  return hasPrice ? { ...prices, ...WITHOUT_LANDED, ...patch } : patch;
}

/** Returns the texts that were recognised for this URL. */
export function readBefore(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('read' in state) || !Array.isArray(state.read))
    return [];
  return state.read.filter((text) => typeof text === 'string');
}
