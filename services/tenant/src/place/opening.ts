import type { DayHours } from '@mall/contracts/tenant';
import { dateFormat, dayAt } from '@mall/validation/typography';

/** Opening hours of a shop, by the clock of its zone. */
export interface WorkingCalendar {
  readonly zone: string;
  readonly hours: readonly DayHours[];
  readonly closedDays: readonly string[];
  readonly extraDays: readonly string[];
  readonly extraFrom: string | null;
  readonly extraTo: string | null;
}

export interface Standing {
  readonly isOpen: boolean;
  /** Time of the next change; null when there is none within the days that are searched. */
  readonly changesAt: Date | null;
}

/** Days that are searched, more than any holidays. */
const LOOKED_AT_DAYS = 62;

/** Returns whether a shop is open at a moment, and until when. Days that adjoin at midnight count as one period. */
export function standingAt(calendar: WorkingCalendar, now: Date): Standing {
  const first = dayIn(calendar.zone, now);
  let end: Date | undefined;
  for (let ahead = 0; ahead < LOOKED_AT_DAYS; ahead += 1) {
    const day = dayAfter(first, ahead);
    const hours = hoursOn(calendar, day);
    if (!hours) {
      if (end) return { isOpen: true, changesAt: end };
      continue;
    }
    const [from, to] = [hours.from, hours.to].map((clock) => momentOf(day, clock, calendar.zone)) as [
      Date,
      Date,
    ];
    if (end && from > end) return { isOpen: true, changesAt: end };
    if (!end && to <= now) continue;
    if (!end && from > now) return { isOpen: false, changesAt: from };
    end = to;
  }
  return { isOpen: end !== undefined, changesAt: null };
}

/** Returns the hours of a day; undefined when the shop is closed on it. */
function hoursOn(calendar: WorkingCalendar, day: string): { from: string; to: string } | undefined {
  const { closedDays, extraDays, extraFrom, extraTo, hours } = calendar;
  if (closedDays.includes(day)) return undefined;
  if (extraDays.includes(day) && extraFrom && extraTo) return { from: extraFrom, to: extraTo };
  return hours.find(({ weekday }) => weekday === weekdayOf(day));
}

/** Returns the day in a zone, `yyyy-MM-dd`. */
export const dayIn = (zone: string, at: Date): string => dayAt(at, offsetMs(zone, at) / 3_600_000);

function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayAt(moved, 0);
}

/** Returns the weekday; 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the instant of a day's `09:00`, up to `24:00`, in a zone. */
function momentOf(day: string, clock: string, zone: string): Date {
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  const asUtc = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const nearly = new Date(asUtc - offsetMs(zone, new Date(asUtc)));
  return new Date(asUtc - offsetMs(zone, nearly));
}

/** Returns the milliseconds that the clock of a zone is ahead of UTC. */
function offsetMs(zone: string, at: Date): number {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}
