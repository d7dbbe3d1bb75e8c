/** Different ones that are counted at a time; what comes beyond is asked for seldom. */
const MOST = 200;

/** How often each of some things was asked for. */
export class Repeats {
  private times = new Map<string, number>();

  count(what: string): void {
    const known = this.times.get(what);
    if (known !== undefined || this.times.size < MOST) this.times.set(what, (known ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): ReadonlyMap<string, number> {
    const taken = this.times;
    this.times = new Map();
    return taken;
  }
}
