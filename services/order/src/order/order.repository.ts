// SQL: an order is read with the database's clock, and locked and moved by single statements.
import { sqlNotBlocked } from './blocked-orders.js';
import { Injectable } from '@nestjs/common';
import { slipRejectReasons, type SlipRejectReason } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { ORDER_COLUMNS, orderShape, toOrder } from './order-row.js';
import type { Actor, Order, OrderEvent, OrderItem, Scope } from './order.js';
import type { CarriedOut } from './repeated-request.js';
import { codeOf } from './order.state-machine.js';

const ITEM_COLUMNS = `order_item_id AS "orderItemId", order_id AS "orderId", spu_id AS "spuId", sku_id AS "skuId", count,
  spu_name AS "spuName", sku_name AS "skuName", pic, vin, vins, condition, price_minor::float8 AS "priceMinor",
  price_tier AS "priceTier", total_minor::float8 AS "totalMinor"`;

const text = column.nullable(column.text);

const itemShape = rowShape<OrderItem>({
  orderItemId: column.bigint,
  orderId: column.bigint,
  spuId: column.bigint,
  skuId: column.bigint,
  count: column.integer,
  spuName: column.json<Texts>(),
  skuName: column.json<Texts>(),
  pic: column.text,
  vin: text,
  vins: column.array(column.text),
  condition: column.text,
  priceMinor: column.integer,
  priceTier: column.text,
  totalMinor: column.integer,
});

const eventShape = rowShape<OrderEvent>({
  seq: column.integer,
  action: column.text,
  fromStatus: column.nullable(column.integer),
  toStatus: column.integer,
  actorKind: column.oneOf('buyer', 'merchant', 'staff', 'system'),
  actorId: text,
  actorName: text,
  ip: text,
  reason: text,
  reasonCode: column.nullable(column.keyOf(slipRejectReasons)),
  createdAt: column.timestamp,
});

const carriedOut = rowShape<CarriedOut>({ requestKey: text, at: column.timestamp });

const idShape = rowShape({ order_id: column.bigint });

const NOT_BLOCKED = sqlNotBlocked('sales_order.user_id');

/** Returns the condition that limits a query to `scope`; `$n` is the number of its only parameter. */
export function scopeSql(scope: Scope, n: number): { readonly sql: string; readonly param: string | null } {
  switch (scope.of) {
    case 'buyer':
      return { sql: `user_id = $${n}::bigint`, param: scope.userId };
    case 'shop':
      return { sql: `shop_id = $${n}::bigint AND ${NOT_BLOCKED}`, param: scope.shopId };
    case 'all':
      return { sql: `$${n}::text IS NULL${scope.hidesBlocked ? ` AND ${NOT_BLOCKED}` : ''}`, param: null };
  }
}

/** Changes of a move besides the state. Names are columns: they never come from outside. */
export type OrderChanges = Partial<
  Record<
    | 'contract_status'
    | 'voucher_status'
    | 'slip_status'
    | 'pay_before'
    | 'extended_hours'
    | 'held_until'
    | 'paid_at'
    | 'shipped_at'
    | 'carrier'
    | 'tracking_number'
    | 'delivery_note'
    | 'auto_receipt_at'
    | 'completed_at'
    | 'cancelled_at'
    | 'close_type'
    | 'close_reason'
    | 'closed_by'
    | 'car_fate'
    | 'car_reason'
    | 'buyer_removed_at'
    | 'credited_minor'
    | 'total_rub_minor'
    | 'rate_scaled'
    | 'rate_source'
    | 'rate_as_of'
    | 'rate_locked_until',
    unknown
  >
>;

type MadeOrder = Pick<Order, 'orderId' | 'version' | 'state'>;

interface MadeMove {
  readonly action: string;
  readonly from: number | null;
  readonly actor: Actor;
  readonly reason: string | null;
  readonly reasonCode?: SlipRejectReason | null;
  readonly requestKey?: string | null;
}

/** Returns the row of `order_event` for a move that has led to `order`. */
export const eventRow = (
  { orderId, version, state }: MadeOrder,
  { action, from, actor, reason, reasonCode, requestKey }: MadeMove,
): Readonly<Record<string, unknown>> => ({
  order_id: orderId,
  seq: version,
  action,
  from_status: from,
  to_status: codeOf(state),
  actor_kind: actor.kind,
  actor_id: actor.id,
  actor_name: actor.name,
  reason,
  ip: actor.ip,
  reason_code: reasonCode ?? null,
  request_key: requestKey ?? null,
});

