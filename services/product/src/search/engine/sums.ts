import type { Columns } from './columns.js';
import type { CountLayout, Counts } from './count-layout.js';
import { Extents } from './extents.js';
import { FLAG_COMBINATIONS } from './flags.js';

/** One car as sums count it. */
export interface CountedCar {
  /** As `CountLayout.placesOf`. */
  readonly places: Int32Array;
  /** As `readRanged`. */
  readonly values: Float64Array;
  readonly flags: number;
}

/** Collects anew what sums cannot keep up to date by themselves. */
export interface Members {
  extend(extents: Extents): void;
  /** Adds the number of members with each combination of flags. */
  addFlags(flagged: Uint32Array): void;
}

/** What a number of cars have in common: how many have each value, the ends of each range, and combinations of flags. */
export class Sums<Numbers extends Counts = Uint32Array> {
  size = 0;
  readonly extents = new Extents();
  /** Number of cars by combination of flags. */
  readonly flagged = new Uint32Array(FLAG_COMBINATIONS);
  /** Whether a car left that may have been an end. */
  private isEndGone = false;
  /** The version of the flags that were counted. */
  private flagsVersion: number;

  constructor(
    readonly counts: Numbers,
    flagsVersion: number,
  ) {
    this.flagsVersion = flagsVersion;
  }

  addAll(layout: CountLayout, columns: Columns, ords: Uint32Array): void {
    this.size += ords.length;
    layout.addAll(this.counts, ords);
    this.extents.addAll(columns, ords);
    addFlagsOf(this.flagged, columns, ords);
  }

  addOne({ places, values, flags }: CountedCar): void {
    this.size += 1;
    for (let at = 0; at < places.length; at += 1) this.counts[places[at]!]! += 1;
    this.extents.addOne(values);
    this.flagged[flags]! += 1;
  }

  removeOne({ places, values, flags }: CountedCar): void {
    this.size -= 1;
    for (let at = 0; at < places.length; at += 1) this.counts[places[at]!]! -= 1;
    this.flagged[flags]! -= 1;
    if (this.extents.removeOne(values)) this.isEndGone = true;
  }

  /** @param other up to date */
  add(other: Sums<Counts>): void {
    this.size += other.size;
    const { counts } = this;
    const others = other.counts;
    for (let at = 0; at < others.length; at += 1) counts[at]! += others[at]!;
    this.extents.add(other.extents);
    addAll(this.flagged, other.flagged);
  }

  /** Collects ends anew when one may have gone, and flags when they were recomputed. */
  upToDate(flagsVersion: number, members: Members): this {
    if (this.isEndGone) {
      this.extents.clear();
      members.extend(this.extents);
      this.isEndGone = false;
    }
    if (this.flagsVersion !== flagsVersion) {
      this.flagged.fill(0);
      members.addFlags(this.flagged);
      this.flagsVersion = flagsVersion;
    }
    return this;
  }
}

export function addFlagsOf(flagged: Uint32Array, { flags }: Columns, ords: Uint32Array): void {
  for (let at = 0; at < ords.length; at += 1) flagged[flags[ords[at]!]!]! += 1;
}

export function addAll(sums: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < others.length; at += 1) sums[at]! += others[at]!;
}
