// SQL: several processes claim due deliveries, none of them twice.
import { Injectable } from '@nestjs/common';
import type { NoticeChannel, NoticeKind, NoticeSubject } from '@mall/contracts/chat';
import {
  anyOf,
  column,
  deleteInBatches,
  fromNow,
  now,
  queryRows,
  rowOf,
  rowShape,
  rowsOf,
  run,
} from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { db } from '../db.js';
import type { NoticeParams, NoticeTemplate } from '../notices/notice-texts.js';

/** A claimed delivery with everything needed to send it. */
const claimed = rowShape({
  deliveryId: column.bigint,
  noticeId: column.nullable(column.bigint),
  reader: column.text,
  channel: column.text,
  attempts: column.integer,
  messageKey: column.text,
});
const content = rowShape({
  deliveryId: column.bigint,
  kind: column.text,
  template: column.text,
  params: column.json<NoticeParams>(),
  subject: column.nullable(column.text),
  subjectId: column.nullable(column.bigint),
});

export interface Claim {
  readonly deliveryId: string;
  readonly noticeId: string | null;
  readonly reader: string;
  readonly channel: string;
  readonly attempts: number;
  readonly messageKey: string;
}

/** Recipient address of a claimed delivery. */
export interface Target {
  readonly contactId: string;
  readonly secret: string;
  readonly address: string;
  /** Whether nothing was sent to the reader on the channel before. */
  readonly isFirst: boolean;
  readonly locale: Locale;
}

export interface Content {
  readonly kind: NoticeKind;
  readonly template: NoticeTemplate;
  readonly params: NoticeParams;
  readonly subject: NoticeSubject | null;
  readonly subjectId: string | null;
}

const BATCH = 20;
/** Condition of due deliveries; $1 channels. Deliveries within the quiet hours of their reader are not due. */
const DUE = `q.state IN ('waiting', 'sending') AND q.next_at <= now() AND q.channel = ANY ($1)
  AND NOT COALESCE(
    CASE WHEN r.quiet_from < r.quiet_to
         THEN extract(hour FROM now() AT TIME ZONE r.time_zone) >= r.quiet_from
              AND extract(hour FROM now() AT TIME ZONE r.time_zone) < r.quiet_to
         ELSE extract(hour FROM now() AT TIME ZONE r.time_zone) >= r.quiet_from
              OR extract(hour FROM now() AT TIME ZONE r.time_zone) < r.quiet_to END, false)`;

