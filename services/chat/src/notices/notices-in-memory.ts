import type { EntityManager } from 'typeorm';
import type { NewNotice } from './notice.repository.js';
import type { NoticeStore } from './notice.service.js';

/** Notices in memory, for unit tests: one an event and recipient, as in the database. */
export class NoticesInMemory implements NoticeStore {
  readonly stored: (NewNotice & { readonly createdAt: Date })[] = [];

  async insertOnce(_tx: EntityManager, notice: NewNotice): Promise<boolean> {
    const isKnown = this.stored.some(
      ({ eventId, recipient }) => eventId === notice.eventId && recipient === notice.recipient,
    );
    if (!isKnown) this.stored.push({ ...notice, createdAt: new Date() });
    return !isKnown;
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    const kept = this.stored.filter(({ createdAt }) => createdAt >= moment);
    this.stored.splice(0, this.stored.length, ...kept);
  }
}
