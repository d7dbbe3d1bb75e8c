import { deleteInBatches } from '@mall/persistence';
import type { DataSource } from 'typeorm';

/** Rows per DELETE, so that its locks are short. */
const BATCH_ROWS = 1_000;
/** DELETEs per run; the next run takes the rest. */
const MAX_BATCHES = 100;
/** Age of an unpublished event that raises an alarm. */
const LATE_SECONDS = 60;

/** Keeps unpublished rows, whatever their age. */
const DELETE_PUBLISHED = `DELETE FROM outbox WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM outbox WHERE occurred_at < now() - make_interval(days => $1) AND published_at IS NOT NULL
   ORDER BY occurred_at LIMIT ${BATCH_ROWS}))`;

/** Keeps younger rows, so that no event of a republished stream is handled twice. */
const DELETE_HANDLED = `DELETE FROM inbox WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM inbox WHERE handled_at < now() - make_interval(days => $1) ORDER BY handled_at LIMIT ${BATCH_ROWS}))`;

/**
 * Deletes published outbox rows and inbox rows older than `keptDays`, a thousand at a time. `keptDays` must exceed the retention of
 * the streams, so that the inboxes know every event of a refilled stream.
 * @returns the number of rows deleted.
 */
export async function deleteOldEvents(dataSource: DataSource, keptDays: number): Promise<number> {
  let deleted = 0;
  for (const statement of [DELETE_PUBLISHED, DELETE_HANDLED]) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const [, removed] = (await dataSource.query(statement, [keptDays])) as [unknown, number];
      deleted += removed;
      if (removed < BATCH_ROWS) break;
    }
  }
  return deleted;
}

/** Deletes parked events that staff settled more than `keptDays` ago. @returns the number of rows deleted. */
export const deleteSettledEvents = (dataSource: DataSource, keptDays: number): Promise<number> =>
  deleteInBatches(dataSource, {
    table: 'parked_event',
    where: `state <> 'parked' AND settled_at < now() - make_interval(days => $1)`,
    inOrderOf: 'id',
    values: [keptDays],
  });

/** Deletes answers that were kept for more than a day. @returns the number of rows deleted. */
export const deleteOldAnswers = (dataSource: DataSource): Promise<number> =>
  deleteInBatches(dataSource, {
    table: 'kept_answer',
    where: `created_at < now() - interval '1 day'`,
    inOrderOf: 'created_at',
  });

/** Events of a service that need an operator. */
export interface EventAlarms {
  /** Parked by consumers and not settled yet. */
  readonly parked: number;
  readonly parkedSince: string | null;
  /** Unpublished for longer than a minute. */
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
