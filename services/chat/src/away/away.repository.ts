// SQL: unread messages by side, found and marked as notified in one transaction.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';

const BATCH = 100;

const waiting = rowShape({
  conversationId: column.bigint,
  side: column.oneOf('buyer', 'shop', 'desk'),
  personId: column.bigint,
  shopId: column.nullable(column.bigint),
  assignedTo: column.nullable(column.bigint),
  title: column.json<Texts>(),
  nickname: column.text,
});

/** A side of a conversation that has not read a message that another side wrote a while ago. */
export type WaitingSide = RowOf<typeof waiting>;

const readAgain = rowShape({ reader: column.text });

@Injectable()
export class AwayRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Calls `notify` for each side that has to be notified, and records it in the same transaction. @returns their number. */
  notifyWaiting(
    seconds: number,
    notify: (side: WaitingSide, tx: EntityManager) => Promise<void>,
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await queryRows(tx, waiting, WAITING, [seconds]);
      for (const row of rows) {
        await tx.query(
          `INSERT INTO conversation_mark (conversation_id, side, notified_seq)
           SELECT conversation_id, $2, last_seq FROM conversation WHERE conversation_id = $1
           ON CONFLICT (conversation_id, side) DO UPDATE SET notified_seq = excluded.notified_seq`,
          [row.conversationId, row.side],
        );
        await notify(row, tx);
      }
      return rows.length;
    });
  }

  /** Marks notices of conversations whose messages were read as read. @returns their readers. */
  async settleRead(): Promise<readonly string[]> {
    const rows = await queryRows(this.dataSource, readAgain, SETTLE);
    return [...new Set(rows.map(({ reader }) => reader))];
  }
}

/** Sides to notify; $1 seconds. Automatic answers cause no notification, nor do messages older than a week. */
const WAITING = `
  SELECT c.conversation_id AS "conversationId", s.side, c.person_id AS "personId", c.shop_id AS "shopId",
         c.assigned_to AS "assignedTo", c.title, c.nickname
    FROM conversation c CROSS JOIN (VALUES ('buyer'), ('shop'), ('desk')) AS s (side)
    LEFT JOIN conversation_mark k ON k.conversation_id = c.conversation_id AND k.side = s.side
   WHERE c.last_at > now() - interval '7 days' AND (s.side <> 'shop' OR c.shop_id IS NOT NULL)
     AND COALESCE(k.notified_seq, 0) = 0
     AND EXISTS (SELECT FROM message m
                  WHERE m.conversation_id = c.conversation_id AND m.seq > COALESCE(k.read_seq, 0)
                    AND m.side <> 'system' AND (m.side = 'buyer') <> (s.side = 'buyer')
                    AND m.created_at < now() - make_interval(secs => $1))
   ORDER BY c.last_at LIMIT ${BATCH} FOR UPDATE OF c SKIP LOCKED`;

const SETTLE = `
  WITH done AS (
    UPDATE conversation_mark k SET notified_seq = 0
     WHERE k.notified_seq > 0 AND k.read_seq >= k.notified_seq
    RETURNING k.conversation_id, k.side)
  INSERT INTO notice_read (reader, notice_id)
  SELECT n.recipient, n.notice_id
    FROM done JOIN notice n ON n.subject = 'conversation' AND n.subject_id = done.conversation_id
   WHERE (done.side = 'buyer' AND n.recipient LIKE 'person:%') OR (done.side = 'desk' AND n.recipient LIKE 'staff:%')
  ON CONFLICT DO NOTHING
  RETURNING reader`;
