import { Injectable, Logger } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { closeTypes, orderErrors, orderEvents } from '@mall/contracts/order';
import { Every } from '@mall/service-kit';
import { reasonOf } from '@mall/persistence';
import { SYSTEM } from '../order/actor.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';

const BATCH = 200;

/** Moves orders by time: unpaid ones expire, shipped ones are received. Each order is locked and read again before it moves. */
@Injectable()
export class OrderTimer {
  private readonly logger = new Logger(OrderTimer.name);

  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly outbox: Outbox,
  ) {}

  @Every(10_000)
  async closeUnpaid(): Promise<void> {
    await this.closeOverdue();
  }

  /** Closes overdue orders. @returns their number, without those that a person moved first. */
  async closeOverdue(): Promise<number> {
    const move = { action: 'expire', actor: SYSTEM } as const;
    let closed = 0;
    for (const orderId of await this.orders.overdue(BATCH))
      if (await this.unlessMoved(this.closer.close({ of: 'all' }, orderId, move, closeTypes.timeout.code)))
        closed += 1;
    return closed;
  }

  @Every(60_000)
  async confirmReceipt(): Promise<void> {
    for (const orderId of await this.orders.receivable(BATCH)) await this.unlessMoved(this.receive(orderId));
  }

  private receive(orderId: string): Promise<void> {
    return this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const changes = { completed_at: order.now };
      const { fact } = await this.mover.move(tx, order, { action: 'autoReceive', actor: SYSTEM, changes });
      await this.outbox.add(tx, orderEvents.received, { aggregateId: orderId, payload: fact });
    });
  }

  /** Returns false when a person moved the order first; other failures are logged, so that one order does not stop the rest. */
  private async unlessMoved(work: Promise<void>): Promise<boolean> {
    return work.then(
      () => true,
      (failure: unknown) => {
        const isQuicker =
          orderErrors.orderClosed.is(failure) ||
          orderErrors.notShipped.is(failure) ||
          orderErrors.refundOpen.is(failure) ||
          orderErrors.alreadyPaid.is(failure);
        if (!isQuicker) this.logger.error(`An order could not be moved on: ${reasonOf(failure)}`);
        return false;
      },
    );
  }
}
