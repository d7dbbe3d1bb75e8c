import type { Columns } from './columns.js';
import { RANGED, type Ranged } from './count-layout.js';

export interface Ends {
  min: number;
  max: number;
}

/**
 * Minimum and maximum of each ranged facet, and how many cars have them, so that a removal rarely calls for another look at
 * the cars. `Infinity` and `-Infinity` while no value is known. Arrays are by `RANGED`.
 */
export class Extents {
  private readonly min = new Float64Array(RANGED.length).fill(Infinity);
  private readonly max = new Float64Array(RANGED.length).fill(-Infinity);
  private readonly atMin = new Uint32Array(RANGED.length);
  private readonly atMax = new Uint32Array(RANGED.length);

  of(ranged: Ranged): Ends {
    const at = PLACES[ranged];
    return { min: this.min[at]!, max: this.max[at]! };
  }

  addAll(columns: Columns, ords: Uint32Array): void {
    RANGED.forEach((ranged, at) => this.addColumn(at, columns[ranged], ords));
  }

  addOf(ranged: Ranged, columns: Columns, ords: Uint32Array): void {
    this.addColumn(PLACES[ranged], columns[ranged], ords);
  }

  /** @param values of one car */
  addOne(values: Float64Array): void {
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at]!;
      if (value < 0) continue;
      this.lower(at, value, 1);
      this.raise(at, value, 1);
    }
  }

  /** @returns whether an end may have gone, which only a look at all cars can tell. */
  removeOne(values: Float64Array): boolean {
    let isEndGone = false;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at]!;
      if (value === this.min[at]) isEndGone = (this.atMin[at]! -= 1) === 0 || isEndGone;
      if (value === this.max[at]) isEndGone = (this.atMax[at]! -= 1) === 0 || isEndGone;
    }
    return isEndGone;
  }

  add(other: Extents): void {
    for (let at = 0; at < RANGED.length; at += 1) {
      if (other.atMin[at]! > 0) this.lower(at, other.min[at]!, other.atMin[at]!);
      if (other.atMax[at]! > 0) this.raise(at, other.max[at]!, other.atMax[at]!);
    }
  }

  /** Whether cars with these extents could add anything to the ends of a facet. */
  isReachedBy(other: Extents, ranged: Ranged): boolean {
    const at = PLACES[ranged];
    return other.min[at]! <= this.min[at]! || other.max[at]! >= this.max[at]!;
  }

  clear(): void {
    this.min.fill(Infinity);
    this.max.fill(-Infinity);
    this.atMin.fill(0);
    this.atMax.fill(0);
  }

  private addColumn(at: number, column: Float64Array | Int32Array, ords: Uint32Array): void {
    for (let place = 0; place < ords.length; place += 1) {
      const value = column[ords[place]!]!;
      // Unknown.
      if (value < 0) continue;
      if (value <= this.min[at]!) this.lower(at, value, 1);
      if (value >= this.max[at]!) this.raise(at, value, 1);
    }
  }

  private lower(at: number, value: number, cars: number): void {
    if (value === this.min[at]) this.atMin[at]! += cars;
    else if (value < this.min[at]!) {
      this.min[at] = value;
      this.atMin[at] = cars;
    }
  }

  private raise(at: number, value: number, cars: number): void {
    if (value === this.max[at]) this.atMax[at]! += cars;
    else if (value > this.max[at]!) {
      this.max[at] = value;
      this.atMax[at] = cars;
    }
  }
}

const PLACES = Object.fromEntries(RANGED.map((ranged, at) => [ranged, at])) as Record<Ranged, number>;

/** Writes the values of a car, by `RANGED`. */
export function readRanged(columns: Columns, ord: number, into: Float64Array): void {
  for (let at = 0; at < RANGED.length; at += 1) into[at] = columns[RANGED[at]!][ord]!;
}

/** Extends the ends of one column by a list of cars; unknown values, which are negative, are no end. */
export function stretch(ends: Ends, column: Float64Array | Int32Array, ords: Uint32Array): void {
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
