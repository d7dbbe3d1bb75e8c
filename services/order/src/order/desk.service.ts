import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, mallPage, type AdminPage, type Caller, type MallPage } from '@mall/contracts/define';
import {
  closeTypes,
  orderEvents,
  type MerchantOrdersDto,
  type ExportOrdersDto,
  type ExportPartView,
  type ExtendPayTimeDto,
  type OrderDetailView,
  type OrderPageDto,
  type OrderView,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { DealSettingStore } from '../setting/deal-settings.js';
import { asSeller, deskOrders } from './actor.js';
import { csvHead, csvRow } from './order-csv.js';
import { OrderCloser } from './order-closer.js';
import { OrderMover } from './order-mover.js';
import { OrderReader } from './order-reader.js';
import { OrderSearch } from './order-search.js';
import { deskViewer } from './viewer.js';

const DAY_MS = 86_400_000;
/** Some 300 KB: well below what one message may have. */
const EXPORT_ROWS = 1_000;

/** Orders as staff and merchants have them. */
@Injectable()
export class DeskService {
  constructor(
    private readonly orderSearch: OrderSearch,
    private readonly reader: OrderReader,
    private readonly mover: OrderMover,
    private readonly closer: OrderCloser,
    private readonly outbox: Outbox,
    private readonly settings: DealSettingStore,
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

  /** A part of the list as CSV, newest first. */
  async exportPart(caller: Caller, request: ExportOrdersDto): Promise<ExportPartView> {
    const scope = deskOrders(caller);
    const orders = await this.orderSearch.below(scope, request, request.afterId, EXPORT_ROWS);
    const views = await this.reader.views(orders, deskViewer(caller));
    const isLast = orders.length < EXPORT_ROWS;
    return {
      csv:
        (request.afterId ? '' : csvHead(caller.locale)) +
        views.map((view) => csvRow(view, caller.locale)).join(''),
      rows: orders.length,
      nextAfterId: isLast ? null : orders.at(-1)!.orderId,
    };
  }

  async ship(caller: Caller, { orderId, carrier, trackingNumber, note }: ShipOrderDto): Promise<void> {
    const { autoReceiptDays } = await this.settings.current();
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      const autoReceiptAt = new Date(order.now.getTime() + autoReceiptDays * DAY_MS);
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
