// SQL: a browser and its reader's contact are added and removed together.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { column, deleteInBatches, queryRows, rowShape } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reader } from '../sockets/reader.js';
import { PushBrowser } from './push-browser.entity.js';
import { PushReceipt } from './push-receipt.entity.js';

export type NewBrowser = Pick<PushBrowser, 'reader' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth'>;

const MAX_OF_READER = 10;

const target = rowShape({
  browserId: column.bigint,
  endpoint: column.text,
  p256dh: column.text,
  auth: column.text,
});
const owner = rowShape({ reader: column.text });

export type PushTarget = Pick<PushBrowser, 'browserId' | 'endpoint' | 'p256dh' | 'auth'>;

/** Browsers of readers. A reader has a contact of the channel as long as there is a browser to push to. */
@Injectable()
export class PushBrowserRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a browser, which belongs to the last person who registered it; notices use the language of that request. */
  async add(browser: NewBrowser, locale: Locale): Promise<void> {
    const { reader } = browser;
    await this.dataSource.transaction(async (tx) => {
      const before = await queryRows(tx, owner, `SELECT reader FROM push_browser WHERE endpoint = $1`, [
        browser.endpoint,
      ]);
      await tx.upsert(PushBrowser, { ...browser, seenAt: new Date() }, ['endpoint']);
      await tx.query(
        `DELETE FROM push_browser WHERE reader = $1 AND browser_id NOT IN (
           SELECT browser_id FROM push_browser WHERE reader = $1 ORDER BY seen_at DESC LIMIT ${MAX_OF_READER})`,
        [reader],
      );
      await tx.query(
        `INSERT INTO contact (reader, channel, address, secret, verified_at) VALUES ($1, 'push', $1, $2, now())
         ON CONFLICT (reader, channel) DO UPDATE SET disabled_at = NULL, disabled_reason = ''`,
        [reader, randomUUID()],
      );
      await tx.query(
        `INSERT INTO notice_reader (reader, locale) VALUES ($1, $2)
         ON CONFLICT (reader) DO UPDATE SET locale = excluded.locale`,
        [reader, locale],
      );
      await dropContacts(
        tx,
        before.map((one) => one.reader),
      );
    });
  }

  remove(reader: Reader, endpoint: string): Promise<void> {
    return this.dataSource.transaction((tx) => drop(tx, 'reader = $1 AND endpoint = $2', [reader, endpoint]));
  }

  /** Deletes a browser that its push service does not know any more. */
  forget(browserId: string): Promise<void> {
    return this.dataSource.transaction((tx) => drop(tx, 'browser_id = $1', [browserId]));
  }

  endSessions(tx: EntityManager, sessionIds: readonly string[]): Promise<void> {
    return drop(tx, 'session_id = ANY ($1)', [sessionIds]);
  }

  /** Deletes browsers whose pages were not open since, and receipts that are older. */
  async deleteUnseen(moment: Date): Promise<void> {
    await this.dataSource.transaction((tx) => drop(tx, 'seen_at < $1', [moment]));
    await deleteInBatches(this.dataSource, {
      table: 'push_receipt',
      where: 'sent_at < $1',
      values: [moment],
      inOrderOf: 'sent_at',
    });
  }

  /** Returns browsers of a reader whose push services have not accepted the message yet. */
  unsent(reader: string, messageKey: string): Promise<PushTarget[]> {
    return queryRows(
      this.dataSource,
      target,
      `SELECT b.browser_id AS "browserId", b.endpoint, b.p256dh, b.auth FROM push_browser b
        WHERE b.reader = $1 AND NOT EXISTS (
          SELECT FROM push_receipt r WHERE r.browser_id = b.browser_id AND r.message_key = $2)`,
      [reader, messageKey],
    );
  }

  async taken(messageKey: string, browserId: string): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(PushReceipt)
      .values({ messageKey, browserId })
      .orIgnore()
      .execute();
  }
}

async function drop(tx: EntityManager, where: string, values: readonly unknown[]): Promise<void> {
  const readers = await queryRows(
    tx,
    owner,
    `WITH gone AS (DELETE FROM push_browser WHERE ${where} RETURNING reader) SELECT DISTINCT reader FROM gone`,
    values,
  );
  await dropContacts(
    tx,
    readers.map(({ reader }) => reader),
  );
}

async function dropContacts(tx: EntityManager, readers: readonly string[]): Promise<void> {
  if (readers.length === 0) return;
  await tx.query(
    `DELETE FROM contact c WHERE c.channel = 'push' AND c.reader = ANY ($1)
        AND NOT EXISTS (SELECT FROM push_browser b WHERE b.reader = c.reader)`,
    [readers],
  );
}
