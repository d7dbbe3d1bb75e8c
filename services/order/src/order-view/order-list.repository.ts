import { likePhone, likeText } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Order, Scope } from '../order/order.js';
import { ORDER_COLUMNS, scopeSql, toOrder, type OrderRow } from '../order/order.repository.js';

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
  readonly startTime?: string;
  readonly endTime?: string;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

/** Names a list may be sorted by; nothing else reaches the ORDER BY. */
const SORTABLE: Readonly<Record<string, string>> = {
  orderId: 'order_id',
  orderNumber: 'order_id',
  createTime: 'order_id',
  total: 'total_minor',
  status: 'status',
  shopName: 'shop_name',
  consignee: 'consignee',
  endTime: 'pay_before',
};

const EQUAL = {
  orderId: 'order_id',
  status: 'status',
  shopId: 'shop_id',
  userId: 'user_id',
  contractStatus: 'contract_status',
  voucherStatus: 'voucher_status',
  slipStatus: 'slip_status',
} as const;

const PARTIAL = {
  orderNumber: 'order_number',
  consignee: 'consignee',
  mobile: 'mobile',
  contractNumber: 'contract_number',
} as const;

const carNamed = (param: string): string =>
  `EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = sales_order.order_id
     AND concat_ws(' ', i.spu_name->>'ru', i.spu_name->>'zh', i.spu_name->>'en', i.vin) ILIKE ${param})`;

/** Lists of orders, for buyers, merchants and staff alike. */
@Injectable()
export class OrderListRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    scope: Scope,
    filter: OrderFilter,
    paging: { limit: number; offset: number },
  ): Promise<{ orders: Order[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const condition = this.conditions(scope, filter, bind).join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM sales_order WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const column = SORTABLE[filter.sortBy ?? ''] ?? 'order_id';
    const direction = filter.sortOrder === 'ASC' ? 'ASC' : 'DESC';
    const rows = (await this.dataSource.query(
      `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE ${condition}
        ORDER BY ${column} ${direction}, order_id ${direction} LIMIT ${bind(paging.limit)} OFFSET ${bind(paging.offset)}`,
      params,
    )) as OrderRow[];
    return { orders: rows.map(toOrder), total: count!.n };
  }

  /** Orders below `afterId`, newest first: the next part of an export, which later orders cannot shift. */
  async below(
    scope: Scope,
    filter: OrderFilter,
    afterId: string | undefined,
    limit: number,
  ): Promise<Order[]> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = this.conditions(scope, filter, bind);
    if (afterId) where.push(`order_id < ${bind(afterId)}::bigint`);
    const rows = (await this.dataSource.query(
      `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE ${where.join(' AND ')} ORDER BY order_id DESC LIMIT ${bind(limit)}`,
      params,
    )) as OrderRow[];
    return rows.map(toOrder);
  }

  /** How many orders of a buyer stand at each status code. */
  async countByStatus(userId: string): Promise<ReadonlyMap<number, number>> {
    const rows = (await this.dataSource.query(
      `SELECT status, count(*)::int AS n FROM sales_order
        WHERE user_id = $1 AND buyer_removed_at IS NULL GROUP BY status`,
      [userId],
    )) as { status: number; n: number }[];
    return new Map(rows.map(({ status, n }) => [status, n]));
  }

  private conditions(scope: Scope, filter: OrderFilter, bind: (value: unknown) => string): string[] {
    const scoped = scopeSql(scope, 1);
    bind(scoped.param);
    const where = [scoped.sql];
    if (scope.of === 'buyer') where.push('buyer_removed_at IS NULL');
    for (const [name, column] of Object.entries(EQUAL)) {
      const value = filter[name as keyof typeof EQUAL];
      if (value !== undefined && value !== null) where.push(`${column} = ${bind(value)}`);
    }
    for (const [name, column] of Object.entries(PARTIAL)) {
      const value = filter[name as keyof typeof PARTIAL];
      const pattern = value && ((name === 'mobile' && likePhone(value)) || likeText(value));
      if (pattern) where.push(`${column} ILIKE ${bind(pattern)}`);
    }
    if (filter.ids) where.push(`order_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.spuName) where.push(carNamed(bind(likeText(filter.spuName))));
    if (filter.keyWord) {
      const word = bind(likeText(filter.keyWord));
      const found = [
        `concat_ws(' ', order_number, contract_number, consignee) ILIKE ${word}`,
        carNamed(word),
      ];
      const phone = likePhone(filter.keyWord);
      if (phone) found.push(`mobile LIKE ${bind(phone)}`);
      where.push(`(${found.join(' OR ')})`);
    }
    if (filter.isPayed !== undefined && filter.isPayed !== null)
      where.push(`(paid_at IS NOT NULL) = ${bind(filter.isPayed === 1)}`);
    if (filter.startTime) where.push(`created_at >= ${bind(filter.startTime)}::timestamptz`);
    if (filter.endTime) where.push(`created_at <= ${bind(filter.endTime)}::timestamptz`);
    return where;
  }
}
