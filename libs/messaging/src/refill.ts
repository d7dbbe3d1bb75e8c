import type { QueryRunner } from 'typeorm';
import { KEPT_DAYS } from './streams.js';

/** What is left to be sent once more. */
export interface Refill {
  readonly after: string;
  readonly to: string;
}

/**
 * Compares the stream with the one that events went to last. Another one has lost what the old one held: what the
 * outbox has of its days goes out again, and inboxes make the repeats harmless.
 * @returns whether a refill was begun.
 */
export async function noticeStream(session: QueryRunner, created: string): Promise<boolean> {
  // An installation that upgrades knows of no stream yet and refills once: that costs time and nothing else.
  const [, begun] = (await session.query(
    `UPDATE relay_state SET stream_created = $1,
       refill_after = (SELECT coalesce(min(seq), 0) - 1 FROM outbox WHERE occurred_at > now() - make_interval(days => $2)),
       refill_to = (SELECT coalesce(max(seq), 0) FROM outbox)
      WHERE stream_created IS DISTINCT FROM $1`,
    [created, KEPT_DAYS],
  )) as [unknown, number];
  return begun === 1;
}

export async function refillUnderWay(session: QueryRunner): Promise<Refill | undefined> {
  const [row] = (await session.query(
    `SELECT refill_after AS after, refill_to AS "to" FROM relay_state WHERE refill_to IS NOT NULL`,
  )) as Refill[];
  return row;
}

/** Notes how far it has come; `undefined` ends it. */
export async function refilledUpTo(session: QueryRunner, seq: string | undefined): Promise<void> {
  await session.query(
    `UPDATE relay_state SET refill_after = $1::bigint, refill_to = CASE WHEN $1::bigint IS NULL THEN NULL ELSE refill_to END`,
    [seq ?? null],
  );
}
