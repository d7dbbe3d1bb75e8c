import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { mallPage, type Caller, type MallPage, type MallPageDto } from '@mall/contracts/define';
import {
  closeTypes,
  orderErrors,
  orderEvents,
  orderStatuses,
  type CancelOrderDto,
  type OrderCountView,
  type OrderDetailView,
  type OrderView,
  type SearchOrdersDto,
  type SquareConsentDto,
  type SquareDealView,
} from '@mall/contracts/order';
import { kopecksOf, RATE_SCALE } from '../rate/rouble-amount.js';
import { Rates } from '../rate/rates.js';
import { DealSettingStore } from '../setting/deal-settings.js';
import { asBuyer, ownOrders } from './actor.js';
import { OrderCloser } from './order-closer.js';
import { OrderMover } from './order-mover.js';
import { OrderReader } from './order-reader.js';
import { OrderSearch } from './order-search.js';
import { OrderSquare } from './order-square.js';
import { buyerViewer } from './viewer.js';

/** Orders as their buyer has them. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orderSearch: OrderSearch,
    private readonly reader: OrderReader,
    private readonly mover: OrderMover,
    private readonly closer: OrderCloser,
    private readonly outbox: Outbox,
    private readonly rates: Rates,
    private readonly settings: DealSettingStore,
    private readonly orderSquare: OrderSquare,
  ) {}

  async search(caller: Caller, request: SearchOrdersDto): Promise<MallPage<OrderView>> {
    const { pageNum, pageSize } = request;
    const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { orders, total } = await this.orderSearch.page(ownOrders(caller), request, paging);
    return mallPage(await this.reader.views(orders, buyerViewer(caller)), total, pageSize);
  }

  detail(caller: Caller, orderId: string): Promise<OrderDetailView> {
    return this.reader.detail(ownOrders(caller), orderId, buyerViewer(caller));
  }

  async count(caller: Caller): Promise<OrderCountView> {
    const counts = await this.orderSearch.countByStatus(caller.userId!);
    const of = (state: keyof typeof orderStatuses): number => counts.get(orderStatuses[state].code) ?? 0;
    return {
      allCount: [...counts.values()].reduce((sum, n) => sum + n, 0),
      unPay: of('unpaid'),
      toConfirm: of('toConfirm'),
      payed: of('toShip'),
      consignment: of('shipped'),
      success: of('completed'),
      cancelled: of('cancelled'),
    };
  }

  async cancel(caller: Caller, { orderId, reason }: CancelOrderDto): Promise<void> {
    const move = { action: 'cancel', actor: asBuyer(caller), reason: reason ?? null } as const;
    await this.closer.close(ownOrders(caller), orderId, move, closeTypes.buyer.code);
  }

  async receive(caller: Caller, orderId: string): Promise<void> {
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      const changes = { completed_at: order.now };
      const { fact } = await this.mover.move(tx, order, {
        action: 'receive',
        actor: asBuyer(caller),
        changes,
      });
      await this.outbox.add(tx, orderEvents.received, { aggregateId: orderId, payload: fact });
    });
  }

  async remove(caller: Caller, orderId: string): Promise<void> {
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      const changes = { buyer_removed_at: order.now };
      await this.mover.move(tx, order, { action: 'remove', actor: asBuyer(caller), changes });
    });
  }

  /** The price in yuan stays; only what it comes to in roubles is counted anew. */
  async requote(caller: Caller, orderId: string): Promise<OrderDetailView> {
    const [rate, { payHours }] = await Promise.all([
      this.rates.current('CNY', 'payment'),
      this.settings.current(),
    ]);
    await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
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
      };
      const move = { action: 'requote', actor: asBuyer(caller), changes } as const;
      const { fact } = await this.mover.move(tx, order, move);
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
    return this.detail(caller, orderId);
  }

  async consent(caller: Caller, { orderId, showInSquare }: SquareConsentDto): Promise<void> {
    if (!(await this.orderSquare.consent(caller.userId!, orderId, showInSquare === 1)))
      throw orderErrors.orderNotFound();
  }

  async square({ pageNum, pageSize }: MallPageDto, { locale }: Caller): Promise<MallPage<SquareDealView>> {
    const { deals, total } = await this.orderSquare.page(locale, pageSize, (pageNum - 1) * pageSize);
    return mallPage(deals, total, pageSize);
  }
}
