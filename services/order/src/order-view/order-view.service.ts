import { Injectable } from '@nestjs/common';
import { mallPage, type Caller, type MallPage, type MallPageDto } from '@mall/contracts/define';
import {
  orderErrors,
  orderStatuses,
  type OrderCountView,
  type OrderDetailView,
  type OrderView,
  type SearchOrdersDto,
  type SquareConsentDto,
  type SquareDealView,
} from '@mall/contracts/order';
import { ownOrders } from '../order/actor.js';
import { buyerViewer } from '../order/viewer.js';
import { OrderReadService } from './order-read.service.js';
import { OrderListRepository } from './order-list.repository.js';
import { OrderSquareRepository } from './order-square.repository.js';

/** Reads of orders for buyers. */
@Injectable()
export class OrderViewService {
  constructor(
    private readonly orderSearch: OrderListRepository,
    private readonly reader: OrderReadService,
    private readonly orderSquare: OrderSquareRepository,
  ) {}

  async search(caller: Caller, request: SearchOrdersDto): Promise<MallPage<OrderView>> {
    const { pageNum, pageSize } = request;
    const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { orders, total } = await this.orderSearch.page(ownOrders(caller), request, paging);
    return mallPage(await this.reader.landedViews(orders, buyerViewer(caller)), total, pageSize);
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

  async consent(caller: Caller, { orderId, showInSquare }: SquareConsentDto): Promise<void> {
    if (!(await this.orderSquare.consent(caller.userId!, orderId, showInSquare === 1)))
      throw orderErrors.orderNotFound();
  }

  async square({ pageNum, pageSize }: MallPageDto, { locale }: Caller): Promise<MallPage<SquareDealView>> {
    const { deals, total } = await this.orderSquare.page(locale, pageSize, (pageNum - 1) * pageSize);
    return mallPage(deals, total, pageSize);
  }
}
