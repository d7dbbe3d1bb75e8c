import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { anyOf, deleteInBatches, now, rowsOf, run } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';
import type { Reader } from '../sockets/reader.js';
import { PushBrowser } from './push-browser.entity.js';
import { PushReceipt } from './push-receipt.entity.js';

export type NewBrowser = Pick<PushBrowser, 'reader' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth'>;

const MAX_OF_READER = 10;

const REMOVED = db.deleteFrom('push_browser').returning('reader');

export type PushTarget = Pick<PushBrowser, 'browserId' | 'endpoint' | 'p256dh' | 'auth'>;

/** Browsers of readers. A reader has a contact of the channel as long as there is a browser to push to. */
@Injectable()
export class PushBrowserRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a browser, which belongs to the last person who registered it; notices use the language of that request. */
  async add(browser: NewBrowser, locale: Locale): Promise<void> {
    const { reader } = browser;
    await this.dataSource.transaction(async (tx) => {
      const known = db.selectFrom('push_browser').select('reader').where('endpoint', '=', browser.endpoint);
      const before = await rowsOf(tx, known);
      await tx.upsert(PushBrowser, { ...browser, seenAt: new Date() }, ['endpoint']);
      const own = db.selectFrom('push_browser').select('browser_id').where('reader', '=', reader);
      const older = own.orderBy('seen_at', 'desc').offset(MAX_OF_READER);
      await run(tx, db.deleteFrom('push_browser').where('browser_id', 'in', older));
      const contact = { reader, channel: 'push', address: reader, secret: randomUUID() } as const;
      const added = db.insertInto('contact').values({ ...contact, verified_at: now });
      const enabled = { disabled_at: null, disabled_reason: '' };
      await run(
        tx,
        added.onConflict((one) => one.columns(['reader', 'channel']).doUpdateSet(enabled)),
      );
      const spoken = db.insertInto('notice_reader').values({ reader, locale });
      await run(
        tx,
        spoken.onConflict((one) => one.column('reader').doUpdateSet({ locale })),
      );
      await dropContacts(tx, before);
    });
  }

  remove(reader: Reader, endpoint: string): Promise<void> {
    return this.dataSource.transaction((tx) =>
      drop(tx, REMOVED.where('reader', '=', reader).where('endpoint', '=', endpoint)),
    );
  }

  /** Deletes a browser that its push service does not know any more. */
  forget(browserId: string): Promise<void> {
    return this.dataSource.transaction((tx) => drop(tx, REMOVED.where('browser_id', '=', browserId)));
  }

  endSessions(tx: EntityManager, sessionIds: readonly string[]): Promise<void> {
    return drop(tx, REMOVED.where('session_id', '=', anyOf(sessionIds, 'text')));
  }

  /** Deletes browsers whose pages were not open since, and receipts that are older. */
  async deleteUnseen(moment: Date): Promise<void> {
    await this.dataSource.transaction((tx) => drop(tx, REMOVED.where('seen_at', '<', moment)));
    await deleteInBatches(this.dataSource, {
      table: 'push_receipt',
      where: 'sent_at < $1',
      values: [moment],
      inOrderOf: 'sent_at',
    });
  }

  /** Returns browsers of a reader whose push services have not accepted the message yet. */
  unsent(reader: string, messageKey: string): Promise<PushTarget[]> {
    const taken = db.selectFrom('push_receipt').select('browser_id').where('message_key', '=', messageKey);
    const unsent = db
      .selectFrom('push_browser')
      .select(['browser_id as browserId', 'endpoint', 'p256dh', 'auth'])
      .where('reader', '=', reader as Reader)
      .where('browser_id', 'not in', taken);
    return rowsOf(this.dataSource, unsent);
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

const drop = async (tx: EntityManager, removed: typeof REMOVED): Promise<void> =>
  dropContacts(tx, await rowsOf(tx, removed));

/** Deletes the contacts of those readers of removed browsers who have no browser left. */
async function dropContacts(
  tx: EntityManager,
  owners: readonly { readonly reader: Reader }[],
): Promise<void> {
  if (owners.length === 0) return;
  const readers = [...new Set(owners.map(({ reader }) => reader))];
  const left = db.selectFrom('push_browser').select('reader').where('reader', '=', anyOf(readers, 'text'));
  const useless = db
    .deleteFrom('contact')
    .where('channel', '=', 'push')
    .where('reader', '=', anyOf(readers, 'text'));
  await run(tx, useless.where('reader', 'not in', left));
}
