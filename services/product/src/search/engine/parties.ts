import { wordsOf } from '../words.js';
import { Posting, type Universe } from './posting.js';

/** Letters and digits of a party code, so that `UA-000123` is found as `ua000123`. */
export const partyKey = (code: string): string => wordsOf(code).join('');

/** Cars by the party they came with: the first one by its code, the next ones by the car before. */
export class Parties {
  private readonly first = new Map<number, number>();
  private next = new Int32Array(0);

  constructor(private readonly universe: Universe) {}

  /** @param party the text of its code; 0 is none. */
  join(ord: number, party: number): void {
    if (party === 0) return;
    this.reserve();
    this.next[ord] = this.first.get(party) ?? -1;
    this.first.set(party, ord);
  }

  leave(ord: number, party: number): void {
    if (party === 0) return;
    const after = this.next[ord]!;
    this.next[ord] = -1;
    const first = this.first.get(party);
    if (first === ord) {
      if (after < 0) this.first.delete(party);
      else this.first.set(party, after);
      return;
    }
    for (let at = first ?? -1; at >= 0; at = this.next[at]!) if (this.next[at] === ord) this.next[at] = after;
  }

  /** `undefined` when no car came with it. */
  cars(party: number): Posting | undefined {
    const first = this.first.get(party);
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
