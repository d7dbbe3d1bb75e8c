import { ACCIDENTS, rangeNames } from '@mall/contracts/product';
import { inLanguage, type Locale } from '@mall/validation';
import type { CarIndex } from './car-index.js';
import { valueOfCity } from './cities.js';
import { idText, NO_DAY } from './columns.js';
import { textFrom, type SourceCar } from './source-car.js';
import { sellerSkuKey } from './seller-skus.js';
import { valueAt, VALUE_FIELDS } from './value-fields.js';

const LANGUAGES: readonly Locale[] = ['ru', 'zh', 'en'];

/** Returns all facts of a car from the source tables as one comparable line. */
export function textOfSource(car: SourceCar): string {
  return JSON.stringify([
    car.spuId,
    car.skuId ?? '0',
    car.shopId,
    car.brandId,
    car.seriesId ?? '',
    car.categoryId,
    car.city === null ? '' : valueOfCity(textFrom(car.city)),
    ...inEvery(car.name),
    ...inEvery(car.sellingPoint),
    ...inEvery(car.trim),
    car.picture ?? '',
    sellerSkuKey(car.partyCode ?? ''),
    Number(car.priceFee),
    Number(car.marketPriceFee),
    Number(car.createdAt),
    car.saleNum,
    car.stockLeft,
    ...rangeNames.map((name) => car[name]),
    car.powerKw,
    car.power30MinKw,
    car.firstRegDay,
    car.exportReadyDay,
    car.transferCount,
    ...VALUE_FIELDS.map(({ name, positionOf }) => valueAt(name, positionOf(car[name]))),
    car.accidentGrade,
    car.isInspected,
    car.heldUntil,
    [...car.attrValueIds].sort(),
  ]);
}

/** Returns the same line from the read model. */
export function textOfModel(index: CarIndex, ord: number): string {
  const { columns, texts } = index;
  const figure = (value: number): number | null => (value < 0 ? null : value);
  const measure = (value: number): number | null => (Number.isNaN(value) ? null : value);
  const day = (value: number): number | null => (value === NO_DAY ? null : value);
  const written = (id: number): string[] =>
    LANGUAGES.map((locale) => JSON.parse(`"${texts.textInLocale(id, locale)}"`) as string);
  return JSON.stringify([
    index.spuId(ord),
    idText(columns.skuHigh[ord]!, columns.skuLow[ord]!),
    index.shops.at(columns.shop[ord]!).id,
    index.brands.at(columns.brand[ord]!).id,
    index.brands.at(columns.series[ord]!).id,
    index.categories.at(columns.category[ord]!).id,
    index.cities.at(columns.city[ord]!).id,
    ...written(columns.name[ord]!),
    ...written(columns.sellingPoint[ord]!),
    ...written(columns.trim[ord]!),
    written(columns.picture[ord]!)[0],
    written(columns.partyCode[ord]!)[0],
    columns.price[ord],
    columns.marketPrice[ord],
    columns.createdAt[ord],
    columns.sales[ord],
    columns.stock[ord],
    ...rangeNames.map((name) => figure(columns[name][ord]!)),
    measure(columns.powerKw[ord]!),
    measure(columns.power30MinKw[ord]!),
    day(columns.firstRegDay[ord]!),
    day(columns.exportReadyDay[ord]!),
    figure(columns.transfers[ord]!),
    ...VALUE_FIELDS.map(({ name }) => valueAt(name, columns[name][ord]!)),
    ACCIDENTS[columns.accident[ord]! - 1] ?? null,
    columns.inspected[ord] === 1,
    index.heldUntil.get(ord) ?? null,
    [...index.attrValues].flatMap(([id, cars]) => (cars.has(ord) ? id : [])).sort(),
  ]);
}

function inEvery(json: string | null): string[] {
  const text = json === null ? undefined : textFrom(json);
  return LANGUAGES.map((locale) => inLanguage(text, locale));
}

/** Returns the hash of a row; the sum over all rows is independent of their order. */
export function rowHash(text: string): bigint {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
