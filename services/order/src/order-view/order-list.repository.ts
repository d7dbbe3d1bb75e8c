// SQL: lists search orders together with their cars, and an export continues below an id.
import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import { column, Conditions, noteReadings, queryRows, querySqlPage, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { sqlBlocked, sqlNotBlocked } from '../order/blocked-orders.js';
import { ofFoundOrders } from '../order/found-orders.js';
import type { Order, Scope } from '../order/order.js';
import { ORDER_COLUMNS, orderShape, toOrder } from '../order/order-row.js';
import { scopeSql } from '../order/order.repository.js';
import { byCar, byOrderOrCar } from './order-words.js';

/** Every filter that some list of orders has. */
export interface OrderFilter {
  readonly ids?: readonly string[];
  readonly orderId?: string;
  readonly orderNumber?: string;
  readonly keyWord?: string;
  readonly spuName?: string;
  readonly status?: number;
  readonly shopId?: string;
  readonly userId?: string;
  readonly consignee?: string;
  readonly mobile?: string;
  readonly contractNumber?: string;
  readonly contractStatus?: number;
  readonly voucherStatus?: number;
  readonly slipStatus?: number;
  readonly isPayed?: number;
  readonly hasMoney?: number;
  readonly isBlocked?: number;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

/** Columns by which a list may be sorted; nothing else reaches the ORDER BY. */
const SORTABLE: Readonly<Record<string, string>> = {
  orderId: 'order_id',
  orderNumber: 'order_id',
  // Imported orders were placed before those with lower ids.
  createTime: 'created_at',
  total: 'total_minor',
  status: 'status',
  shopName: 'shop_name',
  consignee: 'consignee',
  endTime: 'pay_before',
};

const EQUAL = [
  ['orderId', 'order_id'],
  ['status', 'status'],
  ['shopId', 'shop_id'],
  ['userId', 'user_id'],
  ['contractStatus', 'contract_status'],
  ['voucherStatus', 'voucher_status'],
  ['slipStatus', 'slip_status'],
] as const;

const PARTIAL = [
  ['orderNumber', 'order_number'],
  ['consignee', 'consignee'],
  ['contractNumber', 'contract_number'],
] as const;

const statusCount = rowShape({ status: column.integer, n: column.integer });

/** Lists of orders, for buyers, merchants and staff alike. */
@Injectable()
export class OrderListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns orders, the newest first unless another order is requested. */
  async page(
    scope: Scope,
    filter: OrderFilter,
    paging: { limit: number; offset: number },
  ): Promise<{ orders: Order[]; total: number }> {
    const { limit, offset } = paging;
    const { rows, total } = await querySqlPage(
      this.dataSource,
      {
        shape: orderShape,
        select: ORDER_COLUMNS,
        from: 'sales_order',
        where: await this.conditions(scope, filter),
        sortable: SORTABLE,
        order: `order_id ${filter.sortOrder === 'ASC' ? 'ASC' : 'DESC'}`,
        // Of the orders before a far page only ids are read.
        key: 'order_id',
        mostCounted: filter.keyWord || filter.spuName ? MOST_COUNTED : undefined,
      },
      {
        current: Math.floor(offset / limit) + 1,
        size: limit,
        sortBy: filter.sortBy,
        sortOrder: filter.sortOrder ?? 'DESC',
      },
    );
    return { orders: rows.map(toOrder), total };
  }

  /** Returns orders below `afterId`, newest first: the next part of an export, which later orders cannot shift. */
  async ordersBelow(
    scope: Scope,
    filter: OrderFilter,
    afterId: string | undefined,
    limit: number,
  ): Promise<Order[]> {
    const where = (await this.conditions(scope, filter)).when(afterId, (id) => `order_id < ${id}::bigint`);
    const sql = `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE ${String(where)} ORDER BY order_id DESC
      LIMIT ${where.bind(limit)}`;
    return (await queryRows(this.dataSource, orderShape, sql, where.values)).map(toOrder);
  }

  /** Notes in the history of each of these orders that it was exported. */
  async noteExport(orderIds: readonly string[]): Promise<void> {
    await this.dataSource.transaction((tx) => noteReadings(tx, 'order', orderIds));
  }

  /** Returns the number of a buyer's orders by status code. */
  async countByStatus(userId: string): Promise<ReadonlyMap<number, number>> {
    const rows = await queryRows(
      this.dataSource,
      statusCount,
      `SELECT status, count(*)::int AS n FROM sales_order
        WHERE user_id = $1 AND buyer_removed_at IS NULL GROUP BY status`,
      [userId],
    );
    return new Map(rows.map(({ status, n }) => [status, n]));
  }

  private async conditions(scope: Scope, filter: OrderFilter): Promise<Conditions> {
    const where = new Conditions();
    const scoped = scopeSql(scope, where.values.length + 1);
    where.bind(scoped.param);
    where.add(scoped.sql);
    if (scope.of === 'buyer') where.add('buyer_removed_at IS NULL');
    else where.add((filter.isBlocked === 1 ? sqlBlocked : sqlNotBlocked)('sales_order.user_id'));
    for (const [name, expression] of EQUAL) where.when(filter[name], (value) => `${expression} = ${value}`);
    for (const [name, expression] of PARTIAL)
      where.occurs(filter[name], ofFoundOrders).contains(filter[name], expression);
    where.occurs(filter.mobile, ofFoundOrders).containsOrCalls(filter.mobile, 'mobile');
    where.when(filter.ids, (ids) => `order_id = ANY(${ids}::bigint[])`);
    where
      .occurs(filter.spuName, byCar)
      .occurs(filter.keyWord, await byOrderOrCar(this.dataSource, filter.keyWord));
    if (filter.isPayed !== undefined && filter.isPayed !== null)
      where.add(`(paid_at IS NOT NULL) = ${where.bind(filter.isPayed === 1)}`);
    if (filter.hasMoney !== undefined && filter.hasMoney !== null)
      where.add(`(credited_minor > 0 AND status <> 6) = ${where.bind(filter.hasMoney === 1)}`);
    return where
      .when(filter.startTime, (start) => `created_at >= ${start}::timestamptz`)
      .when(filter.endTime, (end) => `created_at <= ${end}::timestamptz`);
  }
}
