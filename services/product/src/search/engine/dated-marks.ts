import { isOfPreferentialAge, isPreferential, type BadgeLimits } from '../../badge/badges.js';
import { badgeFactsOf } from './badge-facts.js';
import type { CarIndex } from './car-index.js';
import { Posting } from './posting.js';

/** What the tables of fees and the calendar say, which changes while cars stay as they are. */
export interface DatedSetting {
  readonly limits: BadgeLimits | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

export const DATED_MARKS = ['preferential', 'age3to5'] as const;
export type DatedMark = (typeof DATED_MARKS)[number];

/**
 * Cars that pass by the figures of today: those with the preferential recycling fee, and those of the age at which
 * duty is lowest. Kept as cars come and go; gone through anew on another day, or by other figures.
 */
export class DatedMarks {
  readonly cars: Readonly<Record<DatedMark, Posting>>;
  private setting: DatedSetting | undefined;

  constructor(private readonly index: CarIndex) {
    this.cars = { preferential: new Posting(index.universe), age3to5: new Posting(index.universe) };
    index.watch({ carComes: (ord) => this.add(ord), carGoes: (ord) => this.remove(ord) });
  }

  settle(setting: DatedSetting): void {
    if (this.setting && isSameSetting(this.setting, setting)) return;
    this.setting = setting;
    const { everything, places } = this.index;
    for (let ord = 0; ord < places; ord += 1) {
      this.remove(ord);
      if (everything.has(ord)) this.add(ord);
    }
  }

  private add(ord: number): void {
    const { limits, today } = this.setting ?? {};
    if (!limits || !today) return;
    const facts = badgeFactsOf(this.index.columns, ord);
    if (isPreferential(facts, limits)) this.cars.preferential.add(ord);
    if (isOfPreferentialAge(facts, limits, today)) this.cars.age3to5.add(ord);
  }

  private remove(ord: number): void {
    for (const mark of DATED_MARKS) this.cars[mark].remove(ord);
  }
}

/** Figures are fetched again every few minutes, and nearly always the same. */
export function isSameSetting(one: DatedSetting, other: DatedSetting): boolean {
  if (one.today !== other.today) return false;
  return one.limits === other.limits || JSON.stringify(one.limits) === JSON.stringify(other.limits);
}
