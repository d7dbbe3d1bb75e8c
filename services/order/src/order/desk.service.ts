import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, mallPage, type AdminPage, type Caller, type MallPage } from '@mall/contracts/define';
import {
  closeTypes,
  orderEvents,
  type MerchantOrdersDto,
  type OrderDetailView,
  type OrderPageDto,
  type OrderView,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { config } from '../config.js';
import { asSeller, deskOrders } from './actor.js';
import { OrderCloser } from './order-closer.js';
import { OrderMover } from './order-mover.js';
import { OrderReader } from './order-reader.js';
import { OrderSearch } from './order-search.js';
import { deskViewer } from './viewer.js';

const DAY_MS = 86_400_000;

/** Orders as staff and merchants have them. */
@Injectable()
export class DeskService {
  constructor(
    private readonly orderSearch: OrderSearch,
    private readonly reader: OrderReader,
    private readonly mover: OrderMover,
    private readonly closer: OrderCloser,
    private readonly outbox: Outbox,
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

  async cancel(caller: Caller, { orderId, reason }: StaffCancelDto): Promise<void> {
    const move = { action: 'staffCancel', actor: asSeller(caller), reason } as const;
    await this.closer.close(deskOrders(caller), orderId, move, closeTypes.staff.code);
  }

  async ship(caller: Caller, { orderId, carrier, trackingNumber, note }: ShipOrderDto): Promise<void> {
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      const autoReceiptAt = new Date(order.now.getTime() + config.ORDER_AUTO_RECEIPT_DAYS * DAY_MS);
      const { fact } = await this.mover.move(tx, order, {
        action: 'ship',
        actor: asSeller(caller),
        changes: {
          shipped_at: order.now,
          auto_receipt_at: autoReceiptAt,
          carrier,
          tracking_number: trackingNumber ?? null,
          delivery_note: note ?? null,
        },
      });
      await this.outbox.add(tx, orderEvents.shipped, {
        aggregateId: orderId,
        payload: { ...fact, autoReceiptAt: autoReceiptAt.toISOString() },
      });
    });
  }
}
