import { hash } from 'node:crypto';
import {
  choiceNames,
  countNames,
  rangeNames,
  type CarFeedChange,
  type CarFeedFacts,
  type ChoiceName,
  type CodeOf,
  type CountName,
  type RangeName,
} from '@mall/contracts/product';
import type { CarIndex } from './car-index.js';
import type { Posting } from './posting.js';
import { COLUMN_NAMES, type Columns } from './columns.js';
import { valueAt } from './value-fields.js';

/** Structures that the facts of a car are read from. */
export interface FactSource extends Pick<
  CarIndex,
  'columns' | 'texts' | 'brands' | 'categories' | 'shops' | 'cities' | 'spuId'
> {
  readonly attrValues: ReadonlyMap<string, Pick<Posting, 'has'>>;
}

/** A snapshot of a car in the index, to compare it with a later one. */
export interface CarState {
  readonly facts: CarFeedFacts;
  readonly rest: readonly unknown[];
}

export const stateOf = (index: FactSource, ord: number): CarState => ({
  facts: factsOf(index, ord),
  rest: restOf(index, ord),
});

/** Returns the change as published in the feed; `undefined` means not on sale. */
export function changeOf(
  spuId: string,
  before: CarState | undefined,
  after: CarState | undefined,
): CarFeedChange {
  const change = { spuId, before: before?.facts ?? null, after: after?.facts ?? null };
  return before && after && isSame(before.rest, after.rest) ? { ...change, stockAlone: true } : change;
}

/** Returns the change of a car of which only the stock has changed, derived from its current state. */
export function stockChangeOf(index: CarIndex, ord: number, hadStock: boolean): CarFeedChange {
  const after = factsOf(index, ord);
  return { spuId: index.spuId(ord), before: { ...after, hasStock: hadStock }, after, stockAlone: true };
}

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((one, position) => Object.is(one, after[position]));

/** Returns the facts that filters and orders use. */
function factsOf(index: FactSource, ord: number): CarFeedFacts {
  const { columns } = index;
  const shop = index.shops.at(columns.shop[ord]!);
  const city = index.cities.at(columns.city[ord]!);
  return {
    brandId: index.brands.at(columns.brand[ord]!).id,
    seriesId: index.brands.at(columns.series[ord]!).id || undefined,
    categoryIds: index.categories.pathOf(columns.category[ord]!).map(({ id }) => id),
    shopId: shop.id,
    selfShop: shop.row?.type ?? 0,
    ...storedFacts(columns, ord),
    city: city.id || undefined,
    region: city.row?.region,
    hasStock: columns.stock[ord]! > 0,
    priceFee: columns.price[ord]!,
    saleNum: columns.sales[ord]!,
    createdAt: columns.createdAt[ord]!,
    words: wordsOf(index, ord),
  };
}

type StoredFacts = { [N in ChoiceName]?: CodeOf<N> } & { [N in RangeName | CountName]?: number };

/** Returns the stored fields; unknown ones are left out. */
function storedFacts(columns: Columns, ord: number): StoredFacts {
  const facts: Record<string, string | number | undefined> = {};
  for (const name of choiceNames) facts[name] = valueAt(name, columns[name][ord]!);
  for (const name of rangeNames) facts[name] = known(columns[name][ord]!);
  for (const name of countNames) facts[name] = columns[name][ord]! || undefined;
  return facts as StoredFacts;
}

/** Returns everything about a car except its stock, as text. */
function restOf({ columns, attrValues }: FactSource, ord: number): readonly unknown[] {
  const attributes = [...attrValues].flatMap(([id, cars]) => (cars.has(ord) ? [id] : []));
  return [...REST.map((name) => columns[name][ord]), ...attributes];
}

/** Columns that are compared. Flags are derived from other columns. */
const REST = COLUMN_NAMES.filter((name) => name !== 'stock' && name !== 'flags');

/** Returns the texts and values from which a car's search words are derived. */
function wordsOf({ columns, texts }: FactSource, ord: number): string {
  const { name, trim, partyCode, brand, series, city, year, engineCc } = columns;
  const written = [name, trim, partyCode].flatMap((column) => texts.plain(column[ord]!));
  const positions = [brand, series, city, year, engineCc].map((column) => column[ord]!);
  const chosen = choiceNames.map((choice) => columns[choice][ord]!);
  return hash('sha1', JSON.stringify([written, positions, chosen]), 'base64url');
}

const known = (figure: number): number | undefined => (figure < 0 ? undefined : figure);
