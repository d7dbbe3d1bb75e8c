/** The measured paths in the order of a round: each limit comes right before the paths that are compared with it. */
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
  'forwardedWide',
  'wide',
  'forwardedCarPage',
  'keptCarPage',
  'freshCarPage',
  'indexedQuery',
] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** A target for a path, as a share of the limit beside it. */
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
  {
    path: 'wide',
    limit: 'forwardedWide',
    share: 0.3,
    p99Ms: 100,
    title: 'one wide filter, five orders, pages 1 to 50, all facet counts, total, cache off',
  },
  {
    path: 'keptCarPage',
    limit: 'forwardedCarPage',
    share: 0.5,
    title: 'page of a car as HTML, rendered before',
  },
];

/** Rendering has no bare limit; its target is a rate. */
export const FRESH_PAGES = {
  path: 'freshCarPage',
  perSecond: 150,
  /** More concurrent requests would exceed the renderer's time limit and get an empty page. */
  connections: 32,
  title: 'page of a car as HTML, rendered for each request, cache off',
} as const;

/** Measured with the small catalogue too. */
export const GROWING: readonly Contestant[] = [
  'forwardedBrandPage',
  'brandPage',
  'forwardedSearch',
  'search',
  'forwardedKeyword',
  'keyword',
];

/** Paths that may not slow down by more than this as the catalogue grows. */
export const GROWTH = { paths: ['brandPage', 'search', 'keyword'], most: 2 } as const;
