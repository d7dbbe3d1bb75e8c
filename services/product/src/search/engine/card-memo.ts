/** What an entry costs beside its bytes. */
const OVERHEAD_BYTES = 160;

/**
 * Cards as bytes, by key. Bounded by throwing away the older half: what was asked for since the last time moves over
 * to the younger one, which costs less than an order of use and keeps nearly the same cards.
 */
export class CardMemo {
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
