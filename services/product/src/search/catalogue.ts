import type { CarFeedChange, CatalogueTable } from '@mall/contracts/product';
import type { BrandCounts } from './engine/brand-counts.js';
import type { IndexObserver } from './engine/car-index.js';
import type { Categories } from './engine/categories.js';
import type { Cities } from './engine/cities.js';
import type { Directory } from './engine/directory.js';
import type { KeywordReader } from './engine/keyword.js';
import type { LowestPrices } from './engine/lowest-prices.js';
import type { BrandSource, ShopSource } from './engine/source-car.js';

/** One published step of the catalogue. */
export interface Step {
  readonly from: number;
  readonly to: number;
  /** Changes car by car; `undefined` when they are not listed. */
  readonly changes: readonly CarFeedChange[] | undefined;
  readonly tables: readonly CatalogueTable[];
}

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

/** State of the catalogue that this process answers from. */
export abstract class Catalogue {
  /** Version up to which all changes are in the answers. */
  abstract readonly version: number;

  /** Version of the directories and their numbers, which may follow a little later. */
  abstract readonly directoriesVersion: number;

  abstract readonly isReady: boolean;

  /** Returns the directories. @throws platformErrors.unavailable until the first load is complete. */
  abstract readonly directories: Directories;

  /** Registers a listener for applied steps. */
  abstract onStep(listener: (step: Step) => void): void;
}
