import {
  carFactNames,
  carFactTable,
  columnOfFact,
  labelWithUnit,
  type CarFactName,
  type CarFactTable,
} from './car-fact-table.js';
import type { CarField } from './car-field-kinds.js';
import { LANDED_ADDRESS } from './landed-address.js';

type FilteredName = {
  [N in CarFactName]: CarFactTable[N] extends { readonly filter: object } ? N : never;
}[CarFactName];

type FilterOf<Fact> = Fact extends { readonly filter: infer Filter }
  ? Filter & Pick<Fact, Extract<keyof Fact, 'label' | 'words' | 'unit'>>
  : never;

const filteredNames = carFactNames.filter((name): name is FilteredName => 'filter' in carFactTable[name]);

function filterOf(name: FilteredName): object {
  const { filter, ...fact } = carFactTable[name];
  return {
    ...filter,
    label: labelWithUnit(carFactTable[name]),
    ...('words' in fact ? { words: fact.words } : {}),
    ...('unit' in fact ? { unit: fact.unit } : {}),
  };
}

const filteredFacts = Object.fromEntries(filteredNames.map((name) => [name, filterOf(name)])) as {
  readonly [N in FilteredName]: FilterOf<CarFactTable[N]>;
};

const YUAN = 100;
/** Bounds of prices in yuan: steps of about a quarter, over the prices of cars. */
const PRICE_STEPS = [
  20_000, 25_000, 32_000, 40_000, 50_000, 63_000, 80_000, 100_000, 125_000, 160_000, 200_000, 250_000,
  320_000, 400_000, 500_000, 630_000, 800_000, 1_000_000, 1_250_000, 1_600_000, 2_000_000, 3_000_000,
  5_000_000,
];

/**
 * Everything that buyers filter cars by. Request fields, facets, feed facts, cache policies, the columns and conditions
 * of the search engine, and the filter panel, chips and address bar of the storefront are derived from this table. Facts
 * with a filter come from `carFactTable`.
 *
 * Within a kind the order is that of the API.
 */
export const carFields = {
  brand: {
    kind: 'member',
    label: { ru: 'Марка', zh: '品牌', en: 'Make' },
    request: ['brandIds', 'brandId'],
    asked: 'several',
    facets: ['brands', 'series'],
    address: 'brandId',
  },
  category: {
    kind: 'member',
    label: { ru: 'Тип', zh: '分类', en: 'Type' },
    request: ['categoryId', 'primaryCategoryId'],
    asked: 'one',
    facets: ['categories'],
    address: 'categoryId',
  },
  shop: {
    kind: 'member',
    label: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
    request: ['shopId'],
    asked: 'one',
    facets: ['shops'],
    address: 'shopId',
  },
  city: {
    kind: 'member',
    label: { ru: 'Город', zh: '所在城市', en: 'City' },
    request: ['city'],
    asked: 'several',
    facets: ['cities'],
    address: 'city',
  },
  region: {
    kind: 'member',
    label: { ru: 'Провинция', zh: '所在省份', en: 'Province' },
    request: ['region'],
    asked: 'several',
    facets: ['regions'],
    address: 'region',
  },
  price: {
    kind: 'price',
    label: { ru: 'Цена', zh: '价格', en: 'Price' },
    request: ['minPrice', 'maxPrice'],
    requestRoubles: ['minPriceRub', 'maxPriceRub'],
    addressYuan: ['yuanFrom', 'yuanTo'],
    addressRoubles: ['priceFrom', 'priceTo'],
    histogram: PRICE_STEPS.map((bound) => bound * YUAN),
    sorts: { ascending: 5, descending: 4 },
  },
  landed: {
    kind: 'landed',
    label: { ru: 'Цена под ключ', zh: '落地总价', en: 'Landed cost' },
    request: ['minLandedRub', 'maxLandedRub'],
    requestCity: 'landedCity',
    requestImporter: 'landedImporter',
    address: ['landedFrom', 'landedTo'],
    addressCity: LANDED_ADDRESS.city,
    addressImporter: LANDED_ADDRESS.importer,
    steps: [
      300_000, 400_000, 500_000, 630_000, 800_000, 1_000_000, 1_250_000, 1_600_000, 2_000_000, 2_500_000,
      3_200_000, 4_000_000, 5_000_000, 6_300_000, 8_000_000, 10_000_000, 12_500_000, 16_000_000, 20_000_000,
      30_000_000, 50_000_000,
    ],
    sorts: { ascending: 11, descending: 12 },
  },
  inStock: {
    kind: 'flag',
    label: { ru: 'Можно заказать сейчас', zh: '仅看可下单', en: 'Can be ordered now' },
    request: 'hasStock',
    address: 'inStock',
  },
  preferential: {
    kind: 'flag',
    label: { ru: 'Льготный утильсбор', zh: '优惠报废费', en: 'Preferential recycling fee' },
    request: 'preferential',
    address: 'preferential',
  },
  age3to5: {
    kind: 'flag',
    label: { ru: 'Возраст 3–5 лет', zh: '车龄 3–5 年', en: '3 to 5 years old' },
    request: 'age3to5',
    address: 'age3to5',
  },
  ...filteredFacts,
  owners: {
    kind: 'count',
    label: { ru: 'Число владельцев', zh: '历任车主', en: 'Owners so far' },
    most: 4,
    named: {
      ru: { one: '{n} владелец', few: '{n} владельца', many: '{n} владельцев', other: '{n} владельца' },
      zh: { other: '{n}任车主' },
      en: { one: '{n} owner', other: '{n} owners' },
    },
    address: 'owners',
  },
} as const satisfies Readonly<Record<string, CarField>>;

export type CarFieldTable = typeof carFields;
export type CarFieldName = keyof CarFieldTable;
export type FieldNameOf<Kind extends CarField['kind']> = {
  [N in CarFieldName]: CarFieldTable[N] extends { readonly kind: Kind } ? N : never;
}[CarFieldName];

export type ChoiceName = FieldNameOf<'choice'>;
export type CountName = FieldNameOf<'count'>;
export type RangeName = FieldNameOf<'range'>;
export type FlagName = FieldNameOf<'flag'>;
export type MemberName = FieldNameOf<'member'>;
/** Fields that come from columns of the table of cars. */
export type StoredName = ChoiceName | CountName | RangeName;

const columns = Object.fromEntries(filteredNames.map((name) => [name, columnOfFact(name)]));

/**
 * The SQL expressions of the stored fields, over the columns of the table `spu`. A car that changed hands once has had two
 * owners; a new car has had none.
 */
export const storedColumns = {
  ...columns,
  owners: `CASE WHEN condition = 'used' THEN transfer_count + 1 END`,
} as Readonly<Record<StoredName, string>>;