@Injectable()
export class DeliveryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims due deliveries; the attempt is counted before it is made. */
  claim(channels: readonly NoticeChannel[]): Promise<Claim[]> {
    return queryRows(
      this.dataSource,
      claimed,
      `UPDATE delivery d SET state = 'sending', attempts = d.attempts + 1, next_at = now() + make_interval(secs => $2)
         FROM (SELECT q.delivery_id FROM delivery q LEFT JOIN notice_reader r ON r.reader = q.reader
                WHERE ${DUE} ORDER BY q.next_at LIMIT ${BATCH} FOR UPDATE OF q SKIP LOCKED) due
        WHERE d.delivery_id = due.delivery_id
       RETURNING d.delivery_id AS "deliveryId", d.notice_id AS "noticeId", d.reader, d.channel, d.attempts,
                 d.message_key AS "messageKey"`,
      [channels, config.DELIVERY_LOST_SECONDS],
    );
  }

  /** Returns the usable address of each delivery; missing where there is none any more. */
  async targets(deliveryIds: readonly string[]): Promise<ReadonlyMap<string, Target>> {
    const found = db
      .selectFrom('delivery as d')
      .innerJoin('contact as c', (on) =>
        on.onRef('c.reader', '=', 'd.reader').onRef('c.channel', '=', 'd.channel'),
      )
      .leftJoin('notice_reader as r', 'r.reader', 'd.reader')
      .select(['d.delivery_id as deliveryId', 'c.contact_id as contactId', 'c.secret', 'c.address'])
      .select(({ exists, fn, not, selectFrom, val }) => {
        const sent = selectFrom('delivery as x').where('x.state', '=', 'sent');
        const before = sent.whereRef('x.reader', '=', 'd.reader').whereRef('x.channel', '=', 'd.channel');
        return [
          not(exists(before)).$castTo<boolean>().as('isFirst'),
          fn.coalesce('r.locale', val<Locale>('ru')).as('locale'),
        ];
      })
      .where('d.delivery_id', '=', anyOf(deliveryIds, 'bigint'))
      .where('c.verified_at', 'is not', null)
      .where('c.disabled_at', 'is', null);
    const rows = await rowsOf(this.dataSource, found);
    return new Map(rows.map(({ deliveryId, ...rest }) => [deliveryId, rest]));
  }

  /** Returns the notices of each delivery that are still unread and wanted, the oldest first. */
  async contents(deliveryIds: readonly string[]): Promise<ReadonlyMap<string, readonly Content[]>> {
    const rows = await queryRows(
      this.dataSource,
      content,
      `SELECT COALESCE(d.digest_id, d.delivery_id) AS "deliveryId", n.kind, n.template, n.params, n.subject,
              n.subject_id AS "subjectId"
         FROM delivery d JOIN notice n ON n.notice_id = d.notice_id
         LEFT JOIN notice_reader r ON r.reader = d.reader
         LEFT JOIN notice_setting s ON s.reader = d.reader AND s.kind = n.kind AND s.channel = d.channel
        WHERE (d.delivery_id = ANY ($1) OR d.digest_id = ANY ($1)) AND COALESCE(s.is_on, true)
          AND n.notice_id > COALESCE(r.read_through, 0)
          AND NOT EXISTS (SELECT FROM notice_read x WHERE x.reader = d.reader AND x.notice_id = n.notice_id)
        ORDER BY n.notice_id`,
      [deliveryIds],
    );
    const byDelivery = new Map<string, Content[]>();
    for (const { deliveryId, ...rest } of rows)
      byDelivery.set(deliveryId, [...(byDelivery.get(deliveryId) ?? []), rest as Content]);
    return byDelivery;
  }

  /** Marks a delivery as sent, with all notices of a day's message. */
  async sent(deliveryId: string): Promise<void> {
    await run(this.dataSource, messageOf(deliveryId).set({ state: 'sent', sent_at: now, reason: '' }));
  }

  async close(deliveryId: string, state: 'failed' | 'skipped', reason: string): Promise<void> {
    await run(this.dataSource, messageOf(deliveryId).set({ state, reason }));
  }

  async retry(deliveryId: string, waitSeconds: number, reason: string): Promise<void> {
    const waiting = { state: 'waiting', reason, next_at: fromNow(waitSeconds, 'secs') } as const;
    await run(this.dataSource, db.updateTable('delivery').set(waiting).where('delivery_id', '=', deliveryId));
  }

  /** Deletes old messages of a day and codes; deliveries of notices are deleted with their notices. */
  async deleteOlderThan(moment: Date): Promise<void> {
    const digests = 'notice_id IS NULL AND created_at < $1';
    const expired = { values: [moment] };
    await deleteInBatches(this.dataSource, {
      ...expired,
      table: 'delivery',
      where: digests,
      inOrderOf: 'delivery_id',
    });
    await deleteInBatches(this.dataSource, {
      ...expired,
      table: 'contact_code',
      where: 'sent_at < $1',
      inOrderOf: 'code_id',
    });
  }

  /**
   * Sends a failed delivery again, and enables its address again when a refusal has disabled it. @returns false when it
   * has not failed.
   */
  async sendAgain(deliveryId: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const failed = db.updateTable('delivery').where('state', '=', 'failed');
      const waiting = failed.set({ state: 'waiting', attempts: 0, next_at: now });
      const again = waiting.where('delivery_id', '=', deliveryId).returning(['reader', 'channel']);
      const delivery = await rowOf(tx, again);
      await run(tx, failed.set({ state: 'collected' }).where('digest_id', '=', deliveryId));
      if (!delivery) return false;
      const { reader, channel } = delivery;
      const enabled = db.updateTable('contact').set({ disabled_at: null, disabled_reason: '' });
      await run(tx, enabled.where('reader', '=', reader).where('channel', '=', channel));
      return true;
    });
  }
}

/** The delivery and, when it is the message of a day, those that it collects. */
const messageOf = (deliveryId: string) =>
  db
    .updateTable('delivery')
    .where((one) =>
      one.or([
        one('delivery_id', '=', deliveryId),
        one.and([one('digest_id', '=', deliveryId), one('state', '=', 'collected')]),
      ]),
    );
