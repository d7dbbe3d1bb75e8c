import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { mallPage, type Caller, type MallPage } from '@mall/contracts/define';
import {
  closeTypes,
  orderEvents,
  orderStatuses,
  type CancelOrderDto,
  type OrderCountView,
  type OrderDetailView,
  type OrderView,
  type SearchOrdersDto,
} from '@mall/contracts/order';
import { asBuyer, ownOrders } from './actor.js';
import { OrderCloser } from './order-closer.js';
import { OrderMover } from './order-mover.js';
import { OrderReader } from './order-reader.js';
import { OrderSearch } from './order-search.js';
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
}
