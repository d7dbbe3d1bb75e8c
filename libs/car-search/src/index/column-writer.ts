import type { LandedTotals } from '@mall/contracts/landed-cost';
import { rangeNames } from '@mall/contracts/product';
import type { CarNames } from './car-names.js';
import type { Cities } from './cities.js';
import { idHalves, NO_DAY, type Columns } from './columns.js';
import type { Directory } from './directory.js';
import { flagsOf } from './flags.js';
import { bucketOf, HISTOGRAMS } from './histograms.js';
import { joinValues } from './joint-values.js';
import { ORDER_COLUMNS, orderKeysOf } from './orderings.js';
import { sellerSkuKey } from './seller-skus.js';
import type { BrandSource, CategorySource, ShopSource, SourceCar } from './source-car.js';
import type { TextHeap } from './text-heap.js';
import { positionOfAccident, VALUE_FIELDS } from './value-fields.js';

/** The structures whose positions are stored in columns. */
export interface Referenced {
  readonly brands: Directory<BrandSource>;
  readonly categories: Directory<CategorySource>;
  readonly shops: Directory<ShopSource>;
  readonly cities: Cities;
  readonly names: Pick<CarNames, 'keep'>;
  readonly texts: TextHeap;
  readonly landed: LandedTotals | undefined;
}

/** Writes all facts of a car into its columns. Flags that depend on the date are written by `DatedFlags`. */
export function writeColumns(
  columns: Columns,
  ord: number,
  car: SourceCar,
  { brands, categories, shops, cities, names, texts, landed }: Referenced,
): void {
  [columns.idHigh[ord], columns.idLow[ord]] = idHalves(car.spuId);
  [columns.skuHigh[ord], columns.skuLow[ord]] = idHalves(car.skuId ?? '0');
  columns.brand[ord] = brands.entry(car.brandId).position;
  columns.series[ord] = car.seriesId === null ? 0 : brands.entry(car.seriesId).position;
  columns.category[ord] = categories.entry(car.categoryId).position;
  columns.shop[ord] = shops.entry(car.shopId).position;
  columns.city[ord] = cities.positionOf(car.city);
  columns.name[ord] = names.keep(car.name);
  columns.sellingPoint[ord] = names.keep(car.sellingPoint);
  columns.trim[ord] = car.trim === null ? 0 : names.keep(car.trim);
  columns.picture[ord] = texts.keep(car.picture ?? '');
  columns.partyCode[ord] = texts.keep(sellerSkuKey(car.partyCode ?? ''));
  const keys = orderKeysOf(car, landed);
  for (const column of ORDER_COLUMNS) columns[column][ord] = keys[column];
  columns.marketPrice[ord] = Number(car.marketPriceFee);
  columns.stock[ord] = car.stockLeft;
  for (const name of rangeNames) columns[name][ord] = car[name] ?? -1;
  columns.powerKw[ord] = car.powerKw ?? NaN;
  columns.power30MinKw[ord] = car.power30MinKw ?? NaN;
  columns.firstRegDay[ord] = car.firstRegDay ?? NO_DAY;
  columns.exportReadyDay[ord] = car.exportReadyDay ?? NO_DAY;
  columns.transfers[ord] = car.transferCount ?? -1;
  for (const { name, positionOf } of VALUE_FIELDS) columns[name][ord] = positionOf(car[name]);
  columns.accident[ord] = positionOfAccident(car.accidentGrade);
  columns.inspected[ord] = car.isInspected ? 1 : 0;
  joinValues(columns, ord);
  writeBuckets(columns, ord);
  columns.flags[ord] = flagsOf(columns, ord, false, false);
}

function writeBuckets(columns: Columns, ord: number): void {
  for (const { name, column, bounds } of HISTOGRAMS) {
    const value = columns[name][ord]!;
    columns[column][ord] = value < 0 ? 0 : bucketOf(value, bounds) + 1;
  }
}
