import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  closeTypes,
  orderEvents,
  type ExtendPayTimeDto,
  type NoteOrderDto,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { asSeller, deskOrders } from '../order/actor.js';
import { automaticReceiptAt } from '../order/automatic-receipt.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderMoveService } from '../order/order-move.service.js';

/** What staff and merchants do to an order. */
@Injectable()
export class OrderDeskService {
  constructor(
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly outbox: Outbox,
  ) {}

  async cancel(caller: Caller, { orderId, reason }: StaffCancelDto): Promise<void> {
    const move = { action: 'staffCancel', actor: asSeller(caller), reason } as const;
    await this.closer.close(deskOrders(caller), orderId, move, closeTypes.staff.code);
  }

  /** The rate stays locked only as long as it was: what the buyer gains is time, not a better rate. */
  async extendPayTime(caller: Caller, { orderId, hours, reason }: ExtendPayTimeDto): Promise<void> {
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const from = Math.max(order.now.getTime(), order.payBefore.getTime());
      const payBefore = new Date(from + hours * 3_600_000);
      const { fact } = await this.mover.move(tx, order, {
        action: 'extendPayTime',
        actor: asSeller(caller),
        changes: { pay_before: payBefore },
        reason,
      });
      await this.outbox.add(tx, orderEvents.payTimeExtended, {
        aggregateId: orderId,
        payload: { ...fact, payBefore: payBefore.toISOString() },
      });
    });
  }

  /** A car that has reached its destination before starts the time for the automatic receipt anew. */
  async ship(caller: Caller, { orderId, carrier, trackingNumber, note }: ShipOrderDto): Promise<void> {
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      const { fact } = await this.mover.move(tx, order, {
        action: 'ship',
        actor: asSeller(caller),
        changes: {
          shipped_at: order.now,
          auto_receipt_at: order.autoReceiptAt && automaticReceiptAt(order),
          carrier,
          tracking_number: trackingNumber ?? null,
          delivery_note: note ?? null,
        },
      });
      await this.outbox.add(tx, orderEvents.shipped, {
        aggregateId: orderId,
        payload: fact,
      });
    });
  }

  /** Stands in the history with its author; the order stays as it is. */
  async note(caller: Caller, { orderId, audience, text }: NoteOrderDto): Promise<void> {
    const action = audience === 'internal' ? 'noteInternal' : 'noteShown';
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      await this.mover.move(tx, order, { action, actor: asSeller(caller), reason: text });
    });
  }
}
