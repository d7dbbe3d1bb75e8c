import type { OpenHours } from '@mall/contracts/chat';
import { dateFormat } from '@mall/validation/typography';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

export interface DeskHours {
  readonly hours: readonly OpenHours[];
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * Returns the time when somebody is at the desk again.
 * @returns undefined while somebody is there, and when no hours are known
 */
export function nextOpening({ hours, timeZone }: DeskHours, now: Date): Date | undefined {
  // Checked first: this runs for each message, and reading the clock of a zone takes long.
  if (hours.length === 0) return undefined;
  const local = localTime(now, timeZone);
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const minute = (local - midnight) / MINUTE_MS;
  const today = weekdayOf(midnight);
  if (hours.some(({ weekday, from, to }) => weekday === today && from <= minute && minute < to))
    return undefined;
  for (let days = 0; days <= 7; days += 1) {
    const day = midnight + days * DAY_MS;
    const openings = hours.filter(
      ({ weekday, from }) => weekday === weekdayOf(day) && (days > 0 || from > minute),
    );
    if (openings.length > 0)
      return instantOf(day + Math.min(...openings.map(({ from }) => from)) * MINUTE_MS, timeZone);
  }
  return undefined;
}

/** Returns 1 Monday … 7 Sunday. */
const weekdayOf = (midnight: number): number => new Date(midnight).getUTCDay() || 7;

/** Returns the local time of the zone, as milliseconds of a clock at UTC that shows the same. */
function localTime(at: Date, timeZone: string): number {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Returns the instant at which the clock of the zone shows `local`; the second step is for a change of the clock in between. */
function instantOf(local: number, timeZone: string): Date {
  let at = local;
  for (let step = 0; step < 2; step += 1) at = local - (localTime(new Date(at), timeZone) - at);
  return new Date(at);
}
