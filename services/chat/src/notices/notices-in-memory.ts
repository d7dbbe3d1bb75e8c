import type { NoticeKind } from '@mall/contracts/chat';
import type { EntityManager } from 'typeorm';
import type { NewNotice } from './notice.repository.js';
import type { NoticeStore } from './notice.service.js';
import type { Reader } from '../sockets/reader.js';

/** Notices in memory, for unit tests: one for each event and recipient, as in the database. */
export class NoticesInMemory implements NoticeStore {
  readonly stored: (NewNotice & { readonly createdAt: Date })[] = [];
  readonly muted: { readonly reader: Reader; readonly kind: NoticeKind }[] = [];

  async insertOnce(_tx: EntityManager, notice: NewNotice): Promise<readonly Reader[] | undefined> {
    const isKnown = this.stored.some(
      ({ eventId, recipient }) => eventId === notice.eventId && recipient === notice.recipient,
    );
    if (isKnown) return undefined;
    this.stored.push({ ...notice, createdAt: new Date() });
    return this.muted.filter((one) => one.kind === notice.kind).map(({ reader }) => reader);
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    const kept = this.stored.filter(({ createdAt }) => createdAt >= moment);
    this.stored.splice(0, this.stored.length, ...kept);
  }
}
