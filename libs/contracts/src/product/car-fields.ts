import type { Locale, Texts } from '@mall/validation';
import {
  bodyWords,
  colourWords,
  conditionLabel,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from './car-words.js';
import { LANDED_ADDRESS } from './landed-address.js';

/** A code of a closed vocabulary. The request field and the facet are named as the field. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly label: Texts;
  readonly words: Readonly<Record<string, Texts>>;
  /** Number of values that a request takes; `switch` takes one of two and is shown as a row of buttons. */
  readonly asked: 'switch' | 'one' | 'several';
  /** Name in the address bar. */
  readonly address: string;
  /** Whether the list of values is open from the start in the filter panel. */
  readonly isOpen?: boolean;
}

/**
 * A small whole number that is chosen by value, such as the number of seats. The request takes several values; `most`
 * stands for itself and everything above. The request field and the facet are named as the field.
 */
export interface CountField {
  readonly kind: 'count';
  readonly label: Texts;
  /** Highest value, at most 250. */
  readonly most: number;
  /** A value in words, `{n}` in place of the number, by plural form. */
  readonly named: Readonly<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;
  readonly address: string;
}

/**
 * The buckets in which a facet counts cars: the highest value of each, ascending, at most 250 of them. A last bucket has no
 * upper bound.
 */
export type Histogram = readonly number[];

/** A whole number with a lower and an upper bound in requests: `minMileageKm` and `maxMileageKm` for `mileageKm`. */
export interface RangeField {
  readonly kind: 'range';
  readonly label: Texts;
  readonly address: readonly [from: string, to: string];
  readonly unit?: 'km' | 'hp' | 'cc';
  /** Name in front of the bounds on a chip, where the unit alone is ambiguous. */
  readonly chip?: Texts;
  /** A facet that counts the cars of every value from `from` to `to`, beside the facet of the lowest and highest. */
  readonly counted?: { readonly facet: string; readonly from: number; readonly to: number };
  /** A histogram of the cars found: see `Histogram`. */
  readonly histogram?: Histogram;
  /** Numbers of `CAR_SORTS`. */
  readonly sorts?: { readonly ascending: number; readonly descending: number };
  /** Whether the bounds are hidden in the filter panel until they are opened. */
  readonly isFolded?: boolean;
}

/** A filter that is on or absent: the request field takes 1. */
export interface FlagField {
  readonly kind: 'flag';
  readonly label: Texts;
  readonly request: string;
  readonly address: string;
}

/** A group that a car belongs to. `facets` are the lists of `CarFacetsView` that are counted without this filter. */
export interface MemberField {
  readonly kind: 'member';
  readonly label: Texts;
  /** The first request field takes the value; the others are other names of it that the prescribed API has. */
  readonly request: readonly [string, ...string[]];
  readonly asked: 'one' | 'several';
  readonly facets: readonly string[];
  readonly address: string;
}

/** Money, requested in CNY fen or in whole roubles at the current rate. */
export interface PriceField {
  readonly kind: 'price';
  readonly label: Texts;
  readonly request: readonly [min: string, max: string];
  readonly requestRoubles: readonly [min: string, max: string];
  readonly addressYuan: readonly [from: string, to: string];
  readonly addressRoubles: readonly [from: string, to: string];
  /** Buckets in fen. */
  readonly histogram: Histogram;
  readonly sorts: { readonly ascending: number; readonly descending: number };
}

/**
 * The price with duties, fees and delivery to the buyer's city, in whole roubles, as the order service calculates it for a car. It
 * depends on the city and on who imports the car; a request that names any of these fields gets the totals of its cars.
 */
export interface LandedField {
  readonly kind: 'landed';
  readonly label: Texts;
  readonly request: readonly [min: string, max: string];
  readonly requestCity: string;
  readonly requestImporter: string;
  readonly address: readonly [from: string, to: string];
  readonly addressCity: string;
  readonly addressImporter: string;
  /** The highest total of each bucket of the histogram, in roubles, as in `Histogram`. */
  readonly steps: readonly number[];
  readonly sorts: { readonly ascending: number; readonly descending: number };
}

export type CarField =
  ChoiceField | CountField | RangeField | FlagField | MemberField | PriceField | LandedField;

const YUAN = 100;
/** Bounds of prices in yuan: steps of about a quarter, over the prices of cars. */
const PRICE_STEPS = [
  20_000, 25_000, 32_000, 40_000, 50_000, 63_000, 80_000, 100_000, 125_000, 160_000, 200_000, 250_000,
  320_000, 400_000, 500_000, 630_000, 800_000, 1_000_000, 1_250_000, 1_600_000, 2_000_000, 3_000_000,
  5_000_000,
];

