/** One message of a feed: all changes from version `from` to version `to`. */
export interface ChangeRange<Change = unknown> {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
}

/**
 * Time without a message after which the feed is not trusted; it sends one at least twice a second. Shorter than the
 * feed itself requires, so that cached answers are at most a second old.
 */
export const SILENCE_MS = 1_000;
/** Maximum changes that are kept for answers that were requested before them and arrive after them. */
const REMEMBERED = 2_000;

/**
 * State of a feed of changes: its latest version, and whether a message was missed. After a gap or a silence it starts
 * again and calls `onRestart`, which has to drop everything that was cached.
 */
export class Changes<Change = unknown> {
  private version: number | undefined;
  private receivedAt = -Infinity;
  /** Every change after this version is in `recent`. */
  private since = 0;
  private recent: ChangeRange<Change>[] = [];
  private size = 0;

  constructor(
    private readonly onRestart: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether no message was missed so far. */
  get areWhole(): boolean {
    return this.now() - this.receivedAt < SILENCE_MS;
  }

  /** Returns the latest version received. */
  get known(): number | undefined {
    return this.version;
  }

  /** Applies the next message; returns `true` when it is new and continues the last one. */
  onChanges(range: ChangeRange<Change>): boolean {
    const wasWhole = this.markReceived();
    if (!wasWhole || this.version === undefined || range.from > this.version) {
      this.beginAt(range.to);
      return false;
    }
    if (range.to <= this.version) return false;
    this.version = range.to;
    this.remember(range);
    return true;
  }

  /** Applies a heartbeat: a version that was not received yet means that a message was missed. */
  onHeartbeat(version: number): void {
    const wasWhole = this.markReceived();
    if (!wasWhole || this.version === undefined || version > this.version) this.beginAt(version);
  }

  /** Returns the changes that an answer made at `version` does not contain; `undefined` when they are no longer known. */
  after(version: number): readonly Change[] | undefined {
    if (this.version === undefined || version < this.since) return undefined;
    if (version >= this.version) return [];
    return this.recent.filter(({ to }) => to > version).flatMap(({ changes }) => changes);
  }

  private markReceived(): boolean {
    const wasWhole = this.areWhole;
    this.receivedAt = this.now();
    return wasWhole;
  }

  private beginAt(version: number): void {
    this.version = version;
    this.since = version;
    this.recent = [];
    this.size = 0;
    this.onRestart();
  }

  private remember(range: ChangeRange<Change>): void {
    this.recent.push(range);
    this.size += range.changes.length;
    while (this.size > REMEMBERED) {
      const forgotten = this.recent.shift()!;
      this.size -= forgotten.changes.length;
      this.since = forgotten.to;
    }
  }
}
