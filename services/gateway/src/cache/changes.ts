/** A stretch of changes as a feed tells it: all that lead from version `from` to version `to`. */
export interface Stretch<Change = unknown> {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
}

/**
 * The feed speaks at least twice a second; after a silence of this length it is not trusted. Shorter than the feed
 * itself demands: what is served from memory must be true to the second.
 */
export const SILENCE_MS = 1_000;
/** Changes are remembered for answers that are still on their way when a change is told. */
const REMEMBERED = 2_000;

/**
 * What has been heard of a feed of changes, and whether all of it was. After a gap or a silence it begins anew:
 * whoever kept something on the strength of it has to let go of it.
 */
export class Changes<Change = unknown> {
  private version: number | undefined;
  private heardAt = -Infinity;
  /** Every change after this version is in `recent`. */
  private since = 0;
  private recent: Stretch<Change>[] = [];
  private size = 0;

  constructor(
    private readonly begunAnew: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether nothing was missed so far. */
  get areWhole(): boolean {
    return this.now() - this.heardAt < SILENCE_MS;
  }

  /** The latest version heard of. */
  get known(): number | undefined {
    return this.version;
  }

  /** Takes the next stretch; `true` when it is news and joins what was known. */
  hear(stretch: Stretch<Change>): boolean {
    const wasWhole = this.heard();
    if (!wasWhole || this.version === undefined || stretch.from > this.version) {
      this.beginAt(stretch.to);
      return false;
    }
    if (stretch.to <= this.version) return false;
    this.version = stretch.to;
    this.remember(stretch);
    return true;
  }

  /** Takes a heartbeat: a version that was not told yet means that something was missed. */
  hearVersion(version: number): void {
    const wasWhole = this.heard();
    if (!wasWhole || this.version === undefined || version > this.version) this.beginAt(version);
  }

  /** The changes that an answer made at `version` cannot show; `undefined` when that is not known any more. */
  after(version: number): readonly Change[] | undefined {
    if (this.version === undefined || version < this.since) return undefined;
    if (version >= this.version) return [];
    return this.recent.filter(({ to }) => to > version).flatMap(({ changes }) => changes);
  }

  private heard(): boolean {
    const wasWhole = this.areWhole;
    this.heardAt = this.now();
    return wasWhole;
  }

  private beginAt(version: number): void {
    this.version = version;
    this.since = version;
    this.recent = [];
    this.size = 0;
    this.begunAnew();
  }

  private remember(stretch: Stretch<Change>): void {
    this.recent.push(stretch);
    this.size += stretch.changes.length;
    while (this.size > REMEMBERED) {
      const forgotten = this.recent.shift()!;
      this.size -= forgotten.changes.length;
      this.since = forgotten.to;
    }
  }
}
