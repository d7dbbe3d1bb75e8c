import { rangeNames, recordOf } from '@mall/contracts/product';
import { BUCKET_COLUMNS } from './histograms.js';
import { VALUE_NAMES } from './value-fields.js';

/** Facts of the cars on sale, one typed array per fact; a car has the same position (`ord`) in all of them. */
const LAYOUT = {
  /** 64-bit ids in two halves. */
  idHigh: Uint32Array,
  idLow: Uint32Array,
  skuHigh: Uint32Array,
  skuLow: Uint32Array,
  /** Positions in the directories. */
  brand: Uint32Array,
  series: Uint32Array,
  category: Uint32Array,
  shop: Uint32Array,
  city: Uint32Array,
  /** Positions in the text heap. */
  name: Uint32Array,
  sellingPoint: Uint32Array,
  trim: Uint32Array,
  picture: Uint32Array,
  partyCode: Uint32Array,
  /** CNY fen. */
  price: Float64Array,
  marketPrice: Float64Array,
  /** Kopecks before delivery to a city, by importer; −1 when they cannot be calculated. */
  landedPerson: Float64Array,
  landedCompany: Float64Array,
  /** Microseconds since 1970. */
  createdAt: Float64Array,
  sales: Int32Array,
  stock: Int32Array,
  /** Power in kW; NaN when unknown. */
  powerKw: Float64Array,
  power30MinKw: Float64Array,
  /** Days since 1970; `NO_DAY` when unknown. */
  firstRegDay: Int32Array,
  exportReadyDay: Int32Array,
  transfers: Int16Array,
  /** Accident grade: 0 when unknown, else the index in the vocabulary plus 1. */
  accident: Uint8Array,
  /** Values of several fields combined into one number; see `joint-values.ts`. */
  joint0: Uint16Array,
  joint1: Uint16Array,
  joint2: Uint16Array,
  /** One bit for each of `FLAGS`. */
  flags: Uint8Array,
  inspected: Uint8Array,
  /** Ranges: −1 when unknown. */
  ...recordOf(rangeNames, () => Int32Array),
  /** Choices and counts: position of the value, 0 when unknown. */
  ...recordOf(VALUE_NAMES, () => Uint8Array),
  /** Buckets of the histograms. */
  ...recordOf(BUCKET_COLUMNS, () => Uint8Array),
} as const;

type Layout = typeof LAYOUT;
export type ColumnName = keyof Layout;
export type Columns = { -readonly [K in ColumnName]: InstanceType<Layout[K]> };

export const NO_DAY = -2_147_483_648;
export const COLUMN_NAMES = Object.keys(LAYOUT) as ColumnName[];

/** Allocates columns for `capacity` cars and copies the content of `from`. */
export function makeColumns(capacity: number, from?: Columns): Columns {
  const made = COLUMN_NAMES.map((name) => {
    const column = new LAYOUT[name](capacity);
    if (from) column.set(from[name] as never);
    return [name, column] as const;
  });
  return Object.fromEntries(made) as unknown as Columns;
}

/** Returns a column from its stored bytes; an incomplete number at the end is cut off. */
export function columnFrom<Name extends ColumnName>(name: Name, bytes: ArrayBuffer): Columns[Name] {
  const Column = LAYOUT[name];
  return new Column(bytes, 0, Math.floor(bytes.byteLength / Column.BYTES_PER_ELEMENT)) as Columns[Name];
}

/** Names and types of all columns, as text. */
export const COLUMN_TYPES = COLUMN_NAMES.map((name) => `${name} ${LAYOUT[name].name}`);

/** The texts of a car, as positions in the text heap. */
export type CarTexts = Readonly<Record<'name' | 'sellingPoint' | 'trim' | 'picture' | 'partyCode', number>>;

export function textsOf({ name, sellingPoint, trim, picture, partyCode }: Columns, ord: number): CarTexts {
  return {
    name: name[ord]!,
    sellingPoint: sellingPoint[ord]!,
    trim: trim[ord]!,
    picture: picture[ord]!,
    partyCode: partyCode[ord]!,
  };
}

export const HIGH = 4_294_967_296;

/** Returns a 64-bit id as text. */
export function idText(high: number, low: number): string {
  if (high < 0x200000) return String(high * HIGH + low);
  return ((BigInt(high) << 32n) | BigInt(low)).toString();
}

/** Returns the halves of a 64-bit id, `[high, low]`. */
export function idHalves(id: string): readonly [number, number] {
  if (id.length < 16) {
    const whole = Number(id);
    return [Math.floor(whole / HIGH), whole % HIGH];
  }
  const whole = BigInt(id);
  return [Number(whole >> 32n), Number(whole & 0xffffffffn)];
}
