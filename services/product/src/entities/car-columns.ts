import type { Column } from '@mall/persistence';
import { carStatuses, type CarFacts, type CarFields } from '@mall/contracts/product';

type SqlType = 'text' | 'smallint' | 'int' | 'bigint' | 'double precision' | 'date' | 'jsonb';

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

const VALUES: Readonly<Record<SqlType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  smallint: isInteger,
  int: isInteger,
  bigint: matches(/^-?\d+$/),
  'double precision': Number.isFinite,
  date: matches(/^\d{4}-\d\d-\d\d$/),
  jsonb: (value) => value !== undefined,
};

const column = <T>(name: string, type: SqlType): CarColumn<T> => ({
  column: name,
  type,
  kind: `${type} or null`,
  accepts: (value): value is T | null => value === null || VALUES[type](value),
});

/** Column of each fact of a car; a missing one does not compile. */
export const FACT_COLUMNS: { readonly [K in keyof CarFacts]-?: CarColumn<NonNullable<CarFacts[K]>> } = {
  condition: column('condition', 'text'),
  year: column('year', 'smallint'),
  firstRegDate: column('first_reg_date', 'date'),
  mileageKm: column('mileage_km', 'int'),
  bodyType: column('body_type', 'text'),
  fuel: column('fuel', 'text'),
  engineCc: column('engine_cc', 'int'),
  engineCode: column('engine_code', 'text'),
  powerKw: column('power_kw', 'double precision'),
  powerHp: column('power_hp', 'smallint'),
  power30MinKw: column('power_30_min_kw', 'double precision'),
  enginePowerKw: column('engine_power_kw', 'double precision'),
  motorPowerKw: column('motor_power_kw', 'double precision'),
  torqueNm: column('torque_nm', 'smallint'),
  batteryKwh: column('battery_kwh', 'double precision'),
  rangeKm: column('range_km', 'smallint'),
  gearbox: column('gearbox', 'text'),
  drive: column('drive', 'text'),
  steering: column('steering', 'text'),
  colour: column('colour', 'text'),
  interiorColour: column('interior_colour', 'text'),
  seats: column('seats', 'smallint'),
  doors: column('doors', 'smallint'),
  ecoClass: column('eco_class', 'text'),
  transferCount: column('transfer_count', 'smallint'),
  accidentGrade: column('accident_grade', 'text'),
  keys: column('keys', 'smallint'),
  lengthMm: column('length_mm', 'int'),
  widthMm: column('width_mm', 'int'),
  heightMm: column('height_mm', 'int'),
  wheelbaseMm: column('wheelbase_mm', 'int'),
  curbWeightKg: column('curb_weight_kg', 'int'),
  trim: column('trim', 'jsonb'),
  locationCity: column('location_city', 'jsonb'),
  incoterm: column('incoterm', 'text'),
  exportReadyDate: column('export_ready_date', 'date'),
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
  video: { default: '' },
};

/** Values that are stored for missing fields that cannot be NULL. */
export const EMPTY_VALUES: Readonly<Record<string, unknown>> = {
  sellingPoint: {},
  detail: {},
  pictures: [],
  video: '',
  status: carStatuses.notOnSale,
  saleNum: 0,
};
