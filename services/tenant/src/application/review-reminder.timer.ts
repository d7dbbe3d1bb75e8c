import { Injectable } from '@nestjs/common';
import { APPLICATION_REVIEW_HOURS, reviewStatuses, tenantEvents } from '@mall/contracts/tenant';
import { Outbox } from '@mall/messaging';
import { Every } from '@mall/service-kit';
import { DataSource } from 'typeorm';
import { ShopApplication } from './shop-application.entity.js';

/** Notifies reviewers once of an application that has waited too long. */
@Injectable()
export class ReviewReminderTimer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Every(10_000)
  async remind(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { raw } = await tx
        .createQueryBuilder()
        .update(ShopApplication)
        .set({ reviewRemindedAt: () => 'now()' })
        .where({ status: reviewStatuses.reviewing.code })
        .andWhere('review_reminded_at IS NULL')
        .andWhere("submitted_at < now() - :hours * interval '1 hour'", { hours: APPLICATION_REVIEW_HOURS })
        .returning(['applicationId', 'shopId', 'ownerUserId'])
        .execute();
      const late = raw as readonly Readonly<Record<'application_id' | 'shop_id' | 'owner_user_id', string>>[];
      const events = late.map((row) => ({
        aggregateId: row.shop_id,
        payload: {
          applicationId: row.application_id,
          shopId: row.shop_id,
          ownerUserId: row.owner_user_id,
        },
      }));
      await this.outbox.addAll(tx, tenantEvents.reviewLate, events);
    });
  }
}
