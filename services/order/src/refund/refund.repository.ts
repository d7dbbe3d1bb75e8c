import { Injectable } from '@nestjs/common';
import type { RefundKind, RefundPageDto, RefundState } from '@mall/contracts/order';
import { likeText } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { refundCodeOf, refundStateOf, type Refund } from './refund.js';

type RefundRow = Omit<Refund, 'state'> & { readonly status: number };

export interface NewRefund {
  readonly orderId: string;
  readonly kind: RefundKind;
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amountCnyMinor: number;
  readonly reason: string | null;
  readonly evidence?: readonly { readonly url: string; readonly originName: string }[];
  readonly by: Actor;
}

/** Money of one order in one currency that came in and has not gone back, nor is promised to. */
export interface Returnable {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly amountCnyMinor: number;
}

const SELECT = `SELECT r.refund_id AS "refundId", r.order_id AS "orderId", o.order_number AS "orderNumber",
  o.user_id AS "userId", o.shop_id AS "shopId", r.kind, r.status, r.amount_minor::float8 AS "amountMinor", r.currency,
  r.amount_cny_minor::float8 AS "amountCnyMinor", r.reason, r.evidence, r.requested_by_kind AS "requestedByKind",
  r.requested_by_id AS "requestedById", r.decided_by_name AS "decidedByName", r.decided_at AS "decidedAt",
  r.decision_reason AS "decisionReason", r.paid_at AS "paidAt", r.bank_ref AS "bankRef", r.created_at AS "createdAt"
  FROM refund r JOIN sales_order o USING (order_id)`;

const toRefund = ({ status, ...row }: RefundRow): Refund => ({ ...row, state: refundStateOf(status) });

@Injectable()
export class RefundRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(refundId: string, db: EntityManager = this.dataSource.manager): Promise<Refund | undefined> {
    const [row] = (await db.query(`${SELECT} WHERE r.refund_id = $1`, [refundId])) as RefundRow[];
    return row && toRefund(row);
  }

  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<Refund[]> {
    const rows = (await db.query(`${SELECT} WHERE r.order_id = $1 ORDER BY r.refund_id`, [
      orderId,
    ])) as RefundRow[];
    return rows.map(toRefund);
  }

  async page(filter: RefundPageDto): Promise<{ rows: Refund[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`r.refund_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.status !== undefined && filter.status !== null)
      where.push(`r.status = ${bind(filter.status)}`);
    if (filter.kind) where.push(`r.kind = ${bind(filter.kind)}`);
    if (filter.orderId) where.push(`r.order_id = ${bind(filter.orderId)}`);
    if (filter.orderNumber) where.push(`o.order_number ILIKE ${bind(likeText(filter.orderNumber))}`);
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM refund r JOIN sales_order o USING (order_id) WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${condition} ORDER BY (r.status IN (0, 1)) DESC, r.refund_id
        LIMIT ${bind(filter.size)} OFFSET ${bind((filter.current - 1) * filter.size)}`,
      params,
    )) as RefundRow[];
    return { rows: rows.map(toRefund), total: count!.n };
  }

  async insert(tx: EntityManager, refund: NewRefund): Promise<Refund> {
    const [row] = (await tx.query(
      `INSERT INTO refund (order_id, kind, amount_minor, currency, amount_cny_minor, reason, evidence, requested_by_kind, requested_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING refund_id AS "refundId"`,
      [
        refund.orderId,
        refund.kind,
        refund.amountMinor,
        refund.currency,
        refund.amountCnyMinor,
        refund.reason,
        JSON.stringify(refund.evidence ?? []),
        refund.by.kind,
        refund.by.id,
      ],
    )) as { refundId: string }[];
    return (await this.find(row!.refundId, tx))!;
  }

  async decide(
    tx: EntityManager,
    refundId: string,
    to: RefundState,
    by: Actor,
    reason: string | null,
  ): Promise<void> {
    await tx.query(
      `UPDATE refund SET status = $2, decided_by_id = $3, decided_by_name = $4, decided_at = now(), decision_reason = $5
        WHERE refund_id = $1`,
      [refundId, refundCodeOf(to), by.id ?? by.kind, by.name, reason],
    );
  }

  async pay(tx: EntityManager, refundId: string, by: Actor, bankRef: string): Promise<void> {
    await tx.query(
      `UPDATE refund SET status = $2, paid_by_id = $3, paid_by_name = $4, paid_at = now(), bank_ref = $5 WHERE refund_id = $1`,
      [refundId, refundCodeOf('paid'), by.id, by.name, bankRef],
    );
  }

  /** By currency: confirmed slips less every refund that was not rejected; asked-for claims are not promised yet. */
  async returnable(tx: EntityManager, orderId: string): Promise<Returnable[]> {
    return tx.query(
      `SELECT currency, sum(amount)::float8 AS "amountMinor", sum(cny)::float8 AS "amountCnyMinor" FROM (
         SELECT currency, amount_minor AS amount, credited_minor AS cny FROM voucher WHERE order_id = $1 AND status = 1
         UNION ALL
         SELECT currency, -amount_minor, -amount_cny_minor FROM refund
          WHERE order_id = $1 AND status <> 3 AND NOT (kind = 'claim' AND status = 0)) AS flow
       GROUP BY currency HAVING sum(amount) > 0 AND sum(cny) > 0 ORDER BY currency`,
      [orderId],
    );
  }
}
