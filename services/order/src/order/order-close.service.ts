import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { closeTypes, orderEvents } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import type { Actor, Order, Scope } from './order.js';
import { OrderMoveService, type Move } from './order-move.service.js';
import { OrderRepository } from './order.repository.js';
import { Repayments } from './repayments.js';

/** Ends an order without a sale; the event that goes with it gives the cars back, and a refund the money. */
@Injectable()
export class OrderCloseService {
  constructor(
    private readonly mover: OrderMoveService,
    private readonly orders: OrderRepository,
    private readonly repayments: Repayments,
    private readonly outbox: Outbox,
  ) {}

  close(
    scope: Scope,
    orderId: string,
    move: Omit<Move, 'changes' | 'action'> & { readonly action: 'cancel' | 'staffCancel' | 'expire' },
    closeType: number,
  ): Promise<void> {
    return this.mover.withLocked(scope, orderId, (order, tx) => this.closeLocked(tx, order, move, closeType));
  }

  /** Ends a paid order whose money has all been paid out again. */
  closeRefunded(tx: EntityManager, order: Order, by: Actor, reason: string | null): Promise<void> {
    const move = { action: 'refundWhole', actor: by, reason } as const;
    return this.closeLocked(tx, order, move, closeTypes.refunded.code);
  }

  async closeLocked(
    tx: EntityManager,
    order: Order,
    move: Omit<Move, 'changes'>,
    closeType: number,
  ): Promise<void> {
    const changes = {
      cancelled_at: order.now,
      close_type: closeType,
      close_reason: move.reason ?? null,
      closed_by: move.actor.name,
    };
    const { fact } = await this.mover.move(tx, order, { ...move, changes });
    await this.repayments.orderClosed(tx, order, move.actor, move.reason ?? null);
    const items = await this.orders.itemsOf([order.orderId], tx);
    const event = move.action === 'expire' ? orderEvents.expired : orderEvents.cancelled;
    const lines = items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count }));
    await this.outbox.add(tx, event, { aggregateId: order.orderId, payload: { ...fact, closeType, lines } });
  }
}
