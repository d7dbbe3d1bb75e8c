import { type Locale, dateFormat } from '@mall/web-kit';

interface DayHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export interface WeekLine {
  /** A range such as `пн – пт`, or one day. */
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

/** A Monday, from which names of weekdays are formatted. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Formats opening hours: consecutive days with the same hours share a line. */
export function weekLines(hours: readonly DayHours[], locale: Locale): WeekLine[] {
  const name = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (weekday: number) => name.format(new Date(SOME_MONDAY + (weekday - 1) * DAY_MS));
  const runs: DayHours[][] = [];
  for (const day of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const continues = before?.weekday === day.weekday - 1 && before.from === day.from && before.to === day.to;
    if (run && continues) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    const days =
      run.length === 1 ? nameOf(first.weekday) : `${nameOf(first.weekday)} – ${nameOf(last.weekday)}`;
    return { days, from: first.from, to: first.to };
  });
}
