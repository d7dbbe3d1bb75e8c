import { newestDay } from './typography/days.js';

/** The days that a field accepts. */
export interface DayRange {
  /** The first day, `yyyy-MM-dd`. */
  readonly from: string;
  /** Years after today that are accepted; 0: today is the last day. */
  readonly yearsAhead: number;
}

/** The range of each kind of day and moment. */
export const DAY_RANGES = {
  /** Day of birth of a person. */
  birth: { from: '1900-01-01', yearsAhead: 0 },
  /** Day on which a passport was issued. */
  issue: { from: '1950-01-01', yearsAhead: 0 },
  /** Day on which a car was first registered. */
  registration: { from: '1950-01-01', yearsAhead: 0 },
  /** Day on which a car was inspected, money was sent, or a step of a deal was done. */
  event: { from: '2000-01-01', yearsAhead: 0 },
  /** Day from which a car can be exported. */
  readiness: { from: '2000-01-01', yearsAhead: 5 },
  /** From when a tariff or a wording is in force. */
  start: { from: '2000-01-01', yearsAhead: 5 },
  /** Days on which a yard is closed or opens at other hours. */
  schedule: { from: '2000-01-01', yearsAhead: 5 },
  /** Ends of a period that a list shows. */
  period: { from: '1970-01-01', yearsAhead: 10 },
  /** A moment of the mall's own work: when a record was made, or until when a hold lasts. */
  moment: { from: '1970-01-01', yearsAhead: 10 },
  /** A moment by the clock of a browser, which may be wrong by any time; the service limits it. */
  browserClock: { from: '1970-01-01', yearsAhead: 7_000 },
} as const satisfies Record<string, DayRange>;

export type DayKind = keyof typeof DAY_RANGES;

/** Returns the last day of a kind where it is the latest on Earth, `yyyy-MM-dd`. */
export function lastDay({ yearsAhead }: DayRange): string {
  const day = new Date(Date.now());
  day.setUTCFullYear(day.getUTCFullYear() + yearsAhead);
  return newestDay(day);
}
