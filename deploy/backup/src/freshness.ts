import { completeRuns, timeOf } from './names.js';
import type { Store } from './store/store.js';

/** Hours after which the newest backup is too old: one is made every night, and takes a while. */
export const OLDEST_HOURS = 26;

/** Returns the time at which the newest complete backup began; `undefined` when there is none. */
export async function lastBackup(backups: Store): Promise<Date | undefined> {
  const [run] = await completeRuns(backups);
  return run === undefined ? undefined : timeOf(run);
}

const hoursSince = (time: Date, now: Date): number => (now.getTime() - time.getTime()) / 3_600_000;

/** Describes the age of the newest backup. */
export function freshnessOf(
  last: Date | undefined,
  now: Date,
): { readonly isFresh: boolean; readonly says: string } {
  if (!last) return { isFresh: false, says: 'There is no complete backup.' };
  const hours = hoursSince(last, now);
  const says = `The last complete backup is of ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${hours.toFixed(1)} hours old`;
  return hours <= OLDEST_HOURS
    ? { isFresh: true, says: `${says}.` }
    : { isFresh: false, says: `${says}: older than ${OLDEST_HOURS} hours.` };
}

/**
 * Returns whether a backup has to be made: when there is none, or none since the last time at which the clock showed `hour` in UTC.
 */
export function isDue(last: Date | undefined, now: Date, hour: number): boolean {
  const slot = new Date(now);
  slot.setUTCHours(hour, 0, 0, 0);
  if (slot > now) slot.setUTCDate(slot.getUTCDate() - 1);
  return !last || last < slot;
}
