import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@mall/contracts/define';
import { productEvents, type CarBatch, type CarPublished, type CarWithdrawn } from '@mall/contracts/product';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import type { NoticeTemplate } from './notice-texts.js';
import { NoticeService, type NoticeFact } from './notice.service.js';

/** Notices to the shop when staff withdraw a car, or name its VIN on an order. A closed shop gets its own notice, and a sold car that of its order. */
const WITHDRAWN: Readonly<Partial<Record<CarWithdrawn['cause'], NoticeTemplate>>> = {
  rejected: 'carRejected',
  takenDown: 'carTakenDown',
  offShelf: 'carOffShelf',
  removed: 'carRemoved',
  changed: 'carBackInReview',
  vinOrdered: 'carVinOrdered',
};

/** Notices for cars that one request withdrew together. */
const WITHDRAWN_TOGETHER: typeof WITHDRAWN = { takenDown: 'carsTakenDown', offShelf: 'carsOffShelf' };

/** Sends notices to the merchants of a shop about decisions of staff on their listings. */
@Injectable()
export class ListingConsumer {
  constructor(private readonly notices: NoticeService) {}

  @Consumes(productEvents.carPublished, { interleaved: true })
  async onCarPublished({ id, payload }: EventEnvelope<CarPublished>, tx: EntityManager): Promise<void> {
    const { name, isApproved, isByStaff, batch } = payload;
    if (!name || !(isApproved || isByStaff)) return;
    if (isByStaff && batch) return this.notifyOfBatch(batch, payload, 'carsPublished', tx);
    const template = isApproved ? 'carApproved' : 'carPublished';
    await this.notices.notify(tx, { ...factOf(id, payload), template, params: { name } });
  }

  @Consumes(productEvents.carWithdrawn, { interleaved: true })
  async onCarWithdrawn({ id, payload }: EventEnvelope<CarWithdrawn>, tx: EntityManager): Promise<void> {
    const { name, isByStaff, cause, reason = '', batch, named } = payload;
    const template = WITHDRAWN[cause];
    if (!name || !(isByStaff || named) || !template) return;
    const together = WITHDRAWN_TOGETHER[cause];
    if (batch) return together && this.notifyOfBatch(batch, payload, together, tx);
    const fact = { ...factOf(id, payload), template, params: { name, reason, ...named } };
    // A removed car has no page.
    await this.notices.notify(tx, cause === 'removed' ? { ...fact, subject: undefined } : fact);
  }

  /**
   * Sends one notice for a batch, at the first of its events: each event names the batch, and the notice is stored once
   * per batch.
   */
  private async notifyOfBatch(
    { batchId, cars }: CarBatch,
    moved: CarPublished & Pick<CarWithdrawn, 'reason'>,
    template: NoticeTemplate,
    tx: EntityManager,
  ): Promise<void> {
    const { name, reason = '' } = moved;
    if (!name) return;
    const params = { name, reason, cars: String(cars) };
    await this.notices.notify(tx, { ...factOf(batchId, moved), subject: undefined, template, params });
  }
}

const factOf = (eventId: string, { spuId, shopId }: CarPublished) =>
  ({ eventId, audience: { shopId }, kind: 'shop', subject: 'car', subjectId: spuId }) as const satisfies Omit<
    NoticeFact,
    'template'
  >;
