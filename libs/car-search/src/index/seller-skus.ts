import { wordsOf } from '../keyword/words.js';
import { Posting, type Universe } from './posting.js';

/** Returns a seller's SKU reduced to letters and digits, so that `UA-000123` is found as `ua000123`. */
export const sellerSkuKey = (code: string): string => wordsOf(code).join('');

/**
 * Cars by seller's SKU as linked lists: the first car of a SKU in a map, the next ones in an array indexed by
 * car.
 */
export class SellerSkus {
  private readonly first = new Map<number, number>();
  private next = new Int32Array(0);

  constructor(private readonly universe: Universe) {}

  /** Adds a car. @param sku position in the text heap; 0 means none. */
  join(ord: number, sku: number): void {
    if (sku === 0) return;
    this.reserve();
    this.next[ord] = this.first.get(sku) ?? -1;
    this.first.set(sku, ord);
  }

  leave(ord: number, sku: number): void {
    if (sku === 0) return;
    const after = this.next[ord]!;
    this.next[ord] = -1;
    const first = this.first.get(sku);
    if (first === ord) {
      if (after < 0) this.first.delete(sku);
      else this.first.set(sku, after);
      return;
    }
    for (let at = first ?? -1; at >= 0; at = this.next[at]!) if (this.next[at] === ord) this.next[at] = after;
  }

  /** Returns the cars with this SKU; `undefined` when there are none. */
  cars(sku: number): Posting | undefined {
    const first = this.first.get(sku);
    if (first === undefined) return undefined;
    const cars = new Posting(this.universe);
    for (let ord = first; ord >= 0; ord = this.next[ord]!) cars.add(ord);
    return cars;
  }

  private reserve(): void {
    if (this.next.length === this.universe.capacity) return;
    const wider = new Int32Array(this.universe.capacity).fill(-1);
    wider.set(this.next);
    this.next = wider;
  }
}