@Injectable()
export class OrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds an order within `scope`; one outside of it is not found. */
  async find(scope: Scope, orderId: string): Promise<Order | undefined> {
    return this.one(this.dataSource.manager, scope, orderId);
  }

  /**
   * Locks the order until the transaction ends, so that moves come one after the other. A second statement reads it,
   * because the first one may have seen other tables as they were before it waited for the lock.
   */
  async lock(tx: EntityManager, scope: Scope, orderId: string): Promise<Order | undefined> {
    const { sql, param } = scopeSql(scope, 2);
    await tx.query(`SELECT FROM sales_order WHERE order_id = $1 AND ${sql} FOR UPDATE`, [orderId, param]);
    return this.one(tx, scope, orderId);
  }

  async findMany(scope: Scope, orderIds: readonly string[]): Promise<Order[]> {
    const { sql, param } = scopeSql(scope, 2);
    const rows = await queryRows(
      this.dataSource,
      orderShape,
      `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE order_id = ANY($1::bigint[]) AND ${sql} ORDER BY order_id DESC`,
      [orderIds, param],
    );
    return rows.map(toOrder);
  }

  itemsOf(orderIds: readonly string[], tx: EntityManager = this.dataSource.manager): Promise<OrderItem[]> {
    return queryRows(
      tx,
      itemShape,
      `SELECT ${ITEM_COLUMNS} FROM order_item WHERE order_id = ANY($1::bigint[]) ORDER BY order_item_id`,
      [orderIds],
    );
  }

  eventsOf(orderId: string): Promise<OrderEvent[]> {
    return queryRows(
      this.dataSource,
      eventShape,
      `SELECT seq, action, from_status AS "fromStatus", to_status AS "toStatus", actor_kind AS "actorKind",
         actor_id AS "actorId", actor_name AS "actorName", ip, reason, reason_code AS "reasonCode",
         created_at AS "createdAt" FROM order_event WHERE order_id = $1 ORDER BY seq`,
      [orderId],
    );
  }

  /** Writes a move; `undefined` when the order has another version by now. */
  async move(
    tx: EntityManager,
    order: Order,
    to: Order['state'],
    changes: OrderChanges,
  ): Promise<Order | undefined> {
    const entries = Object.entries(changes);
    const assignments = entries.map(([column], index) => `${column} = $${index + 4}`);
    const [row] = await queryRows(
      tx,
      orderShape,
      `UPDATE sales_order SET ${['status = $3', 'version = version + 1', ...assignments].join(', ')}
        WHERE order_id = $1 AND version = $2 RETURNING ${ORDER_COLUMNS}`,
      [order.orderId, order.version, codeOf(to), ...entries.map(([, value]) => value)],
    );
    return row && toOrder(row);
  }

  async recordEvent(tx: EntityManager, order: MadeOrder, event: MadeMove): Promise<void> {
    const row = eventRow(order, event);
    const columns = Object.keys(row);
    await tx.query(
      `INSERT INTO order_event (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  /** Returns the events that this person caused on an order by this action. */
  madeBy(tx: EntityManager, orderId: string, action: string, actorId: string): Promise<CarriedOut[]> {
    return queryRows(
      tx,
      carriedOut,
      `SELECT request_key AS "requestKey", created_at AS at FROM order_event
        WHERE order_id = $1 AND action = $2 AND actor_id = $3 ORDER BY seq`,
      [orderId, action, actorId],
    );
  }

  /** Returns unpaid orders whose time is over, oldest first. */
  async overdue(limit: number): Promise<string[]> {
    return this.ids('status = 1 AND pay_before <= now() ORDER BY pay_before', limit);
  }

  async receivable(limit: number): Promise<string[]> {
    const unclaimed = `NOT EXISTS (SELECT FROM refund r WHERE r.order_id = sales_order.order_id AND r.status IN (0, 1)
      AND r.kind <> 'overpaid')`;
    return this.ids(
      `status = 3 AND auto_receipt_at <= now() AND ${unclaimed} ORDER BY auto_receipt_at`,
      limit,
    );
  }

  async findByKey(orderKey: string): Promise<Order | undefined> {
    const sql = `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE order_key = $1`;
    const [row] = await queryRows(this.dataSource, orderShape, sql, [orderKey]);
    return row && toOrder(row);
  }

  private async ids(condition: string, limit: number): Promise<string[]> {
    const sql = `SELECT order_id FROM sales_order WHERE ${condition} LIMIT $1`;
    const rows = await queryRows(this.dataSource, idShape, sql, [limit]);
    return rows.map(({ order_id }) => order_id);
  }

  private async one(db: EntityManager, scope: Scope, orderId: string): Promise<Order | undefined> {
    const { sql, param } = scopeSql(scope, 2);
    const [row] = await queryRows(
      db,
      orderShape,
      `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE order_id = $1 AND ${sql}`,
      [orderId, param],
    );
    return row && toOrder(row);
  }
}
