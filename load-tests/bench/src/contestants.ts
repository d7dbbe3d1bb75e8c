/** What is looked at in every round, in this order: each limit right before what is measured by it. */
export const CONTESTANTS = [
  'bareBrandPage',
  'hotBrandPage',
  'bareSearch',
  'hotSearch',
  'forwardedBrandPage',
  'brandPage',
  'forwardedSearch',
  'search',
  'forwardedKeyword',
  'keyword',
  'indexedQuery',
] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** A promise about a path, as a share of the limit beside it. */
export interface Target {
  readonly path: Contestant;
  readonly limit: Contestant;
  readonly share: number;
  readonly p99Ms?: number;
  readonly title: string;
}

export const TARGETS: readonly Target[] = [
  { path: 'hotBrandPage', limit: 'bareBrandPage', share: 0.8, title: 'hot brand page, cached' },
  { path: 'hotSearch', limit: 'bareSearch', share: 0.8, title: 'hot search, cached' },
  { path: 'brandPage', limit: 'forwardedBrandPage', share: 0.5, title: 'brand page with total, cache off' },
  {
    path: 'search',
    limit: 'forwardedSearch',
    share: 0.5,
    title: 'make + category + price range, by price, with total, cache off',
  },
  {
    path: 'keyword',
    limit: 'forwardedKeyword',
    share: 0.3,
    p99Ms: 100,
    title: 'two words with filters, all facet counts, total, cache off',
  },
];

/** Looked at in the small catalogue as well. */
export const GROWING: readonly Contestant[] = [
  'forwardedBrandPage',
  'brandPage',
  'forwardedSearch',
  'search',
  'forwardedKeyword',
  'keyword',
];

/** What must not slow down by more than this much as the catalogue grows. */
export const GROWTH = { paths: ['brandPage', 'search', 'keyword'], most: 2 } as const;
