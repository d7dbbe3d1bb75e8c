const MOST_SHOWN = 99;

/** Returns the attribute with the number of waiting records, which CSS shows: it is not part of the entry's name. */
export const countAttribute = (count: number): { readonly 'data-count'?: string } =>
  count > 0 ? { 'data-count': count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) } : {};
