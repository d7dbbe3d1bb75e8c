import type { ColumnName, Columns } from '../index/columns.js';

/**
 * Writes `stored[cars[at]]` to `into[at]`. Numbers are copied by their size, one loop for each, because V8 compiles
 * slow code for a loop that sees several types of array.
 */
export function gather(
  into: Columns[ColumnName],
  stored: Columns[ColumnName],
  cars: Uint32Array,
  from: number,
  to: number,
): void {
  switch (into.BYTES_PER_ELEMENT) {
    case 1:
      return gather8(bytesOf(into), bytesOf(stored), cars, from, to);
    case 2:
      return gather16(halvesOf(into), halvesOf(stored), cars, from, to);
    case 4:
      return gather32(wordsOf(into), wordsOf(stored), cars, from, to);
    default:
      return gather64(doublesOf(into), doublesOf(stored), cars, from, to);
  }
}

const bytesOf = ({ buffer }: ArrayBufferView): Uint8Array => new Uint8Array(buffer);
const halvesOf = ({ buffer }: ArrayBufferView): Uint16Array => new Uint16Array(buffer);
const wordsOf = ({ buffer }: ArrayBufferView): Uint32Array => new Uint32Array(buffer);
const doublesOf = ({ buffer }: ArrayBufferView): Float64Array => new Float64Array(buffer);

function gather8(into: Uint8Array, stored: Uint8Array, cars: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) into[at] = stored[cars[at]!]!;
}

function gather16(into: Uint16Array, stored: Uint16Array, cars: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) into[at] = stored[cars[at]!]!;
}

function gather32(into: Uint32Array, stored: Uint32Array, cars: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) into[at] = stored[cars[at]!]!;
}

function gather64(
  into: Float64Array,
  stored: Float64Array,
  cars: Uint32Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) into[at] = stored[cars[at]!]!;
}
