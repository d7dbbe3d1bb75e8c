import { carFields, type CountedName } from '@mall/contracts/product';
import type { Columns } from '../index/columns.js';
import { isCountedRange, isFlag, type CountFieldName } from './count-layout.js';
import { bitOf, type Flag } from '../index/flags.js';
import { BUCKET_COLUMNS, type BucketColumn } from '../index/histograms.js';
import { VALUE_NAMES, type ValueFieldName } from '../index/value-fields.js';

const NARROW = new Set<CountFieldName>([...VALUE_NAMES, ...BUCKET_COLUMNS]);

/**
 * Writes for each car of the list its value of the field, counted from the field's first one; −1 for a value that is
 * not counted. One loop for each type of column, because V8 compiles slow code for a loop that sees several.
 */
export function readValues(
  columns: Columns,
  field: CountFieldName,
  ords: Uint32Array,
  into: Int32Array,
): void {
  if (isFlag(field)) readFlag(columns.flags, field, ords, into);
  else if (isCountedRange(field)) readRange(columns[field], field, ords, into);
  else if (isNarrow(field)) readNarrow(columns[field], ords, into);
  else readWide(columns[field], ords, into);
}

const one = { ord: new Uint32Array(1), value: new Int32Array(1) };

/** Does the same as `readValues` for one car. */
export function valueOf(columns: Columns, field: CountFieldName, ord: number): number {
  one.ord[0] = ord;
  readValues(columns, field, one.ord, one.value);
  return one.value[0]!;
}

const isNarrow = (field: CountFieldName): field is ValueFieldName | BucketColumn => NARROW.has(field);

function readWide(column: Uint32Array, ords: Uint32Array, into: Int32Array): void {
  for (let at = 0; at < ords.length; at += 1) into[at] = column[ords[at]!]!;
}

function readNarrow(column: Uint8Array, ords: Uint32Array, into: Int32Array): void {
  for (let at = 0; at < ords.length; at += 1) into[at] = column[ords[at]!]!;
}

function readRange(column: Int32Array, name: CountedName, ords: Uint32Array, into: Int32Array): void {
  const { from, to } = carFields[name].counted;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]!;
    into[at] = value >= from && value <= to ? value - from : -1;
  }
}

function readFlag(column: Uint8Array, flag: Flag, ords: Uint32Array, into: Int32Array): void {
  const bit = bitOf(flag);
  for (let at = 0; at < ords.length; at += 1) into[at] = (column[ords[at]!]! & bit) === 0 ? 0 : 1;
}
