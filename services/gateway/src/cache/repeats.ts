/** Maximum different values that are counted between two reads; later ones are rare. */
const MAX_COUNTED = 200;

/** Counts of values. An own map, because counts are read and cleared together and never evicted. */
export class Repeats {
  private times = new Map<string, number>();

  count(what: string): void {
    const known = this.times.get(what);
    if (known !== undefined || this.times.size < MAX_COUNTED) this.times.set(what, (known ?? 0) + 1);
  }

  /** Returns the counts since the last call. */
  take(): ReadonlyMap<string, number> {
    const taken = this.times;
    this.times = new Map();
    return taken;
  }
}
