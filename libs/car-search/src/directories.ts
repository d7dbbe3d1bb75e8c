import type { BrandCounts } from './index/brand-counts.js';
import type { IndexObserver } from './index/index-observers.js';
import type { Categories } from './index/categories.js';
import type { Cities } from './index/cities.js';
import type { Directory } from './index/directory.js';
import type { LowestPrices } from './index/lowest-prices.js';
import type { BrandSource, ShopSource } from './index/source-car.js';
import type { KeywordReader } from './keyword/keyword.js';

/**
 * Makes, categories, shops and words of cars, with their numbers of cars on sale. Small (some thousand entries), and in
 * every process whichever engine finds the cars. Of a posting, only the size may be used; the cars are the engine's.
 */
export interface Directories {
  readonly brands: Directory<BrandSource>;
  readonly categories: Categories;
  readonly shops: Directory<ShopSource>;
  readonly cities: Cities;
  /** Numbers of cars by make and series, for every category and condition. */
  readonly brandCounts: Pick<BrandCounts, 'of'>;
  readonly lowestPrices: Pick<LowestPrices, 'of'>;
  readonly reader: KeywordReader;
  /** Registers an observer; it is called when the rows of makes, categories or shops have been replaced. */
  observe(observer: Pick<IndexObserver, 'tablesChanged'>): void;
}
