/** Lowest and highest value; `Infinity` and `-Infinity` while none is known. */
export interface Ends {
  min: number;
  max: number;
}

/** Extends the ends of one column by a list of cars; unknown values, which are negative, are ignored. */
export function widen(ends: Ends, column: Float64Array | Int32Array, ords: Uint32Array): void {
  let { min, max } = ends;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]!;
    if (value < 0) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  ends.min = min;
  ends.max = max;
}
