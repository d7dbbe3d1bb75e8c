// SQL: each notice becomes one row for every reader and channel that should get it, in one statement for many
// notices.
import { Injectable } from '@nestjs/common';
import { noticeChannels, type NoticeChannel } from '@mall/contracts/chat';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reader } from '../sockets/reader.js';

const BATCH = 200;

const unspread = rowShape({ noticeId: column.bigint, recipient: column.text });
const contacts = rowShape({ reader: column.text });

/** A notice and one of its readers. */
export interface Addressee {
  readonly noticeId: string;
  readonly reader: Reader;
}

const ON_BY_DEFAULT = JSON.stringify(
  Object.fromEntries(Object.entries(noticeChannels).map(([channel, { onFor }]) => [channel, onFor])),
);
/** Kinds that cannot wait for the message of the day. */
const URGENT = ['chat', 'reminder'];

@Injectable()
export class FanOutRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns staff who have a usable address on one of the channels. */
  async staffWithAddress(channels: readonly NoticeChannel[]): Promise<readonly Reader[]> {
    const rows = await queryRows(
      this.dataSource,
      contacts,
      `SELECT DISTINCT reader FROM contact
        WHERE reader LIKE 'staff:%' AND channel = ANY ($1) AND verified_at IS NOT NULL AND disabled_at IS NULL`,
      [channels],
    );
    return rows.map(({ reader }) => reader as Reader);
  }

  async hasWork(): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource,
      rowShape({ found: column.boolean }),
      `SELECT EXISTS (SELECT FROM notice WHERE NOT fanned_out)
           OR EXISTS (SELECT FROM delivery WHERE state = 'collected' AND digest_id IS NULL) AS found`,
    );
    return rows[0]!.found;
  }

  /**
   * Creates deliveries of notices that have none yet; `readersOf` returns the readers of a recipient.
   * @returns the number of notices.
   */
  async spread(
    channels: readonly NoticeChannel[],
    readersOf: (recipient: string) => readonly Reader[],
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const notices = await queryRows(
        tx,
        unspread,
        `SELECT notice_id AS "noticeId", recipient FROM notice WHERE NOT fanned_out
          ORDER BY notice_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      const addressees = notices.flatMap(({ noticeId, recipient }) =>
        readersOf(recipient).map((reader) => ({ noticeId, reader })),
      );
      await insertDeliveries(tx, addressees, channels);
      await collect(tx);
      const ids = notices.map(({ noticeId }) => noticeId);
      await tx.query(`UPDATE notice SET fanned_out = true WHERE notice_id = ANY ($1)`, [ids]);
      return notices.length;
    });
  }
}

/** Inserts one delivery for each reader and channel with a usable address, unless the reader switched the kind off there. */
async function insertDeliveries(
  tx: EntityManager,
  addressees: readonly Addressee[],
  channels: readonly NoticeChannel[],
): Promise<void> {
  if (addressees.length === 0) return;
  await tx.query(
    `INSERT INTO delivery (notice_id, reader, channel, message_key, state)
     SELECT n.notice_id, t.reader, c.channel, gen_random_uuid(),
            CASE WHEN r.digest_hour IS NULL OR c.channel <> 'email' OR n.kind = ANY ($5)
                 THEN 'waiting' ELSE 'collected' END
       FROM unnest($1::bigint[], $2::text[]) AS t (notice_id, reader)
       JOIN notice n ON n.notice_id = t.notice_id
       JOIN contact c ON c.reader = t.reader AND c.channel = ANY ($3)
                     AND c.verified_at IS NOT NULL AND c.disabled_at IS NULL
       LEFT JOIN notice_reader r ON r.reader = t.reader
       LEFT JOIN notice_setting s ON s.reader = t.reader AND s.kind = n.kind AND s.channel = c.channel
      WHERE COALESCE(s.is_on, ($4::jsonb -> c.channel) ? n.kind)
     ON CONFLICT DO NOTHING`,
    [
      addressees.map(({ noticeId }) => noticeId),
      addressees.map(({ reader }) => reader),
      channels,
      ON_BY_DEFAULT,
      URGENT,
    ],
  );
}

/**
 * Puts collected notices into the message of their reader's day, which is created when it does not exist. While that
 * message is being sent, its row is locked or no longer waits: the notice then goes into the next one.
 */
async function collect(tx: EntityManager): Promise<void> {
  await tx.query(
    `INSERT INTO delivery (reader, channel, digest_day, message_key, next_at)
     SELECT reader, channel, day, gen_random_uuid(), (day + make_interval(hours => digest_hour)) AT TIME ZONE time_zone
       FROM (SELECT d.reader, d.channel, COALESCE(r.digest_hour, 9) AS digest_hour, r.time_zone,
                    GREATEST(
                      (now() AT TIME ZONE r.time_zone)::date
                        + (extract(hour FROM now() AT TIME ZONE r.time_zone) >= COALESCE(r.digest_hour, 9))::int,
                      (SELECT max(o.digest_day) + 1 FROM delivery o
                        WHERE o.reader = d.reader AND o.channel = d.channel AND o.state <> 'waiting')) AS day
               FROM delivery d JOIN notice_reader r ON r.reader = d.reader
              WHERE d.state = 'collected' AND d.digest_id IS NULL
              GROUP BY d.reader, d.channel, r.digest_hour, r.time_zone) AS wanted
     ON CONFLICT DO NOTHING`,
  );
  await tx.query(
    `UPDATE delivery d SET digest_id = (
       SELECT g.delivery_id FROM delivery g
        WHERE g.reader = d.reader AND g.channel = d.channel AND g.digest_day IS NOT NULL AND g.state = 'waiting'
        ORDER BY g.digest_day LIMIT 1 FOR UPDATE)
      WHERE d.state = 'collected' AND d.digest_id IS NULL`,
  );
}
