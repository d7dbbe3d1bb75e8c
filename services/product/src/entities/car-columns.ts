import type { Column } from '@mall/persistence';
import {
  carFactTable,
  carStatuses,
  columnOfFact,
  recordOf,
  type CarFact,
  type CarFactRows,
  type CarFacts,
  type CarFields,
} from '@mall/contracts/product';

type SqlType = 'text' | 'smallint' | 'int' | 'bigint' | 'bigint[]' | 'double precision' | 'date' | 'jsonb';

/** A column of `spu`, and the values that `pg` returns for it; days are selected as text. */
export interface CarColumn<T> extends Column<T | null> {
  readonly column: string;
  readonly type: SqlType;
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value);
const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

const isBigint = matches(/^-?\d+$/);

const VALUES: Readonly<Record<SqlType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  smallint: isInteger,
  int: isInteger,
  bigint: isBigint,
  'bigint[]': (value) => Array.isArray(value) && value.every(isBigint),
  'double precision': Number.isFinite,
  // A row that was written past this service may have a year of five digits.
  date: matches(/^\d{4,}-\d\d-\d\d$/),
  jsonb: (value) => value !== undefined,
};

const column = <T>(name: string, type: SqlType): CarColumn<T> => ({
  column: name,
  type,
  kind: `${type} or null`,
  accepts: (value): value is T | null => value === null || VALUES[type](value),
});

/** Greatest number of a `smallint` column. */
const MOST_SMALL = 32_767;

const SQL_TYPES: Readonly<Record<Exclude<CarFact['kind'], 'whole'>, SqlType>> = {
  choice: 'text',
  text: 'text',
  texts: 'jsonb',
  day: 'date',
  decimal: 'double precision',
  year: 'smallint',
};

const sqlTypeOf = (fact: CarFact): SqlType =>
  fact.kind === 'whole'
    ? (fact.sqlType ?? (fact.max > MOST_SMALL ? 'int' : 'smallint'))
    : SQL_TYPES[fact.kind];

/** Returns the column of each fact of a table. */
export const columnsOfFacts = (table: CarFactRows): Readonly<Record<string, CarColumn<unknown>>> =>
  recordOf(Object.keys(table), (name) => column(columnOfFact(name), sqlTypeOf(table[name]!)));

export const FACT_COLUMNS = columnsOfFacts(carFactTable) as {
  readonly [K in keyof CarFacts]-?: CarColumn<NonNullable<CarFacts[K]>>;
};

/** Columns of the other fields that a shop writes. */
export const FIELD_COLUMNS: {
  readonly [K in Exclude<keyof CarFields, keyof CarFacts>]-?: CarColumn<unknown>;
} = {
  seriesId: column('series_id', 'bigint'),
  sellingPoint: column('selling_point', 'jsonb'),
  detail: column('detail', 'jsonb'),
  pictures: column('pictures', 'jsonb'),
  video: column('video', 'text'),
  vin: column('vin', 'text'),
  partyCode: column('party_code', 'text'),
  marketPriceFee: column('market_price_fee', 'bigint'),
  wholesalePriceFee: column('wholesale_price_fee', 'bigint'),
  inspection: column('inspection', 'jsonb'),
  /** In ascending order; values of a deleted attribute are ignored. */
  attrValueIds: column('attr_value_ids', 'bigint[]'),
};

/** Fields that every car has. */
export interface CarCore {
  readonly spuId?: string;
  readonly shopId: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly name: CarFacts['trim'];
  readonly priceFee: number;
  readonly status?: number;
  readonly saleNum?: number;
  readonly createTime?: string;
}

export const CORE_COLUMNS: {
  readonly [K in Exclude<keyof CarCore, 'createTime' | 'spuId'>]-?: CarColumn<unknown>;
} = {
  shopId: column('shop_id', 'bigint'),
  brandId: column('brand_id', 'bigint'),
  categoryId: column('category_id', 'bigint'),
  name: column('name', 'jsonb'),
  priceFee: column('price_fee', 'bigint'),
  status: column('status', 'smallint'),
  saleNum: column('sale_num', 'int'),
};

export const CAR_COLUMNS: Readonly<Record<string, CarColumn<unknown>>> = {
  ...CORE_COLUMNS,
  ...FIELD_COLUMNS,
  ...FACT_COLUMNS,
};

/** Columns of the fields above that cannot be NULL, with their defaults. */
export const NOT_NULL_COLUMNS: Readonly<Record<string, { readonly default?: object | string }>> = {
  name: {},
  priceFee: {},
  marketPriceFee: {},
  sellingPoint: { default: {} },
  detail: { default: {} },
  pictures: { default: [] },
  attrValueIds: { default: [] },
  video: { default: '' },
};

/** Values that are stored for missing fields that cannot be NULL. */
export const EMPTY_VALUES: Readonly<Record<string, unknown>> = {
  sellingPoint: {},
  detail: {},
  pictures: [],
  attrValueIds: [],
  video: '',
  status: carStatuses.notOnSale,
  saleNum: 0,
};
