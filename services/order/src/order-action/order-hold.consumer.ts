import { Injectable } from '@nestjs/common';
import { Consumes, InjectClient, type ClientOf } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import {
  orderEvents,
  type OrderMoved,
  type PaymentPartConfirmed,
  type PayTimeExtended,
  type SlipRejected,
  type SlipUploaded,
} from '@mall/contracts/order';
import { productErrors, productEvents, type HoldEnded } from '@mall/contracts/product';
import { orderCalls } from '@mall/contracts/services/order';
import type { EntityManager } from 'typeorm';
import { SYSTEM } from '../order/actor.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';

/**
 * Seconds that the hold outlasts the term: the timer of orders ends an unpaid order first, and the hold ends by itself
 * only where that timer does not run.
 */
const MARGIN_SECONDS = 86_400;

/** Keeps the hold of an order's cars consistent with the order. */
@Injectable()
export class OrderHoldConsumer {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    @InjectClient(orderCalls.stock) private readonly stock: ClientOf<typeof orderCalls.stock>,
  ) {}

  @Consumes(orderEvents.paymentSlipUploaded)
  async onPaymentSlipUploaded({ payload }: EventEnvelope<SlipUploaded>): Promise<void> {
    const { orderKey, version, heldUntil, isHoldProlonged = true } = payload;
    if (isHoldProlonged) await this.setTerm(orderKey, version, heldUntil);
  }

  @Consumes(orderEvents.slipRejected)
  onSlipRejected({ payload }: EventEnvelope<SlipRejected>): Promise<void> {
    return this.holdUntilPaid(payload);
  }

  @Consumes(orderEvents.paymentPartConfirmed)
  onPaymentPartConfirmed({ payload }: EventEnvelope<PaymentPartConfirmed>): Promise<void> {
    return this.holdUntilPaid(payload);
  }

  @Consumes(orderEvents.payTimeExtended)
  onPayTimeExtended({ payload }: EventEnvelope<PayTimeExtended>): Promise<void> {
    return this.holdUntilPaid(payload);
  }

  private async holdUntilPaid(payload: OrderMoved): Promise<void> {
    const order = await this.orders.findByKey(payload.orderKey);
    // Events can be late: by now a new slip may be in, or the order closed, and those moves have their own
    // events.
    if (order?.state !== 'unpaid') return;
    const expiresAt = new Date(order.payBefore.getTime() + MARGIN_SECONDS * 1000).toISOString();
    await this.setTerm(order.orderKey, order.version, expiresAt, MARGIN_SECONDS);
  }

  /**
   * Sets the term of the hold. The product service ignores a version that is older than the last one, and refuses a
   * term that has passed by the clock of its database: such a hold has ended by itself.
   */
  private async setTerm(
    orderKey: string,
    orderVersion: number,
    expiresAt: string,
    marginSeconds = 0,
  ): Promise<void> {
    try {
      await this.stock.extendHold({ orderKey, orderVersion, expiresAt, marginSeconds });
    } catch (failure) {
      if (!productErrors.holdTermPassed.is(failure)) throw failure;
    }
  }

  /** Records in the history that a paid car was sold to another buyer, so that staff cancel the order with a refund. */
  @Consumes(productEvents.holdLost)
  async onHoldLost({ payload }: EventEnvelope<HoldEnded>, tx: EntityManager): Promise<void> {
    const known = await this.orders.findByKey(payload.orderKey);
    if (!known) return;
    const order = await this.mover.lock(tx, { of: 'all' }, known.orderId);
    if (order.state !== 'toShip' && order.state !== 'toConfirm') return;
    await this.mover.move(tx, order, { action: 'carLost', actor: SYSTEM });
  }
}
