import type { CarFacts, CarFields } from '@mall/contracts/product';

interface Column {
  readonly column: string;
  readonly type: 'text' | 'int' | 'bigint' | 'double precision' | 'date' | 'jsonb';
}

const column = (name: string, type: Column['type']): Column => ({ column: name, type });

/** Where each fact of a car is stored; leaving one out does not compile. */
export const FACT_COLUMNS: { readonly [K in keyof CarFacts]-?: Column } = {
  condition: column('condition', 'text'),
  year: column('year', 'int'),
  firstRegDate: column('first_reg_date', 'date'),
  mileageKm: column('mileage_km', 'int'),
  bodyType: column('body_type', 'text'),
  fuel: column('fuel', 'text'),
  engineCc: column('engine_cc', 'int'),
  engineCode: column('engine_code', 'text'),
  powerKw: column('power_kw', 'double precision'),
  powerHp: column('power_hp', 'int'),
  power30MinKw: column('power_30_min_kw', 'double precision'),
  enginePowerKw: column('engine_power_kw', 'double precision'),
  motorPowerKw: column('motor_power_kw', 'double precision'),
  torqueNm: column('torque_nm', 'int'),
  batteryKwh: column('battery_kwh', 'double precision'),
  rangeKm: column('range_km', 'int'),
  gearbox: column('gearbox', 'text'),
  drive: column('drive', 'text'),
  steering: column('steering', 'text'),
  colour: column('colour', 'text'),
  interiorColour: column('interior_colour', 'text'),
  seats: column('seats', 'int'),
  doors: column('doors', 'int'),
  ecoClass: column('eco_class', 'text'),
  transferCount: column('transfer_count', 'int'),
  accidentGrade: column('accident_grade', 'text'),
  keys: column('keys', 'int'),
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

/** Where the rest of what a shop writes about a car is stored. */
export const FIELD_COLUMNS: { readonly [K in Exclude<keyof CarFields, keyof CarFacts>]-?: Column } = {
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

export const CORE_COLUMNS: { readonly [K in Exclude<keyof CarCore, 'createTime' | 'spuId'>]-?: Column } = {
  shopId: column('shop_id', 'bigint'),
  brandId: column('brand_id', 'bigint'),
  categoryId: column('category_id', 'bigint'),
  name: column('name', 'jsonb'),
  priceFee: column('price_fee', 'bigint'),
  status: column('status', 'int'),
  saleNum: column('sale_num', 'int'),
};

export const CAR_COLUMNS: Readonly<Record<string, Column>> = {
  ...CORE_COLUMNS,
  ...FIELD_COLUMNS,
  ...FACT_COLUMNS,
};

/** Columns that must not be NULL, and what stands there instead. */
export const EMPTY_VALUES: Readonly<Record<string, unknown>> = {
  sellingPoint: {},
  detail: {},
  pictures: [],
  video: '',
  status: 0,
  saleNum: 0,
};
