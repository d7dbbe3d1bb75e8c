import { choiceNames, countNames, rangeNames, recordOf } from '@mall/contracts/product';
import { hash } from 'node:crypto';
import { BUCKET_COLUMNS } from '../index/histograms.js';
import { LANDED_COLUMNS } from '../index/landed.js';

const keyword = { type: 'keyword' } as const;
/** Mapping for all whole numbers: a bound of a request may be larger than any value. */
const long = { type: 'long' } as const;

/**
 * Fields by which cars are filtered, counted and ordered; the stored fields of the car-field table as they are. The
 * service splits words (`wordsInName`), for keywords and cars alike and as for the embedded engine: OpenSearch analyses
 * nothing, and a synonym that staff add needs no new index.
 */
export const PROPERTIES = {
  /** Id with 64 bits; breaks ties. */
  id: long,
  brand: keyword,
  series: keyword,
  /** Make and series, for filters that take either. */
  brands: keyword,
  /** The series, or the make of a car without one. */
  model: keyword,
  category: keyword,
  shop: keyword,
  /** Value of the city, its name in all languages as JSON, and each of them as compared. */
  city: keyword,
  cityText: keyword,
  cityNames: keyword,
  region: keyword,
  attrValues: keyword,
  /** Price in CNY fen. */
  price: long,
  /** Time of creation in microseconds since 1970. */
  createdAt: long,
  sales: long,
  inStock: { type: 'boolean' },
  ...recordOf(choiceNames, () => keyword),
  ...recordOf(countNames, () => long),
  ...recordOf(rangeNames, () => long),
  /** Buckets of the histograms, counted from 1; missing where the value is not known. */
  ...recordOf(BUCKET_COLUMNS, () => long),
  /** Kopecks before delivery to a city, at the rates and tables by which the index was written. */
  ...recordOf(LANDED_COLUMNS, () => long),
  /** Tenths of a litre, by which keywords name engines. */
  litres: long,
  /** Power that decides the recycling fee; missing for electric drives that were not measured. */
  feeHp: long,
  /** Day of first registration in days since 1970. */
  firstRegDay: long,
  /** Words of name and trim in all languages; Chinese by pairs of characters. */
  words: keyword,
  sellerSku: keyword,
  /** Row as it was read, from which cards are written. */
  car: { type: 'object', enabled: false },
} as const;

export type DocumentField = keyof typeof PROPERTIES;

const MAPPINGS = { dynamic: 'strict', properties: PROPERTIES } as const;

/** Shards and replicas that an installation chooses. */
export interface IndexSize {
  readonly shards: number;
  readonly replicas: number;
}

/** One car more than can be paged to shows whether a page follows. */
export const RESULT_WINDOW = 10_001;

export const indexBody = ({ shards, replicas }: IndexSize) => ({
  mappings: MAPPINGS,
  settings: {
    number_of_shards: shards,
    number_of_replicas: replicas,
    // Maximum result of a search: one car more than can be paged to shows whether a page follows.
    refresh_interval: -1,
    max_result_window: RESULT_WINDOW,
    // Deletions are remembered for a day, so that a late write of an older version does not restore a car.
    gc_deletes: '1d',
  },
});

/**
 * Name of the mapping: a release with other fields builds its own index while the previous release searches and follows
 * the old one.
 */
export const SCHEMA = hash('sha1', JSON.stringify([MAPPINGS, 1]), 'hex').slice(0, 8);
