import { hash } from 'node:crypto';
import type { CarFeedChange, CarFeedFacts } from '@mall/contracts/product';
import type { CarIndex } from '../engine/car-index.js';
import { COLUMN_NAMES } from '../engine/columns.js';
import { CHOICE_NAMES, CHOICES, type ChoiceName } from '../engine/vocabularies.js';

/** A car as it stands in the index, to be compared with how it stands there later. */
export interface CarState {
  readonly facts: CarFeedFacts;
  readonly rest: readonly unknown[];
}

export const stateOf = (index: CarIndex, ord: number): CarState => ({
  facts: factsOf(index, ord),
  rest: restOf(index, ord),
});

/** What the feed tells of a car; `undefined` is not on sale. */
export function changeOf(
  spuId: string,
  before: CarState | undefined,
  after: CarState | undefined,
): CarFeedChange {
  const change = { spuId, before: before?.facts ?? null, after: after?.facts ?? null };
  return before && after && isSame(before.rest, after.rest) ? { ...change, stockAlone: true } : change;
}

/** The same of a car whose stock alone has changed, from how it stands now. */
export function stockChangeOf(index: CarIndex, ord: number, hadStock: boolean): CarFeedChange {
  const after = factsOf(index, ord);
  return { spuId: index.spuId(ord), before: { ...after, hasStock: hadStock }, after, stockAlone: true };
}

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((one, place) => Object.is(one, after[place]));

/** What filters and orders look at. */
function factsOf(index: CarIndex, ord: number): CarFeedFacts {
  const { columns } = index;
  const shop = index.shops.at(columns.shop[ord]!);
  const city = index.cities.at(columns.city[ord]!);
  const choice = <T>(name: ChoiceName): T => CHOICES[name].codes[columns[name][ord]! - 1] as T;
  return {
    brandId: index.brands.at(columns.brand[ord]!).id,
    seriesId: index.brands.at(columns.series[ord]!).id || undefined,
    categoryIds: index.categories.pathOf(columns.category[ord]!).map(({ id }) => id),
    shopId: shop.id,
    selfShop: shop.row?.type ?? 0,
    condition: choice('condition'),
    year: known(columns.year[ord]!),
    mileageKm: known(columns.mileage[ord]!),
    powerHp: known(columns.powerHp[ord]!),
    engineCc: known(columns.engineCc[ord]!),
    bodyType: choice('bodyType'),
    fuel: choice('fuel'),
    gearbox: choice('gearbox'),
    drive: choice('drive'),
    steering: choice('steering'),
    colour: choice('colour'),
    city: city.id || undefined,
    region: city.row?.region,
    hasStock: columns.stock[ord]! > 0,
    priceFee: columns.price[ord]!,
    saleNum: columns.sales[ord]!,
    createdAt: columns.createdAt[ord]!,
    words: wordsOf(index, ord),
  };
}

/** Everything the index knows of a car but what is left of it. */
function restOf({ columns, attrValues }: CarIndex, ord: number): readonly unknown[] {
  const attributes = [...attrValues].flatMap(([id, cars]) => (cars.has(ord) ? [id] : []));
  return [...REST.map((name) => columns[name][ord]), ...attributes];
}

/** Of the flags, the others follow from other columns. */
const REST = COLUMN_NAMES.filter((name) => name !== 'stock' && name !== 'flags');

/** Everything that the words come from by which a car is found. */
function wordsOf({ columns, texts }: CarIndex, ord: number): string {
  const { name, trim, partyCode, brand, series, city, year, engineCc } = columns;
  const written = [name, trim, partyCode].flatMap((column) => texts.plain(column[ord]!));
  const places = [brand, series, city, year, engineCc].map((column) => column[ord]!);
  const chosen = CHOICE_NAMES.map((choice) => columns[choice][ord]!);
  return hash('sha1', JSON.stringify([written, places, chosen]), 'base64url');
}

const known = (figure: number): number | undefined => (figure < 0 ? undefined : figure);
