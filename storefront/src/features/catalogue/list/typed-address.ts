import { change, isLanded, WITHOUT_LANDED, writeFilter, type Filter } from './filter.js';
import { readTyped } from './typed-filters.js';

/** The URL of the same search with the figures of its keyword as filters. */
export interface TypedAddress {
  readonly search: string;
  /** The history state of the URL, with the recognised texts. */
  readonly state: { readonly read: readonly string[] };
}

/**
 * Returns the URL; undefined when the keyword contains no figures for filters.
 * @param city for landed costs typed without one
 */
export function typedAddress(filter: Filter, city: string): TypedAddress | undefined {
  const { patch, read, keyword } = readTyped(filter.keyword ?? '');
  if (read.length === 0) return undefined;
  return {
    search: writeFilter(change(filter, { ...withoutOtherPrice(patch, city), keyword: keyword || undefined })),
    state: { read },
  };
}

/** Only one price applies: in roubles, in yuan, or with duties and delivery. */
function withoutOtherPrice(patch: Filter, city: string): Filter {
  const prices = { priceFrom: undefined, priceTo: undefined, yuanFrom: undefined, yuanTo: undefined };
  if (isLanded(patch)) return { ...prices, ...WITHOUT_LANDED, landedCity: city || undefined, ...patch };
  if (patch.priceFrom !== undefined || patch.priceTo !== undefined)
    return { ...prices, ...WITHOUT_LANDED, ...patch };
  if (patch.yuanFrom !== undefined || patch.yuanTo !== undefined)
    return { ...prices, ...WITHOUT_LANDED, ...patch };
  return patch;
}

/** Returns the texts that were recognised for this URL. */
export function readBefore(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('read' in state) || !Array.isArray(state.read))
    return [];
  return state.read.filter((text) => typeof text === 'string');
}
