import type { Columns } from '../index/columns.js';
import type { TextHeap } from '../index/text-heap.js';

/**
 * Columns from which the cards of a page are written, by type of array, because V8 compiles slow code for a loop that
 * sees several.
 */
const NARROW = ['condition', 'bodyType', 'fuel', 'gearbox', 'drive', 'steering', 'colour'] as const;
const WHOLE = ['sales', 'stock', 'year', 'mileageKm', 'engineCc', 'powerHp'] as const;
const NATURAL = [
  ...(['idHigh', 'idLow', 'skuHigh', 'skuLow', 'name', 'sellingPoint', 'picture'] as const),
  ...(['brand', 'series', 'category', 'shop', 'city'] as const),
] as const;
const BROKEN = ['price', 'marketPrice', 'powerKw', 'power30MinKw', 'createdAt'] as const;

/**
 * Reads all facts and texts of these cars once, column by column, and returns a number without meaning. A fact of a car
 * stands alone in memory; read card by card, each access waits for memory. In these loops the processor requests those
 * of several cars at once, and finds them in its cache afterwards.
 */
export function readAhead(
  { columns, texts }: { readonly columns: Columns; readonly texts: TextHeap },
  ords: Uint32Array,
): number {
  let sum = 0;
  for (const name of NARROW) sum += sumOfNarrow(columns[name], ords);
  for (const name of WHOLE) sum += sumOfWhole(columns[name], ords);
  for (const name of NATURAL) sum += sumOfNatural(columns[name], ords);
  for (const name of BROKEN) sum += sumOfBroken(columns[name], ords);
  return sum + texts.readAhead(textsOf(columns, ords));
}

/** Returns positions of the texts of these cars. */
function textsOf({ name, sellingPoint, picture }: Columns, ords: Uint32Array): Uint32Array {
  const ids = new Uint32Array(ords.length * 3);
  for (let at = 0; at < ords.length; at += 1) {
    const ord = ords[at]!;
    ids[at * 3] = name[ord]!;
    ids[at * 3 + 1] = sellingPoint[ord]!;
    ids[at * 3 + 2] = picture[ord]!;
  }
  return ids;
}

function sumOfNarrow(column: Uint8Array, ords: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < ords.length; at += 1) sum += column[ords[at]!]!;
  return sum;
}

function sumOfWhole(column: Int32Array, ords: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < ords.length; at += 1) sum += column[ords[at]!]!;
  return sum;
}

function sumOfNatural(column: Uint32Array, ords: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < ords.length; at += 1) sum += column[ords[at]!]!;
  return sum;
}

function sumOfBroken(column: Float64Array, ords: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < ords.length; at += 1) sum += column[ords[at]!]!;
  return sum;
}
