import type { FlagName } from '@mall/contracts/product';
import { isOfPreferentialAge, isPreferential, type BadgeLimits } from '../../badge/badges.js';
import { badgeFactsOf, dayText } from './badge-facts.js';
import type { CarIndex } from './car-index.js';
import { flagsOf } from './flags.js';
import { Posting } from './posting.js';

/** Settings that change over time while cars stay unchanged. */
export interface DatedSetting {
  readonly limits: BadgeLimits | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

export const DATED_FLAGS = ['preferential', 'age3to5'] as const satisfies readonly DatedFlag[];
export type DatedFlag = Exclude<FlagName, 'inStock'>;

/**
 * Sets of cars that depend on the date: those with the preferential recycling fee, and those of the age with
 * the lowest duty. Maintained with each change of a car, and recomputed when the date or the limits change.
 */
export class DatedFlags {
  readonly cars: Readonly<Record<DatedFlag, Posting>>;
  private setting: DatedSetting | undefined;
  /** Incremented whenever flags are recomputed without a change of the cars. */
  version = 0;

  /** By day of first registration: whether a car of that day is of the age. */
  private readonly ages = new Map<number, boolean>();

  constructor(private readonly index: CarIndex) {
    this.cars = { preferential: new Posting(index.universe), age3to5: new Posting(index.universe) };
    index.observe({
      carAdded: (ord) => this.write(ord, this.paysLess(ord), this.isOfAge(ord)),
      carRemoving: (ord) => this.write(ord, false, false),
    });
  }

  update(setting: DatedSetting): void {
    const before = this.setting;
    if (before && isSameSetting(before, setting)) return;
    this.setting = setting;
    this.ages.clear();
    // A new date affects only the age, so the fee is not recomputed while users are searching.
    const keepsFee = before !== undefined && areSameLimits(before, setting);
    const { everything, places } = this.index;
    for (let ord = 0; ord < places; ord += 1)
      if (everything.has(ord))
        this.write(ord, keepsFee ? this.cars.preferential.has(ord) : this.paysLess(ord), this.isOfAge(ord));
    this.version += 1;
  }

  private write(ord: number, paysLess: boolean, isOfAge: boolean): void {
    const { columns } = this.index;
    put(this.cars.preferential, ord, paysLess);
    put(this.cars.age3to5, ord, isOfAge);
    columns.flags[ord] = flagsOf(columns, ord, paysLess, isOfAge);
  }

  private paysLess(ord: number): boolean {
    const { limits } = this.setting ?? {};
    return limits !== undefined && isPreferential(badgeFactsOf(this.index.columns, ord), limits);
  }

  private isOfAge(ord: number): boolean {
    const { limits, today } = this.setting ?? {};
    if (!limits || !today) return false;
    const day = this.index.columns.firstRegDay[ord]!;
    const known = this.ages.get(day);
    if (known !== undefined) return known;
    const isOfAge = isOfPreferentialAge({ firstRegDate: dayText(day) }, limits, today);
    this.ages.set(day, isOfAge);
    return isOfAge;
  }
}

function put(cars: Posting, ord: number, belongs: boolean): void {
  if (cars.has(ord) === belongs) return;
  if (belongs) cars.add(ord);
  else cars.remove(ord);
}

/** Limits are fetched again every few minutes and rarely change, so objects are compared by value. */
export const isSameSetting = (one: DatedSetting, other: DatedSetting): boolean =>
  one.today === other.today && areSameLimits(one, other);

const areSameLimits = (one: DatedSetting, other: DatedSetting): boolean =>
  one.limits === other.limits || JSON.stringify(one.limits) === JSON.stringify(other.limits);
