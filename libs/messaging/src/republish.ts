import type { QueryRunner } from 'typeorm';
import { KEPT_DAYS } from './streams.js';

/** The range of outbox rows to publish again: `seq` above `after`, up to `to`. */
export interface Republish {
  readonly after: string;
  readonly to: string;
}

/** `first`: the outbox has no events, as at the first start of a service. */
export type RecordedStream = 'same' | 'first' | 'new';

/**
 * Compares the stream's creation time with that of the stream last published to. A new stream is empty, so the outbox rows of its
 * retention time are marked to be published again; inboxes drop what consumers have handled.
 * @returns `new` when events have to be published again, `first` when there are none, `same` for a known stream.
 */
export async function recordStream(session: QueryRunner, created: string): Promise<RecordedStream> {
  // Without a recorded stream, as after an upgrade, all events are published once more.
  const [rows, begun] = (await session.query(
    `UPDATE relay_state SET stream_created = $1,
       refill_after = (SELECT coalesce(min(seq), 0) - 1 FROM outbox WHERE occurred_at > now() - make_interval(days => $2)),
       refill_to = (SELECT coalesce(max(seq), 0) FROM outbox)
      WHERE stream_created IS DISTINCT FROM $1 RETURNING refill_to > 0 AS "hasEvents"`,
    [created, KEPT_DAYS],
  )) as [{ readonly hasEvents: boolean }[], number];
  if (begun === 0) return 'same';
  return rows[0]?.hasEvents ? 'new' : 'first';
}

export async function pendingRepublish(session: QueryRunner): Promise<Republish | undefined> {
  const [row] = (await session.query(
    `SELECT refill_after AS after, refill_to AS "to" FROM relay_state WHERE refill_to IS NOT NULL`,
  )) as Republish[];
  return row;
}

/** Records the last `seq` published again; `undefined` when all are. */
export async function recordRepublishedUpTo(session: QueryRunner, seq: string | undefined): Promise<void> {
  await session.query(
    `UPDATE relay_state SET refill_after = $1::bigint, refill_to = CASE WHEN $1::bigint IS NULL THEN NULL ELSE refill_to END`,
    [seq ?? null],
  );
}
