import { Injectable } from '@nestjs/common';
import { authEvents, type SessionsRevoked } from '@mall/contracts/auth';
import type { EventEnvelope } from '@mall/contracts/define';
import {
  milestones,
  orderEvents,
  type MilestoneWritten,
  type OrderMoved,
  type PaymentPartConfirmed,
  type RefundMoved,
  type SlipRejected,
} from '@mall/contracts/order';
import { tenantEvents, type ShopReviewed } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import { amountTexts, dayTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { Fanout } from '../sockets/fanout.js';
import type { NoticeParams, NoticeTemplate } from './notice-texts.js';
import { NoticeService } from './notice.service.js';

type Moved = EventEnvelope<OrderMoved>;

/** By the code of the refund's state. */
const REFUND_NOTICES: readonly NoticeTemplate[] = [
  'refundRequested',
  'refundApproved',
  'refundPaid',
  'refundRejected',
];

/** Turns facts into notices: to the buyer whose order moved, and to the desk where somebody has to act. */
@Injectable()
export class NoticeConsumer {
  constructor(
    private readonly notices: NoticeService,
    private readonly fanout: Fanout,
  ) {}

  @Consumes(orderEvents.submitted, { durable: 'chat-order-submitted', interleaved: true })
  submitted(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'orderSubmitted');
  }

  @Consumes(orderEvents.contractSigned, { durable: 'chat-contract-signed', interleaved: true })
  async contractSigned(event: Moved, tx: EntityManager): Promise<void> {
    await this.tellBuyer(event, tx, 'contractSigned');
    await this.tellDesk(event, tx, 'contractSigned');
  }

  @Consumes(orderEvents.paymentSlipUploaded, { durable: 'chat-slip-uploaded', interleaved: true })
  async slipUploaded(event: Moved, tx: EntityManager): Promise<void> {
    await this.tellBuyer(event, tx, 'slipReceived');
    await this.tellDesk(event, tx, 'slipWaiting');
  }

  @Consumes(orderEvents.slipRejected, { durable: 'chat-slip-rejected', interleaved: true })
  slipRejected(event: EventEnvelope<SlipRejected>, tx: EntityManager): Promise<void> {
    const { reasons, reason } = event.payload;
    return this.tellBuyer(event, tx, 'slipRejected', { reason: reasons ?? reason });
  }

  @Consumes(orderEvents.paymentConfirmed, { durable: 'chat-payment-confirmed', interleaved: true })
  async paymentConfirmed(event: Moved, tx: EntityManager): Promise<void> {
    await this.tellBuyer(event, tx, 'paymentConfirmed');
    await this.tellDesk(event, tx, 'toShip');
  }

  @Consumes(orderEvents.paymentPartConfirmed, { durable: 'chat-payment-part', interleaved: true })
  paymentPart(event: EventEnvelope<PaymentPartConfirmed>, tx: EntityManager): Promise<void> {
    const balance = amountTexts(event.payload.balanceMinor, 'CNY');
    return this.tellBuyer(event, tx, 'partConfirmed', { balance });
  }

  @Consumes(orderEvents.payTimeExtended, { durable: 'chat-pay-time-extended', interleaved: true })
  payTimeExtended(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'payTimeExtended');
  }

  @Consumes(orderEvents.requoted, { durable: 'chat-requoted', interleaved: true })
  requoted(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'requoted');
  }

  @Consumes(orderEvents.milestoneWritten, { durable: 'chat-milestone', interleaved: true })
  milestone(event: EventEnvelope<MilestoneWritten>, tx: EntityManager): Promise<void> {
    const { code, happenedOn } = event.payload;
    const params = { milestone: milestones[code].label, date: dayTexts(happenedOn) };
    return this.tellBuyer(event, tx, 'milestone', params);
  }

  @Consumes(orderEvents.refundMoved, { durable: 'chat-refund', interleaved: true })
  async refundMoved(event: EventEnvelope<RefundMoved>, tx: EntityManager): Promise<void> {
    const { userId: personId, orderNumber, amountMinor, currency, status } = event.payload;
    const template = REFUND_NOTICES[status];
    if (!template) return;
    const params = { orderNumber, amount: amountTexts(amountMinor, currency) };
    await this.notices.notify(tx, event.id, { personId }, template, params);
    if (template === 'refundRequested')
      await this.notices.notify(tx, event.id, { desk: true }, template, params);
  }

  @Consumes(orderEvents.shipped, { durable: 'chat-shipped', interleaved: true })
  shipped(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'shipped');
  }

  @Consumes(orderEvents.received, { durable: 'chat-received', interleaved: true })
  async received(event: Moved, tx: EntityManager): Promise<void> {
    await this.tellBuyer(event, tx, 'received');
    await this.tellDesk(event, tx, 'received');
  }

  @Consumes(orderEvents.cancelled, { durable: 'chat-cancelled', interleaved: true })
  cancelled(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'cancelled');
  }

  @Consumes(orderEvents.expired, { durable: 'chat-expired', interleaved: true })
  expired(event: Moved, tx: EntityManager): Promise<void> {
    return this.tellBuyer(event, tx, 'expired');
  }

  @Consumes(tenantEvents.applicationSubmitted, { durable: 'chat-shop-applied', interleaved: true })
  shopApplied(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notices.notify(tx, event.id, { desk: true }, 'shopApplied');
  }

  @Consumes(tenantEvents.shopApproved, { durable: 'chat-shop-approved', interleaved: true })
  shopApproved(event: EventEnvelope<{ ownerUserId: string }>, tx: EntityManager): Promise<void> {
    return this.notices.notify(tx, event.id, { personId: event.payload.ownerUserId }, 'shopApproved');
  }

  @Consumes(tenantEvents.shopRejected, { durable: 'chat-shop-rejected', interleaved: true })
  shopRejected(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notices.notify(tx, event.id, { personId: event.payload.ownerUserId }, 'shopRejected');
  }

  @Consumes(authEvents.sessionsRevoked, { durable: 'chat-sessions-revoked', interleaved: true })
  async sessionsRevoked(event: EventEnvelope<SessionsRevoked>): Promise<void> {
    this.fanout.tell({ kind: 'ended', sessionIds: event.payload.sessionIds });
  }

  private tellBuyer(
    event: Moved,
    tx: EntityManager,
    template: NoticeTemplate,
    more: NoticeParams = {},
  ): Promise<void> {
    const { userId: personId, orderNumber } = event.payload;
    return this.notices.notify(tx, event.id, { personId }, template, { orderNumber, ...more });
  }

  private tellDesk(event: Moved, tx: EntityManager, template: NoticeTemplate): Promise<void> {
    return this.notices.notify(tx, event.id, { desk: true }, template, {
      orderNumber: event.payload.orderNumber,
    });
  }
}
