import { BADGES, badgesOf } from '@mall/contracts/product';
import { badgeFactsOf } from '../index/badge-facts.js';
import type { CarIndex } from '../index/car-index.js';
import type { DatedSetting } from '../index/dated-flags.js';
import { Fragments } from './fragments.js';
import type { JsonBytes } from './json-bytes.js';

const KNOWN = 1 << BADGES.length;

/** Badges of cars as one number each, computed when a car is first shown, and again after a change of the setting. */
export class BadgeCache {
  private bits = new Uint16Array(0);
  /** JSON lists by number. */
  private readonly lists = new Fragments();

  constructor(private readonly index: Pick<CarIndex, 'universe' | 'columns' | 'observe'>) {
    index.observe({
      carRemoving: (ord) => {
        if (ord < this.bits.length) this.bits[ord] = 0;
      },
    });
  }

  clear(): void {
    this.bits.fill(0);
  }

  /** Writes a car's badges as a JSON list. */
  write(ord: number, setting: DatedSetting, json: JsonBytes): void {
    const { capacity } = this.index.universe;
    if (this.bits.length !== capacity) this.bits = new Uint16Array(capacity);
    if (this.bits[ord] === 0) this.bits[ord] = this.numberOf(ord, setting);
    this.lists.write(this.bits[ord]!, json);
  }

  private numberOf(ord: number, { limits, today }: DatedSetting): number {
    const badges = badgesOf(badgeFactsOf(this.index.columns, ord), limits, today);
    const number = badges.reduce((bits, badge) => bits | (1 << BADGES.indexOf(badge)), KNOWN);
    if (!this.lists.has(number)) this.lists.set(number, JSON.stringify(badges));
    return number;
  }
}
