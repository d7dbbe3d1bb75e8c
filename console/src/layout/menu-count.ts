const MOST_SHOWN = 99;

/** The number of what waits, for the style that draws it: it is no part of the entry's name. */
export const countAttribute = (count: number): { readonly 'data-count'?: string } =>
  count > 0 ? { 'data-count': count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) } : {};