/**
 * Everything that buyers filter cars by. Request fields, facets, feed facts, cache policies, the columns and conditions
 * of the search engine, and the filter panel, chips and address bar of the storefront are derived from this table. A
 * new field of stored data needs its row here and in `storedFields` below, and nothing else.
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
  condition: {
    kind: 'choice',
    label: conditionLabel,
    words: conditionWords,
    asked: 'switch',
    address: 'item',
  },
  year: {
    kind: 'range',
    label: { ru: 'Год выпуска', zh: '年款', en: 'Year' },
    address: ['yearFrom', 'yearTo'],
    chip: { ru: 'Год выпуска', zh: '年款', en: 'Year' },
    counted: { facet: 'years', from: 1900, to: 2155 },
    sorts: { ascending: 7, descending: 6 },
  },
  mileageKm: {
    kind: 'range',
    label: { ru: 'Пробег, км', zh: '里程（公里）', en: 'Mileage, km' },
    address: ['kmFrom', 'kmTo'],
    unit: 'km',
    chip: { ru: 'Пробег', zh: '里程', en: 'Mileage' },
    histogram: [
      1_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000,
      140_000, 160_000, 200_000, 250_000, 300_000,
    ],
    sorts: { ascending: 8, descending: 9 },
  },
  powerHp: {
    kind: 'range',
    label: { ru: 'Мощность, л. с.', zh: '功率（马力）', en: 'Power, hp' },
    address: ['powerFrom', 'powerTo'],
    unit: 'hp',
    histogram: [60, 80, 100, 120, 140, 160, 180, 200, 220, 250, 280, 310, 340, 400, 500, 600],
  },
  engineCc: {
    kind: 'range',
    label: { ru: 'Объём двигателя, см³', zh: '排量（mL）', en: 'Engine, cc' },
    address: ['ccFrom', 'ccTo'],
    unit: 'cc',
    isFolded: true,
  },
  bodyType: {
    kind: 'choice',
    label: { ru: 'Кузов', zh: '车身形式', en: 'Body' },
    words: bodyWords,
    asked: 'several',
    address: 'body',
  },
  fuel: {
    kind: 'choice',
    label: { ru: 'Топливо', zh: '燃料类型', en: 'Fuel' },
    words: fuelWords,
    asked: 'several',
    address: 'fuel',
    isOpen: true,
  },
  gearbox: {
    kind: 'choice',
    label: { ru: 'Коробка передач', zh: '变速箱', en: 'Gearbox' },
    words: gearboxWords,
    asked: 'several',
    address: 'gearbox',
  },
  drive: {
    kind: 'choice',
    label: { ru: 'Привод', zh: '驱动方式', en: 'Drive' },
    words: driveWords,
    asked: 'several',
    address: 'drive',
  },
  steering: {
    kind: 'choice',
    label: { ru: 'Руль', zh: '方向盘位置', en: 'Steering' },
    words: steeringWords,
    asked: 'one',
    address: 'steering',
  },
  colour: {
    kind: 'choice',
    label: { ru: 'Цвет', zh: '颜色', en: 'Colour' },
    words: colourWords,
    asked: 'several',
    address: 'colour',
  },
  seats: {
    kind: 'count',
    label: { ru: 'Число мест', zh: '座位数', en: 'Seats' },
    most: 8,
    named: {
      ru: { one: '{n} место', few: '{n} места', many: '{n} мест', other: '{n} места' },
      zh: { other: '{n}座' },
      en: { one: '{n} seat', other: '{n} seats' },
    },
    address: 'seats',
  },
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
/** Fields that come from columns of the table of cars, and that need nothing but their row here. */
export type StoredName = ChoiceName | CountName | RangeName;

interface StoredField {
  /** The SQL expression of the value, over the columns of the table `spu`. */
  readonly column: string;
  /** Bounds of the request fields of a range. */
  readonly min?: number;
  readonly max?: number;
  /** Label in messages about the request fields; by default the name of the request field. */
  readonly requestLabel?: Texts;
}

/** Properties of the stored fields that only services need. Kept apart from `carFields`, so that browsers do not load them. */
export const storedFields: Readonly<Record<StoredName, StoredField>> = {
  condition: { column: 'condition' },
  year: { column: 'year', min: 1950, max: 2100, requestLabel: { ru: 'Год', zh: '年款', en: 'Year' } },
  mileageKm: {
    column: 'mileage_km',
    max: 2_000_000,
    requestLabel: { ru: 'Пробег', zh: '里程', en: 'Mileage' },
  },
  powerHp: { column: 'power_hp', max: 3000, requestLabel: { ru: 'Мощность', zh: '功率', en: 'Power' } },
  engineCc: { column: 'engine_cc', max: 20_000 },
  bodyType: { column: 'body_type' },
  fuel: { column: 'fuel' },
  gearbox: { column: 'gearbox' },
  drive: { column: 'drive' },
  steering: { column: 'steering' },
  colour: { column: 'colour' },
  seats: { column: 'seats' },
  /** A car that changed hands once has had two owners; a new car has had none. */
  owners: { column: `CASE WHEN condition = 'used' THEN transfer_count + 1 END` },
};
