import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@mall/contracts/define';
import { orderEvents, orderReminderRow, type OrderReminded } from '@mall/contracts/order';
import {
  productEvents,
  type CarFreed,
  type CarsHeldElsewhere,
  type ReviewsLate,
} from '@mall/contracts/product';
import { tenantEvents, type ShopReviewed } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import { momentTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import type { Audience } from '../sockets/connection.js';
import { NoticeService } from './notice.service.js';

/** Sends notices by time: deadlines that come near, work that is late, and cars that are free again. */
@Injectable()
export class ReminderConsumer {
  constructor(private readonly notices: NoticeService) {}

  @Consumes(orderEvents.reminded, { interleaved: true })
  async onReminded({ id, payload }: EventEnvelope<OrderReminded>, tx: EntityManager): Promise<void> {
    const { reminder, isSigned, orderId, orderNumber, userId: personId, shopId, deadline } = payload;
    const { to, unsigned } = orderReminderRow(reminder);
    for (const whom of to) {
      const audience: Audience =
        whom === 'buyer' ? { personId } : whom === 'shop' ? { shopId } : { right: whom };
      await this.notices.notify(tx, {
        eventId: id,
        audience,
        template: unsigned && !isSigned ? `reminder.${reminder}.unsigned` : `reminder.${reminder}.text`,
        params: { orderNumber, time: momentTexts(new Date(deadline)) },
        kind: 'reminder',
        subject: 'order',
        subjectId: orderId,
      });
    }
  }

  @Consumes(productEvents.carFreed, { interleaved: true })
  async onCarFreed({ id, payload }: EventEnvelope<CarFreed>, tx: EntityManager): Promise<void> {
    const { spuId, name, personIds } = payload;
    for (const personId of personIds)
      await this.notices.notify(tx, {
        eventId: id,
        audience: { personId },
        template: 'carFreed',
        params: { name },
        kind: 'reminder',
        subject: 'car',
        subjectId: spuId,
      });
  }

  @Consumes(productEvents.carsHeldElsewhere, { interleaved: true })
  onCarsHeldElsewhere({ id, payload }: EventEnvelope<CarsHeldElsewhere>, tx: EntityManager): Promise<void> {
    const { spuId, name, orderNumber, cars } = payload;
    return this.notices.notify(tx, {
      eventId: id,
      audience: { right: 'car_fate' },
      template: 'carsHeldElsewhere',
      params: { name, orderNumber, cars: String(cars) },
      kind: 'reminder',
      subject: 'car',
      subjectId: spuId,
    });
  }

  @Consumes(productEvents.reviewsLate, { interleaved: true })
  onReviewsLate({ id, payload }: EventEnvelope<ReviewsLate>, tx: EntityManager): Promise<void> {
    return this.notices.notify(tx, {
      eventId: id,
      audience: { right: 'car_review' },
      template: 'carReviewsLate',
      params: { cars: String(payload.cars) },
      kind: 'reminder',
      subject: 'car',
      subjectId: payload.oldestSpuId,
    });
  }

  @Consumes(tenantEvents.reviewLate, { interleaved: true })
  onReviewLate({ id, payload }: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notices.notify(tx, {
      eventId: id,
      audience: { right: 'shop_review' },
      template: 'shopReviewLate',
      kind: 'reminder',
      subject: 'shopApplication',
      subjectId: payload.applicationId,
    });
  }
}
