import type { LandedTotals } from '@mall/contracts/landed-cost';
import {
  choiceNames,
  countFields,
  customsPower,
  rangeNames,
  regionOf,
  type CarFacts,
} from '@mall/contracts/product';
import { translationsOf } from '@mall/validation';
import { valueOfCity } from '../index/cities.js';
import { bucketOf, HISTOGRAMS } from '../index/histograms.js';
import { LANDED_COLUMNS } from '../index/landed.js';
import { wordsInName } from '../keyword/lexicon.js';
import { orderKeysOf } from '../index/orderings.js';
import { sellerSkuKey } from '../index/seller-skus.js';
import { textFrom, type SourceCar } from '../index/source-car.js';
import { wordsOf } from '../keyword/words.js';
import type { DocumentField } from './index-body.js';

export type CarDocument = { readonly [F in DocumentField]?: unknown } & { readonly car: SourceCar };

/**
 * Returns a car as OpenSearch stores it; unknown facts are left out.
 * @param totals figures from which landed costs are calculated
 */
export function documentOf(car: SourceCar, totals: LandedTotals | undefined): CarDocument {
  const document: Record<string, unknown> = {
    id: car.spuId,
    brand: car.brandId,
    series: car.seriesId ?? undefined,
    brands: car.seriesId === null ? [car.brandId] : [car.brandId, car.seriesId],
    model: car.seriesId ?? car.brandId,
    category: car.categoryId,
    shop: car.shopId,
    ...cityOf(car),
    attrValues: car.attrValueIds,
    price: Number(car.priceFee),
    createdAt: Number(car.createdAt),
    sales: car.saleNum,
    inStock: car.stockLeft > 0,
    litres: car.engineCc === null || car.engineCc <= 0 ? undefined : Math.round(car.engineCc / 100),
    feeHp: feeHpOf(car),
    firstRegDay: car.firstRegDay ?? undefined,
    words: wordsOfCar(car),
    sellerSku: sellerSkuKey(car.partyCode ?? '') || undefined,
  };
  for (const name of [...choiceNames, ...rangeNames]) document[name] = car[name] ?? undefined;
  for (const { name, most } of countFields)
    document[name] = (car[name] ?? 0) > 0 ? Math.min(most, car[name]!) : undefined;
  const keys = orderKeysOf(car, totals);
  for (const column of LANDED_COLUMNS) document[column] = keys[column] < 0 ? undefined : keys[column];
  for (const { name, column, bounds } of HISTOGRAMS) {
    const value = document[name];
    document[column] = typeof value === 'number' ? bucketOf(value, bounds) + 1 : undefined;
  }
  return { ...document, car };
}

function cityOf({ city }: SourceCar): Pick<CarDocument, 'city' | 'cityText' | 'cityNames' | 'region'> {
  const name = city === null ? undefined : textFrom(city);
  const value = valueOfCity(name);
  if (city === null || value === '') return {};
  const cityNames = translationsOf(name).map(comparable);
  return { city: value, cityText: city, cityNames, region: regionOf(name?.zh ?? '') };
}

/** Returns a name without case and punctuation, for comparison. */
export const comparable = (name: string): string => wordsOf(name).join(' ');

/** Returns the words by which a car's own texts are found. */
export function wordsOfCar({ name, trim }: Pick<SourceCar, 'name' | 'trim'>): string[] {
  const texts = [name, trim].flatMap((json) => (json === null ? [] : translationsOf(textFrom(json))));
  return [...new Set(texts.flatMap(wordsInName))];
}

/** Returns the power that counts for the fee, where it was rated or measured. */
function feeHpOf(car: SourceCar): number | undefined {
  const known = (figure: number | null): number | undefined => figure ?? undefined;
  const facts = {
    fuel: (car.fuel ?? undefined) as CarFacts['fuel'],
    powerHp: known(car.powerHp),
    powerKw: known(car.powerKw),
    power30MinKw: known(car.power30MinKw),
    engineCc: known(car.engineCc),
  };
  return facts.fuel && customsPower(facts, { untestedPeakPercent: null })?.powerHp;
}
