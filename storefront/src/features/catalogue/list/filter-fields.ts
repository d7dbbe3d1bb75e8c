import {
  boundsOf,
  carFields,
  choiceFields,
  countFields,
  flagFields,
  importerWords,
  memberFields,
  rangeFields,
  valuesOfCount,
  type CarFieldTable,
  type CountName,
  type FlagName,
  type MemberName,
  type RangeName,
  type SeveralName,
  type SingleName,
} from '@mall/web-kit';
import type { CarQuery } from '../../../mall/car-search.js';

/** Bounds of the price slider in roubles. Prescribed. */
export const PRICE_MIN = 150_000;
export const PRICE_MAX = 80_000_000;

/** The URL parameter for values of free attributes, such as equipment: a car needs all chosen ones. */
export const ATTRIBUTES = 'attr';

type QueryField = keyof CarQuery;
type Fields = Readonly<Record<string, QueryField>>;

type Table = CarFieldTable;
type OneMember = { [N in MemberName]: Table[N]['asked'] extends 'one' ? N : never }[MemberName];
type SeveralMember = Exclude<MemberName, OneMember>;

/** URL parameters with one value, with several values, and with a number. */
export type SingleField =
  | 'keyword'
  | Table[OneMember]['address']
  | Table[SingleName]['address']
  | Table[FlagName]['address']
  | Table['landed']['addressCity' | 'addressImporter'];
export type SeveralField =
  | typeof ATTRIBUTES
  | Table[SeveralMember]['address']
  | Table[SeveralName]['address']
  | Table[CountName]['address'];
export type NumberField =
  | Table['price']['addressRoubles' | 'addressYuan'][number]
  | Table['landed']['address'][number]
  | Table[RangeName]['address'][number];

const named = (addresses: readonly string[], fields: readonly string[]): [string, QueryField][] =>
  addresses.map((address, at) => [address, fields[at] as QueryField]);

const ones = (asked: string): boolean => asked !== 'several';

/** URL parameters with the corresponding fields of the search. */
export const SINGLE: Fields = {
  keyword: 'keyword',
  [carFields.landed.addressCity]: carFields.landed.requestCity,
  [carFields.landed.addressImporter]: carFields.landed.requestImporter,
  ...Object.fromEntries([
    ...memberFields.filter(({ asked }) => ones(asked)).map(({ address, request }) => [address, request[0]]),
    ...choiceFields.filter(({ asked }) => ones(asked)).map(({ address, name }) => [address, name]),
    ...flagFields.map(({ address, request }) => [address, request]),
  ]),
};
export const NUMBERS: Fields = Object.fromEntries([
  ...named(carFields.price.addressRoubles, carFields.price.requestRoubles),
  ...named(carFields.price.addressYuan, carFields.price.request),
  ...named(carFields.landed.address, carFields.landed.request),
  ...rangeFields.flatMap(({ name, address }) => named(address, boundsOf(name))),
]);
/** `brandId` contains both makes and series, as the search expects. */
export const SEVERAL: Fields = Object.fromEntries([
  [ATTRIBUTES, 'attrValueIds'],
  ...memberFields.filter(({ asked }) => !ones(asked)).map(({ address, request }) => [address, request[0]]),
  ...[...choiceFields.filter(({ asked }) => !ones(asked)), ...countFields].map(({ address, name }) => [
    address,
    name,
  ]),
]);

export const FIELDS: Fields = { ...SINGLE, ...NUMBERS, ...SEVERAL };

/** The two ends of each range. */
export const RANGES: readonly (readonly [from: NumberField, to: NumberField])[] = [
  carFields.price.addressRoubles,
  carFields.price.addressYuan,
  carFields.landed.address,
  ...rangeFields.map(({ name }) => carFields[name].address),
];

const isAbove = (bound: number) => (value: number) => (value > bound ? value : undefined);
const isBelow = (bound: number) => (value: number) => (value > 0 && value < bound ? value : undefined);

const ID = /^[1-9]\d{0,18}$/;

/** Convert URL values to those of the search; unknown values are dropped. */
const READERS: Readonly<Record<string, (value: never) => unknown>> = {
  keyword: (text: string) => text.slice(0, 100) || undefined,
  [ATTRIBUTES]: (values: readonly string[]) => {
    const ids = values.filter((value) => ID.test(value));
    return ids.length > 0 ? ids : undefined;
  },
  // At its ends the price slider means "any".
  priceFrom: isAbove(PRICE_MIN),
  priceTo: isBelow(PRICE_MAX),
  landedFrom: isAbove(PRICE_MIN),
  landedTo: isBelow(PRICE_MAX),
  landedCity: (city: string) => city.slice(0, 100),
  importer: (code: string) => (code in importerWords ? code : undefined),
  ...Object.fromEntries([
    ...choiceFields
      .filter(({ asked }) => asked === 'switch')
      .map(({ address, words }) => [address, (code: string) => (code in words ? code : undefined)]),
    ...choiceFields
      .filter(({ asked }) => asked === 'several')
      .map(({ address, words }) => [
        address,
        (codes: readonly string[]) => {
          const known = codes.filter((code) => code in words);
          return known.length > 0 ? known : undefined;
        },
      ]),
    ...flagFields.map(({ address }) => [address, (text: string) => (text === '1' ? 1 : undefined)]),
    ...carFields.price.addressYuan.map((address) => [address, (yuan: number) => yuan * 100]),
    ...countFields.map((field) => [
      field.address,
      (values: readonly string[]) => {
        const known = valuesOfCount(field).filter((value) => values.includes(value));
        return known.length > 0 ? known.map(Number) : undefined;
      },
    ]),
  ]),
};

/** Converts the value of a URL parameter to that of the search; `undefined` when it is not a filter. */
export function valueOf(address: string, value: unknown): unknown {
  const read = READERS[address];
  return read ? read(value as never) : value;
}

const YUAN: readonly string[] = carFields.price.addressYuan;

/** Returns fields of the search as URL parameters. */
export function addressed(fields: object): Readonly<Record<string, unknown>> {
  const written = Object.entries(FIELDS).flatMap(([address, field]) => {
    const value = (fields as Readonly<Record<string, unknown>>)[field];
    if (value === undefined) return [];
    if (YUAN.includes(address)) return [[address, Math.round((value as number) / 100)]];
    return [[address, Array.isArray(value) ? value.map(String) : value]];
  });
  return Object.fromEntries(written) as Readonly<Record<string, unknown>>;
}
