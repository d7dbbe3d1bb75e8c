import { elementsOf, keptList } from './kept-list.js';

interface LocalSearch {
  readonly query: string;
  readonly lookedAt: string;
}

const isSearch = (one: unknown): one is LocalSearch =>
  typeof one === 'object' &&
  one !== null &&
  'query' in one &&
  typeof one.query === 'string' &&
  'lookedAt' in one &&
  typeof one.lookedAt === 'string' &&
  !Number.isNaN(Date.parse(one.lookedAt));

/** The searches that a visitor has saved in this browser, the last one first; the oldest are dropped. */
export const localSearches = keptList<LocalSearch>({
  key: 'savedSearches',
  // The maximum of an account.
  most: 30,
  parse: (text) => elementsOf(text, isSearch),
  print: (searches) => JSON.stringify(searches),
});
