// SQL: refunds are read together with their order, and the returnable amount is summed over slips and
// refunds.
import { Injectable } from '@nestjs/common';
import type { DealPeople, PayRefundDto, RefundKind, RefundPageDto, RefundState } from '@mall/contracts/order';
import { column, Conditions, type Page, queryRows, querySqlPage, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { ofFoundOrders } from '../order/found-orders.js';
import { namesSql, type OrderNames } from '../order/order-names.js';
import { peopleSql } from '../order/order-people.js';
import type { Actor } from '../order/order.js';
import { RefundEntity } from './refund.entity.js';
import { refundCodeOf, refundStateOf, type Refund } from './refund.js';
import {
  paymentsLeft,
  returnableOf,
  type GivenBack,
  type PaidIn,
  type RefundSource,
  type Returnable,
} from './returnable.js';

type RefundRow = Omit<Refund, 'state'> & { readonly status: number };

export interface NewRefund {
  readonly orderId: string;
  readonly kind: RefundKind;
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amountCnyMinor: number;
  readonly reason: string | null;
  readonly evidence?: readonly { readonly url: string; readonly originName: string }[];
  /** Payments that it gives back; together they make up its amounts. */
  readonly sources: readonly RefundSource[];
  /** Given where one claim for the whole sum opens several refunds. */
  readonly claimKey?: string | null;
  readonly by: Actor;
}

/** Proof that a refund was paid out. */
export interface Payout extends Pick<PayRefundDto, 'bankRef' | 'files'> {
  readonly transferId: string;
}

const refundRow = rowShape<RefundRow>({
  refundId: column.bigint,
  orderId: column.bigint,
  orderNumber: column.text,
  userId: column.bigint,
  shopId: column.bigint,
  kind: column.oneOf('cancelled', 'overpaid', 'claim'),
  status: column.integer,
  amountMinor: column.integer,
  currency: column.oneOf('CNY', 'RUB'),
  amountCnyMinor: column.integer,
  reason: column.nullable(column.text),
  evidence: column.json<Refund['evidence']>(),
  requestedByKind: column.oneOf('buyer', 'merchant', 'staff', 'system'),
  requestedById: column.nullable(column.text),
  requestedByName: column.nullable(column.text),
  firstById: column.nullable(column.text),
  firstByName: column.nullable(column.text),
  decidedById: column.nullable(column.text),
  decidedByName: column.nullable(column.text),
  decidedAt: column.nullable(column.timestamp),
  decisionReason: column.nullable(column.text),
  paidById: column.nullable(column.text),
  paidAt: column.nullable(column.timestamp),
  bankRef: column.nullable(column.text),
  payoutFiles: column.json<Refund['payoutFiles']>(),
  claimKey: column.nullable(column.text),
  decidedWith: column.json<Refund['decidedWith']>(),
  createdAt: column.timestamp,
  people: column.json<DealPeople>(),
  names: column.json<OrderNames>(),
});
const paidInRow = rowShape<PaidIn>({
  voucherId: column.bigint,
  currency: column.oneOf('CNY', 'RUB'),
  amountMinor: column.integer,
  cnyMinor: column.integer,
});
const givenBackRow = rowShape<GivenBack>({
  currency: column.oneOf('CNY', 'RUB'),
  amountMinor: column.integer,
  cnyMinor: column.integer,
  sources: column.json<RefundSource[]>(),
});

const COLUMNS = `r.refund_id AS "refundId", r.order_id AS "orderId", o.order_number AS "orderNumber",
  o.user_id AS "userId", o.shop_id AS "shopId", r.kind, r.status, r.amount_minor::float8 AS "amountMinor", r.currency,
  r.amount_cny_minor::float8 AS "amountCnyMinor", r.reason, r.evidence, r.requested_by_kind AS "requestedByKind",
  r.requested_by_id AS "requestedById", r.requested_by_name AS "requestedByName", r.first_by_id AS "firstById", r.first_by_name AS "firstByName",
  r.payout_files AS "payoutFiles", r.claim_key AS "claimKey",
  (SELECT COALESCE(json_agg(json_build_object('refundId', w.refund_id::text, 'amountMinor', w.amount_minor,
      'currency', w.currency) ORDER BY w.refund_id), '[]')
     FROM refund w WHERE w.order_id = r.order_id AND w.claim_key = r.claim_key AND w.refund_id <> r.refund_id) AS "decidedWith", r.decided_by_id AS "decidedById", r.decided_by_name AS "decidedByName",
  r.paid_by_id AS "paidById", r.decided_at AS "decidedAt",
  r.decision_reason AS "decisionReason", r.paid_at AS "paidAt", r.bank_ref AS "bankRef", r.created_at AS "createdAt",
  ${peopleSql('o.order_id')} AS people, ${namesSql('o')} AS names`;
const FROM = 'refund r JOIN sales_order o USING (order_id)';
const SELECT = `SELECT ${COLUMNS} FROM ${FROM}`;

const SORTABLE = {
  refundId: 'r.refund_id',
  createTime: 'r.created_at',
  orderNumber: 'r.order_id',
  status: 'r.status',
  isOpen: '(r.status IN (0, 1))',
  amountFee: 'r.amount_minor',
};

const toRefund = ({ status, ...row }: RefundRow): Refund => ({ ...row, state: refundStateOf(status) });

@Injectable()
export class RefundRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(refundId: string, db: EntityManager = this.dataSource.manager): Promise<Refund | undefined> {
    const [row] = await queryRows(db, refundRow, `${SELECT} WHERE r.refund_id = $1`, [refundId]);
    return row && toRefund(row);
  }

  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<Refund[]> {
    const sql = `${SELECT} WHERE r.order_id = $1 ORDER BY r.refund_id`;
    const rows = await queryRows(db, refundRow, sql, [orderId]);
    return rows.map(toRefund);
  }

  /** Returns open refunds first, the oldest on top, unless another order is requested. */
  async page(request: RefundPageDto): Promise<Page<Refund>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `r.refund_id = ANY(${ids}::bigint[])`)
      .when(request.status, (status) => `r.status = ${status}`)
      .when(request.kind, (kind) => `r.kind = ${kind}`)
      .when(request.orderId, (orderId) => `r.order_id = ${orderId}`)
      .occurs(request.orderNumber, ofFoundOrders)
      .contains(request.orderNumber, 'o.order_number');
    const { rows, total } = await querySqlPage(
      this.dataSource,
      {
        shape: refundRow,
        select: COLUMNS,
        from: FROM,
        where,
        sortable: SORTABLE,
        order: '(r.status IN (0, 1)) DESC, r.refund_id',
      },
      request,
    );
    return { rows: rows.map(toRefund), total };
  }

  async insert(tx: EntityManager, { by, evidence = [], ...refund }: NewRefund): Promise<Refund> {
    const requested = { requestedByKind: by.kind, requestedById: by.id, requestedByName: by.name };
    const row = { ...refund, evidence: [...evidence], ...requested };
    const { identifiers } = await tx.getRepository(RefundEntity).insert(row);
    return (await this.find((identifiers[0] as Pick<RefundEntity, 'refundId'>).refundId, tx))!;
  }

  async approveFirst(tx: EntityManager, refundId: string, by: Actor): Promise<void> {
    const first = { firstById: by.id ?? by.kind, firstByName: by.name, firstAt: () => 'now()' };
    await tx.getRepository(RefundEntity).update({ refundId }, first);
  }

  async decide(
    tx: EntityManager,
    refundId: string,
    to: RefundState,
    by: Actor,
    reason: string | null,
  ): Promise<void> {
    await tx.getRepository(RefundEntity).update(
      { refundId },
      {
        status: refundCodeOf(to),
        decidedById: by.id ?? by.kind,
        decidedByName: by.name,
        decidedAt: () => 'now()',
        decisionReason: reason,
      },
    );
  }

  async pay(
    tx: EntityManager,
    refundId: string,
    by: Actor,
    { bankRef, files, transferId }: Payout,
  ): Promise<void> {
    const proof = { bankRef, payoutFiles: files, transferId };
    const change = { status: refundCodeOf('paid'), paidById: by.id, paidByName: by.name, ...proof };
    await tx.getRepository(RefundEntity).update({ refundId }, { ...change, paidAt: () => 'now()' });
  }

  /**
   * Returns the amounts that cancelling the order gives back, by currency: undecided claims do not count, because it
   * ends them.
   */
  async returnable(orderId: string, db?: EntityManager): Promise<Returnable[]> {
    return returnableOf(await this.paymentsLeft(orderId, { areClaimsEnded: true }, db));
  }

  /** Returns the rest of each payment of an order, the oldest first, after the valid refunds. */
  async paymentsLeft(
    orderId: string,
    { areClaimsEnded }: { readonly areClaimsEnded: boolean },
    db: EntityManager = this.dataSource.manager,
  ): Promise<PaidIn[]> {
    const payments = await queryRows(
      db,
      paidInRow,
      `SELECT voucher_id AS "voucherId", currency, COALESCE(received_minor, amount_minor)::float8 AS "amountMinor",
         credited_minor::float8 AS "cnyMinor" FROM voucher WHERE order_id = $1 AND status = 1 ORDER BY voucher_id`,
      [orderId],
    );
    const refunds = await queryRows(
      db,
      givenBackRow,
      `SELECT currency, amount_minor::float8 AS "amountMinor", amount_cny_minor::float8 AS "cnyMinor", sources FROM refund
        WHERE order_id = $1 AND status <> 3 AND NOT ($2 AND kind = 'claim' AND status = 0) ORDER BY refund_id`,
      [orderId, areClaimsEnded],
    );
    return paymentsLeft(payments, refunds);
  }
}
