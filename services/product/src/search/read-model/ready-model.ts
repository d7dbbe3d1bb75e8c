import type { Directories } from '../catalogue.js';
import type { CarFinder } from '../engine/car-finder.js';
import type { CarIndex } from '../engine/car-index.js';

/** The index and the objects that answer from it; all are replaced together. */
export interface ReadyModel {
  readonly index: CarIndex;
  readonly finder: CarFinder;
  readonly directories: Directories;
}

/** A model that follows the catalogue. */
export interface FollowingModel {
  readonly model: ReadyModel;
  /** Version up to which all changes are applied. */
  readonly version: number;
  /** Transaction before which all changes are applied, too; of steps with later ones nothing is known. */
  readonly seenBelow: string;
}

/** Name in a note that requests a complete reload. */
export const EVERYTHING = 'everything';

export const readyModel = (index: CarIndex, finder: CarFinder): ReadyModel => ({
  index,
  finder,
  directories: {
    brands: index.brands,
    categories: index.categories,
    shops: index.shops,
    cities: index.cities,
    brandCounts: index.brandCounts,
    lowestPrices: finder.lowestPrices,
    reader: finder.reader,
    observe: (observer) => index.observe(observer),
  },
});
