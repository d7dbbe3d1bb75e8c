import {
  isOfPreferentialAge,
  isPreferential,
  type BadgeLimits,
  type FlagName,
} from '@mall/contracts/product';
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

/** Positions that are recomputed in one turn of the event loop, some milliseconds of work. */
const SLICE = 2_048;

/** Cars whose flags have changed, all of them between two positions. */
export interface ChangedFlags {
  readonly ords: readonly number[];
  readonly from: number;
  readonly to: number;
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
  private readonly listeners: ((changed: ChangedFlags) => void)[] = [];
  /** Next position to recompute; `undefined` when none is left. */
  private next: number | undefined;
  private keepsFee = false;
  /** Whether cars may have been added before their flags were maintained. */
  private isFirst = true;

  /** Whether a car is of the age, by day of first registration. */
  private readonly ages = new Map<number, boolean>();

  constructor(private readonly index: CarIndex) {
    this.cars = { preferential: new Posting(index.universe), age3to5: new Posting(index.universe) };
    index.observe({
      carAdded: (ord) => this.write(ord, this.paysLess(ord), this.isOfAge(ord)),
      carRemoving: (ord) => this.write(ord, false, false),
    });
  }

  /** Calls the listener after the flags of some cars were recomputed though the cars did not change. */
  onChange(listener: (changed: ChangedFlags) => void): void {
    this.listeners.push(listener);
  }

  /** Recomputes the flags when the setting has changed; yields after each slice. */
  *updating(setting: DatedSetting): Generator<void> {
    if (!this.take(setting)) return;
    while (this.next !== undefined) yield this.slice();
  }

  /** Recomputes the flags at once when the setting has changed. */
  update(setting: DatedSetting): void {
    for (const slices = this.updating(setting); !slices.next().done;);
  }

  /**
   * Recomputes the flags like `update`, but of a large catalogue one slice in each turn of the event loop, so that no
   * query waits for all of them. Until the last one, cars keep the flags of the former setting.
   */
  follow(setting: DatedSetting): void {
    if (this.index.positionCount <= SLICE) return this.update(setting);
    const isUnderWay = this.next !== undefined;
    if (this.take(setting) && !isUnderWay) setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    if (this.next === undefined) return;
    this.slice();
    if (this.next !== undefined) setImmediate(this.turn);
  };

  /** Stores the setting. @returns whether it differs from the former one. */
  private take(setting: DatedSetting): boolean {
    const before = this.setting;
    if (before && isSameSetting(before, setting)) return false;
    this.setting = setting;
    this.ages.clear();
    // A new date affects only the age. Flags that were not recomputed yet may differ in the fee, too.
    this.keepsFee = before !== undefined && areSameLimits(before, setting) && this.next === undefined;
    this.isFirst = before === undefined || (this.isFirst && this.next !== undefined);
    this.next = 0;
    return true;
  }

  private slice(): void {
    const { everything, positionCount } = this.index;
    const { preferential, age3to5 } = this.cars;
    const from = this.next!;
    const to = Math.min(from + SLICE, positionCount);
    const ords: number[] = [];
    for (let ord = from; ord < to; ord += 1) {
      if (!everything.has(ord)) continue;
      const paysLess = this.keepsFee ? preferential.has(ord) : this.paysLess(ord);
      const isOfAge = this.isOfAge(ord);
      const isSame = preferential.has(ord) === paysLess && age3to5.has(ord) === isOfAge;
      if (isSame && !this.isFirst) continue;
      this.write(ord, paysLess, isOfAge);
      ords.push(ord);
    }
    this.next = to < positionCount ? to : undefined;
    for (const listener of this.listeners) listener({ ords, from, to });
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

/**
 * Whether two settings are equal. Limits are fetched again every few minutes and rarely change, so objects are compared
 * by value.
 */
export const isSameSetting = (one: DatedSetting, other: DatedSetting): boolean =>
  one.today === other.today && areSameLimits(one, other);

const areSameLimits = (one: DatedSetting, other: DatedSetting): boolean =>
  one.limits === other.limits || JSON.stringify(one.limits) === JSON.stringify(other.limits);
