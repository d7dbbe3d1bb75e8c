// SQL: a notice is read when it lies before the reader's mark or has a row of its own.
import { Injectable } from '@nestjs/common';
import type { NoticeKind } from '@mall/contracts/chat';
import { affectedRows, column, queryRows, rowShape, type Paging } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Notice } from './notice.entity.js';
import type { Reader } from '../sockets/reader.js';

/** Scope of notices: the reader, and all recipients that stand for them. */
export interface NoticeScope {
  readonly reader: Reader;
  readonly recipients: readonly string[];
}

export interface NoticeFilter {
  readonly kind?: NoticeKind;
  readonly onlyUnread?: boolean;
}

export interface ListedNotice {
  readonly notice: Notice;
  readonly isRead: boolean;
}

const found = rowShape({ noticeId: column.bigint, isRead: column.boolean });
const counted = rowShape({ count: column.integer });

/** Condition of unread notices; $1 reader, $2 recipients. */
const IS_UNREAD = `n.notice_id > COALESCE((SELECT r.read_through FROM notice_reader r WHERE r.reader = $1), 0)
  AND NOT EXISTS (SELECT FROM notice_read d WHERE d.reader = $1 AND d.notice_id = n.notice_id)`;
/** Age after which all notices are visible, because no transaction stays open for so long. */
const SETTLED = `interval '1 hour'`;

@Injectable()
export class NoticeListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns notices, the newest first. */
  async page(
    { reader, recipients }: NoticeScope,
    { kind, onlyUnread }: NoticeFilter,
    { limit, offset }: Paging,
  ): Promise<{ readonly rows: ListedNotice[]; readonly total: number }> {
    const where = `n.recipient = ANY ($2) AND ($3::text IS NULL OR n.kind = $3)
      AND (NOT $4::boolean OR (${IS_UNREAD}))`;
    const values = [reader, recipients, kind ?? null, onlyUnread ?? false];
    const [rows, [all]] = await Promise.all([
      queryRows(
        this.dataSource,
        found,
        `SELECT n.notice_id AS "noticeId", NOT (${IS_UNREAD}) AS "isRead" FROM notice n
          WHERE ${where} ORDER BY n.notice_id DESC LIMIT $5 OFFSET $6`,
        [...values, limit, offset],
      ),
      queryRows(
        this.dataSource,
        counted,
        `SELECT count(*)::int AS count FROM notice n WHERE ${where} AND $1::text IS NOT NULL`,
        values,
      ),
    ]);
    return { rows: await this.withNotices(rows), total: all!.count };
  }

  /** Returns the number of unread notices, at most `limit`. */
  async countUnread({ reader, recipients }: NoticeScope, limit: number): Promise<number> {
    const [row] = await queryRows(
      this.dataSource,
      counted,
      `SELECT count(*)::int AS count FROM (
         SELECT FROM notice n WHERE n.recipient = ANY ($2) AND ${IS_UNREAD} LIMIT $3) u`,
      [reader, recipients, limit],
    );
    return row!.count;
  }

  /** Marks a notice as read. @returns false when the reader has no such notice. */
  async read({ reader, recipients }: NoticeScope, noticeId: string): Promise<boolean> {
    const notice = await this.dataSource.getRepository(Notice).findOneBy({ noticeId });
    if (!notice || !recipients.includes(notice.recipient)) return false;
    await this.dataSource.query(
      `INSERT INTO notice_read (reader, notice_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [reader, noticeId],
    );
    return true;
  }

  /** Marks the notices that the reader can see up to one notice; a notice with a lower number that commits later stays unread. */
  async readAll({ reader, recipients }: NoticeScope, upToId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO notice_read (reader, notice_id)
         SELECT $1, n.notice_id FROM notice n
          WHERE n.recipient = ANY ($2) AND n.notice_id <= $3 AND ${IS_UNREAD}
         ON CONFLICT DO NOTHING`,
        [reader, recipients, upToId],
      );
      await moveMark(tx, reader, upToId);
    });
  }

  /** Stores the language in which the reader had a page open last, for messages on other channels. */
  async rememberLocale(reader: Reader, locale: Locale): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO notice_reader AS r (reader, locale) VALUES ($1, $2)
       ON CONFLICT (reader) DO UPDATE SET locale = excluded.locale WHERE r.locale <> excluded.locale`,
      [reader, locale],
    );
  }

  private async withNotices(
    rows: readonly { readonly noticeId: string; readonly isRead: boolean }[],
  ): Promise<ListedNotice[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ noticeId }) => noticeId);
    const notices = await this.dataSource.getRepository(Notice).findBy({ noticeId: In(ids) });
    const byId = new Map(notices.map((notice) => [notice.noticeId, notice]));
    return rows.flatMap(({ noticeId, isRead }) => {
      const notice = byId.get(noticeId);
      return notice ? [{ notice, isRead }] : [];
    });
  }
}

/** Moves the mark over notices old enough to be all visible, and deletes the rows that it replaces. */
async function moveMark(tx: EntityManager, reader: Reader, upToId: string): Promise<void> {
  await tx.query(
    `INSERT INTO notice_reader AS r (reader, read_through)
     SELECT $1, COALESCE(max(notice_id), 0) FROM notice
      WHERE notice_id <= $2 AND created_at < now() - ${SETTLED}
     ON CONFLICT (reader) DO UPDATE SET read_through = GREATEST(r.read_through, excluded.read_through)`,
    [reader, upToId],
  );
  await affectedRows(
    tx,
    `DELETE FROM notice_read d USING notice_reader r
      WHERE d.reader = $1 AND r.reader = $1 AND d.notice_id <= r.read_through`,
    [reader],
  );
}
