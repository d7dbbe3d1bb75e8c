import { dayAfter, type IsoDay } from './day.js';

export type CalendarMode = 'single' | 'multi' | 'range';

/** Days that cannot be chosen. */
export interface ClosedDays {
  readonly begin?: IsoDay | undefined;
  readonly end?: IsoDay | undefined;
  readonly list?: readonly IsoDay[] | undefined;
}

export const isClosed = (day: IsoDay, { begin, end, list }: ClosedDays): boolean =>
  (begin !== undefined && day < begin) || (end !== undefined && day > end) || list?.includes(day) === true;

/** Returns the selection after a click. A range is its first and last day; a third click begins a new one. */
export function chosenAfter(chosen: readonly IsoDay[], day: IsoDay, mode: CalendarMode): readonly IsoDay[] {
  if (mode === 'single') return chosen[0] === day ? [] : [day];
  if (mode === 'multi')
    return chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort();
  return chosen.length === 1 ? [chosen[0]!, day].sort() : [day];
}

/** Whether a day is shown as chosen; every day of a range is. */
export function isChosen(chosen: readonly IsoDay[], day: IsoDay, mode: CalendarMode): boolean {
  const [first, last] = chosen;
  if (mode === 'range' && first && last) return first <= day && day <= last;
  return chosen.includes(day);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Returns the day to which an arrow key leads. */
export const dayByKey = (day: IsoDay, key: string): IsoDay | undefined =>
  STEPS[key] === undefined ? undefined : dayAfter(day, STEPS[key]);
