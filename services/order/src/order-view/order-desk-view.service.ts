import { Injectable } from '@nestjs/common';
import { adminPage, mallPage, type AdminPage, type Caller, type MallPage } from '@mall/contracts/define';
import type {
  ExportOrdersDto,
  ExportPartView,
  MerchantOrdersDto,
  OrderDetailView,
  OrderPageDto,
  OrderView,
} from '@mall/contracts/order';
import { deskOrders } from '../order/actor.js';
import { deskViewer } from '../order/viewer.js';
import { csvHead, csvOf } from './order-csv.js';
import { OrderReadService } from './order-read.service.js';
import { OrderListRepository } from './order-list.repository.js';

/** Rows of one part, some 300 KB: well below the maximum size of a message. */
const EXPORT_ROWS = 1_000;

/** Reads of orders for staff and merchants. */
@Injectable()
export class OrderDeskViewService {
  constructor(
    private readonly orderSearch: OrderListRepository,
    private readonly reader: OrderReadService,
  ) {}

  async list(caller: Caller, request: OrderPageDto): Promise<AdminPage<OrderView>> {
    const paging = { limit: request.size, offset: (request.current - 1) * request.size };
    const { orders, total } = await this.orderSearch.page(deskOrders(caller), request, paging);
    return adminPage(await this.reader.views(orders, deskViewer(caller)), total, request);
  }

  async merchantPage(caller: Caller, request: MerchantOrdersDto): Promise<MallPage<OrderView>> {
    const { pageNum, pageSize } = request;
    const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { orders, total } = await this.orderSearch.page(deskOrders(caller), request, paging);
    return mallPage(await this.reader.views(orders, deskViewer(caller)), total, pageSize);
  }

  one(caller: Caller, orderId: string): Promise<OrderDetailView> {
    return this.reader.detail(deskOrders(caller), orderId, deskViewer(caller));
  }

  /** Returns a part of the list as CSV, newest first. */
  async exportPart(caller: Caller, request: ExportOrdersDto): Promise<ExportPartView> {
    const scope = deskOrders(caller);
    const orders = await this.orderSearch.ordersBelow(scope, request, request.afterId, EXPORT_ROWS);
    const views = await this.reader.views(orders, deskViewer(caller));
    await this.orderSearch.noteExport(orders.map(({ orderId }) => orderId));
    const isLast = orders.length < EXPORT_ROWS;
    return {
      csv: (request.afterId ? '' : csvHead(caller.locale)) + csvOf(views, caller.locale),
      rows: orders.length,
      nextAfterId: isLast ? null : orders.at(-1)!.orderId,
    };
  }
}
