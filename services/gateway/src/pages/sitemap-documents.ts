import { readableName, type ListedCarView, type ListedMakeView } from '@mall/contracts/product';
import { LOCALES } from '@mall/validation';

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

interface ListedPage {
  /** Path without language; only characters that need no escaping in XML. */
  readonly path: string;
  /** ISO 8601. */
  readonly changedAt?: string;
}

/** Pages that do not show a car or a make. */
const FIXED: readonly ListedPage[] = [
  { path: '/secoundHandCar/index' },
  { path: '/cars' },
  { path: '/secoundHandCar/introduction' },
  { path: '/secoundHandCar/orderSquare' },
  { path: '/secoundHandCar/questions' },
  { path: '/secoundHandCar/calculator' },
  { path: '/secoundHandCar/terms' },
  { path: '/secoundHandCar/privacy' },
];

/** Personal pages. The first part of an address is its language, or the common beginning of the prescribed ones. */
const OWN = [
  '/console/',
  ...[
    'authredirect',
    'favourites',
    'lock',
    'login',
    'messages',
    'orders',
    'register',
    'saved-searches',
    'shopping-cart',
    'userinfo',
  ].map((page) => `/*/${page}`),
  ...['authredirect', 'lock', 'login', 'register'].map((page) => `/${page}`),
];

/** Returns `robots.txt`. Personal pages are of no use to searchers, and addresses of the API are not pages. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...OWN.map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
    `# Feeds of Yandex and Google: ${origin}/feeds.txt`,
    '',
  ].join('\n');

/** Returns the index of all sitemaps. */
export const sitemapIndex = (origin: string, buckets: readonly number[]): string =>
  document(
    'sitemapindex',
    ['pages', 'makes', ...buckets.map((bucket) => `cars-${bucket}`)].map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
    ),
  );

export const pagesSitemap = (origin: string): string => sitemap(origin, FIXED);

export const makesSitemap = (origin: string, makes: readonly ListedMakeView[]): string =>
  sitemap(
    origin,
    makes.flatMap(({ name, series }) => {
      const make = `/cars/${readableName(name)}`;
      const named = series.map(readableName).filter(Boolean);
      return [make, ...[...new Set(named)].map((one) => `${make}/${one}`)].map((path) => ({ path }));
    }),
  );

export const carsSitemap = (origin: string, cars: readonly ListedCarView[]): string =>
  sitemap(
    origin,
    cars.map(({ spuId, updatedAt }) => ({ path: `/car/${spuId}`, changedAt: updatedAt })),
  );

/**
 * Returns a sitemap with each page in each language; at most 50,000 addresses in one file (sitemaps.org), which is why
 * a bucket holds 15,000 cars.
 */
const sitemap = (origin: string, pages: readonly ListedPage[]): string =>
  document(
    'urlset',
    pages.flatMap(({ path, changedAt }) =>
      LOCALES.map(
        (locale) =>
          `<url><loc>${origin}/${locale}${path}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
      ),
    ),
  );

const document = (root: string, entries: readonly string[]): string =>
  [HEAD, `<${root} ${XMLNS}>`, ...entries, `</${root}>`, ''].join('\n');
