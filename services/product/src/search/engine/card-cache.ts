/** Estimated overhead of an entry beside its bytes. */
const OVERHEAD_BYTES = 160;

/**
 * Serialized cards by key, bounded by two generations: when the younger is full, the older is dropped, and an
 * entry that is used moves to the younger. Own code for speed: cheaper than
 * exact LRU order (lru-cache) and nearly as effective.
 */
export class CardCache {
  private young = new Map<number, Buffer>();
  private old = new Map<number, Buffer>();
  private youngBytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: number): Buffer | undefined {
    const known = this.young.get(key);
    if (known) return known;
    const older = this.old.get(key);
    if (older) this.keep(key, older);
    return older;
  }

  keep(key: number, card: Buffer): void {
    if (this.youngBytes >= this.mostBytes / 2) {
      this.old = this.young;
      this.young = new Map();
      this.youngBytes = 0;
    }
    this.young.set(key, card);
    this.youngBytes += card.length + OVERHEAD_BYTES;
  }

  forget(key: number): void {
    this.young.delete(key);
    this.old.delete(key);
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
    this.youngBytes = 0;
  }
}
