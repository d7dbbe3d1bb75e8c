import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  closeTypes,
  contractStatuses,
  orderEvents,
  type CancelOrderDto,
  type OrderDetailView,
} from '@mall/contracts/order';
import { asBuyer, ownOrders } from '../order/actor.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { kopecksOf, RATE_SCALE } from '../order/rouble-amount.js';
import { buyerViewer } from '../order/viewer.js';
import { OrderReadService } from '../order-view/order-read.service.js';
import { RateService } from '../rate/rate.service.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';

/** Actions of a buyer on an order, besides signing its contract and paying. */
@Injectable()
export class OrderActionService {
  constructor(
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly reader: OrderReadService,
    private readonly outbox: Outbox,
    private readonly rates: RateService,
    private readonly settings: DealSettingRepository,
  ) {}

  async cancel(caller: Caller, { orderId, reason }: CancelOrderDto): Promise<void> {
    const move = { action: 'cancel', actor: asBuyer(caller), reason: reason ?? null } as const;
    await this.closer.close(ownOrders(caller), orderId, move, closeTypes.buyer.code);
  }

  /** Confirms receipt. A repeated call answers like the first one, whose answer may have been lost. */
  async receive(caller: Caller, orderId: string): Promise<void> {
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      if (order.state === 'completed') return;
      const changes = { completed_at: order.now };
      const { fact } = await this.mover.move(tx, order, {
        action: 'receive',
        actor: asBuyer(caller),
        changes,
      });
      await this.outbox.add(tx, orderEvents.received, { aggregateId: orderId, payload: fact });
    });
  }

  /** Removes an order. A repeated call answers like the first one. */
  async remove(caller: Caller, orderId: string): Promise<void> {
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      if (order.isRemoved) return;
      const changes = { buyer_removed_at: order.now };
      await this.mover.move(tx, order, { action: 'remove', actor: asBuyer(caller), changes });
    });
  }

  /**
   * Quotes the roubles again; the price in yuan stays. While the rate holds that the buyer has locked by a call before,
   * a repeated call answers like the first one.
   */
  async requote(caller: Caller, orderId: string): Promise<OrderDetailView> {
    const [rate, { payHours }] = await Promise.all([
      this.rates.current('CNY', 'payment'),
      this.settings.current(),
    ]);
    const by = { action: 'requote', actor: asBuyer(caller) } as const;
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      if (order.rateLockedUntil > order.now && (await this.mover.hasMade(tx, order, by))) return;
      const lockEnd = new Date(order.now.getTime() + payHours * 3_600_000);
      // A rate is never locked for longer than the order can be paid.
      const lockedUntil = lockEnd < order.payBefore ? lockEnd : order.payBefore;
      const totalRubMinor = kopecksOf(order.totalMinor, rate.rateScaled);
      const changes = {
        rate_scaled: rate.rateScaled,
        rate_source: rate.source,
        rate_as_of: rate.asOf,
        rate_locked_until: lockedUntil,
        total_rub_minor: totalRubMinor,
        // A scan that waits for its check names the earlier roubles.
        ...(order.contractStatus === contractStatuses.toCheck.code
          ? { contract_status: contractStatuses.unsigned.code }
          : {}),
      };
      const { fact } = await this.mover.move(tx, order, { ...by, changes });
      await this.outbox.add(tx, orderEvents.requoted, {
        aggregateId: orderId,
        payload: {
          ...fact,
          rate: rate.rateScaled / RATE_SCALE,
          lockedUntil: lockedUntil.toISOString(),
          totalRubMinor,
        },
      });
    });
    return this.reader.detail(ownOrders(caller), orderId, buyerViewer(caller));
  }
}
