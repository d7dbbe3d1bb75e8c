import type { DataSource } from 'typeorm';

/** Rows that one statement takes away: short enough for nobody to wait behind it. */
const AT_ONCE = 1_000;
/** Statements of one run; what is left then is left to the next. */
const MOST_BATCHES = 100;
/** An event that waits for so long in the outbox waits for somebody to look. */
const LATE_SECONDS = 60;

/** What an outbox has sent; what it has not is kept however old it is. */
const SENT = `DELETE FROM outbox WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM outbox WHERE occurred_at < now() - make_interval(days => $1) AND published_at IS NOT NULL
   ORDER BY occurred_at LIMIT ${AT_ONCE}))`;

/** What was taken. Younger rows keep a refilled stream from being taken twice. */
const TAKEN = `DELETE FROM inbox WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM inbox WHERE handled_at < now() - make_interval(days => $1) ORDER BY handled_at LIMIT ${AT_ONCE}))`;

/**
 * Takes old rows away, a thousand at a time.
 * @param keptDays longer than streams keep events: then whatever a new stream is refilled with is known to inboxes.
 * @returns how many went.
 */
export async function forgetOldEvents(dataSource: DataSource, keptDays: number): Promise<number> {
  let gone = 0;
  for (const statement of [SENT, TAKEN]) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const [, removed] = (await dataSource.query(statement, [keptDays])) as [unknown, number];
      gone += removed;
      if (removed < AT_ONCE) break;
    }
  }
  return gone;
}

/** What of a service's events needs somebody to look. */
export interface EventAlarms {
  /** Set aside by consumers and not settled yet. */
  readonly parked: number;
  readonly parkedSince: string | null;
  /** Waiting in the outbox for longer than a minute. */
  readonly late: number;
  readonly lateSince: string | null;
}

export const isAlarming = ({ parked, late }: EventAlarms): boolean => parked + late > 0;

export async function eventAlarms(dataSource: DataSource): Promise<EventAlarms> {
  const [row] = (await dataSource.query(
    `SELECT parked, parked_since AS "parkedSince", late, late_since AS "lateSince"
       FROM (SELECT count(*)::int AS parked, min(parked_at) AS parked_since FROM parked_event WHERE state = 'parked') p,
            (SELECT count(*)::int AS late, min(occurred_at) AS late_since FROM outbox
              WHERE published_at IS NULL AND occurred_at < now() - make_interval(secs => $1)) o`,
    [LATE_SECONDS],
  )) as { parked: number; parkedSince: Date | null; late: number; lateSince: Date | null }[];
  const { parked, parkedSince, late, lateSince } = row!;
  return {
    parked,
    parkedSince: parkedSince?.toISOString() ?? null,
    late,
    lateSince: lateSince?.toISOString() ?? null,
  };
}
