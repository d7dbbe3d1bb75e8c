// SQL: slips are read together with the money of their order, and lists search both.
import { Injectable } from '@nestjs/common';
import {
  slipRejectReasons,
  type SlipRejectReason,
  type UploadVoucherDto,
  type VoucherPageDto,
  paymentSlipStates,
} from '@mall/contracts/order';
import { column, Conditions, type Page, queryRows, querySqlPage, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderMoney } from '../order/balance.js';
import { foundOrders, ofFoundOrders } from '../order/found-orders.js';
import type { Actor } from '../order/order.js';
import type { FileLink } from '../order/private-files.js';
import { PaymentSlipEntity } from './payment-slip.entity.js';
import { slipDecisions, type SlipDecision } from './payment-verdict.js';
import type { SlipCurrency } from './slip-amount.js';

export interface PaymentSlip {
  readonly voucherId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly files: FileLink[];
  readonly amountMinor: number;
  readonly currency: SlipCurrency;
  readonly paidOn: string;
  readonly bankRef: string | null;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  /** What it counts for, fen of CNY; 0 until it is verified. */
  readonly creditedMinor: number;
  /** The first of two people, where two are needed. */
  readonly firstById: string | null;
  readonly firstByName: string | null;
  /** Null without a first person, and where they decided before it was kept. */
  readonly firstDecision: SlipDecision | null;
  readonly uploadedByKind: 'buyer' | 'staff';
  readonly uploadedById: string;
  readonly auditedByName: string | null;
  readonly auditedAt: Date | null;
  readonly createdAt: Date;
  readonly totalMinor: number;
  readonly totalRubMinor: number;
  /** Of its order, now. */
  readonly money: OrderMoney;
}

type PaymentSlipRow = Omit<PaymentSlip, 'money'> &
  Omit<OrderMoney, 'totalMinor' | 'creditedMinor'> & { readonly paidMinor: number };

function toPaymentSlip({ rateScaled, paidMinor, ...row }: PaymentSlipRow): PaymentSlip {
  return { ...row, money: { totalMinor: row.totalMinor, creditedMinor: paidMinor, rateScaled } };
}

/** Which slips a list shows; the desk's own filters besides those of the plain list. */
export interface PaymentSlipFilter extends Partial<VoucherPageDto> {
  readonly size: number;
  readonly current: number;
  readonly keyWord?: string;
  readonly currency?: string;
  readonly secondPerson?: boolean;
}

const slipRow = rowShape<PaymentSlipRow>({
  voucherId: column.bigint,
  orderId: column.bigint,
  orderNumber: column.text,
  files: column.json<FileLink[]>(),
  amountMinor: column.integer,
  currency: column.oneOf('CNY', 'RUB'),
  paidOn: column.day,
  bankRef: column.nullable(column.text),
  status: column.integer,
  reason: column.nullable(column.text),
  reasonCode: column.nullable(column.keyOf(slipRejectReasons)),
  creditedMinor: column.integer,
  firstById: column.nullable(column.text),
  firstByName: column.nullable(column.text),
  firstDecision: column.nullable(column.oneOf(...slipDecisions)),
  uploadedByKind: column.oneOf('buyer', 'staff'),
  uploadedById: column.text,
  auditedByName: column.nullable(column.text),
  auditedAt: column.nullable(column.timestamp),
  createdAt: column.timestamp,
  totalMinor: column.integer,
  totalRubMinor: column.integer,
  paidMinor: column.integer,
  rateScaled: column.integer,
});
const slipId = rowShape({ voucherId: column.bigint });
const sinceRow = rowShape({ since: column.nullable(column.timestamp) });

const COLUMNS = `v.voucher_id AS "voucherId", v.order_id AS "orderId", o.order_number AS "orderNumber", v.files,
  v.amount_minor::float8 AS "amountMinor", v.currency, to_char(v.paid_on, 'YYYY-MM-DD') AS "paidOn",
  v.bank_ref AS "bankRef", v.status, v.reason,
  v.reason_code AS "reasonCode", v.credited_minor::float8 AS "creditedMinor", v.first_by_id AS "firstById",
  v.first_by_name AS "firstByName", v.first_decision AS "firstDecision", v.uploaded_by_kind AS "uploadedByKind",
  v.uploaded_by_id AS "uploadedById", v.audited_by_name AS "auditedByName", v.audited_at AS "auditedAt",
  v.created_at AS "createdAt", o.total_minor::float8 AS "totalMinor", o.total_rub_minor::float8 AS "totalRubMinor",
  o.credited_minor::float8 AS "paidMinor", o.rate_scaled::float8 AS "rateScaled"`;
const FROM = 'voucher v JOIN sales_order o USING (order_id)';
const SELECT = `SELECT ${COLUMNS} FROM ${FROM}`;

const SORTABLE: Readonly<Record<string, string>> = {
  voucherId: 'v.voucher_id',
  createTime: 'v.voucher_id',
  orderNumber: 'v.order_id',
  amountFee: 'v.amount_minor',
  status: 'v.status',
};

const byReferenceOrOrder = (matching: string): string =>
  `v.voucher_id IN (SELECT voucher_id FROM voucher_text WHERE ${matching}
     UNION SELECT voucher_id FROM voucher WHERE order_id IN (${foundOrders(matching)}))`;

@Injectable()
export class PaymentSlipRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    voucherId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<PaymentSlip | undefined> {
    const [row] = await queryRows(db, slipRow, `${SELECT} WHERE v.voucher_id = $1`, [voucherId]);
    return row && toPaymentSlip(row);
  }

  /** In the sequence in which they were handed in. */
  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<PaymentSlip[]> {
    const sql = `${SELECT} WHERE v.order_id = $1 ORDER BY v.voucher_id`;
    const rows = await queryRows(db, slipRow, sql, [orderId]);
    return rows.map(toPaymentSlip);
  }

  /** Waiting slips first, the longest waiting on top, unless another order is requested. */
  async page(request: PaymentSlipFilter): Promise<Page<PaymentSlip>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `v.voucher_id = ANY(${ids}::bigint[])`)
      .when(request.status, (status) => `v.status = ${status}`)
      .occurs(request.orderNumber, ofFoundOrders)
      .contains(request.orderNumber, 'o.order_number')
      .when(request.orderId, (orderId) => `v.order_id = ${orderId}`)
      .when(request.currency, (currency) => `v.currency = ${currency}`)
      .when(request.secondPerson, (isNeeded) => `(v.first_by_id IS NOT NULL) = ${isNeeded}`)
      .occurs(request.keyWord, byReferenceOrOrder)
      .when(request.startTime, (start) => `v.created_at >= ${start}::timestamptz`)
      .when(request.endTime, (end) => `v.created_at <= ${end}::timestamptz`);
    const { rows, total } = await querySqlPage(
      this.dataSource,
      {
        shape: slipRow,
        select: COLUMNS,
        from: FROM,
        where,
        sortable: SORTABLE,
        order: '(v.status = 0) DESC, v.voucher_id',
      },
      request,
    );
    return { rows: rows.map(toPaymentSlip), total };
  }

  /** Replaces a waiting slip by a newer one of the same person; false when there is none such. */
  async replace(tx: EntityManager, orderId: string, voucherId: string, by: Actor): Promise<boolean> {
    const waiting = { voucherId, orderId, status: paymentSlipStates.waiting, ...uploadedBy(by) };
    const { affected } = await tx
      .getRepository(PaymentSlipEntity)
      .update(waiting, { status: paymentSlipStates.replaced });
    return affected === 1;
  }

  countWaiting(tx: EntityManager, orderId: string): Promise<number> {
    return tx.getRepository(PaymentSlipEntity).countBy({ orderId, status: paymentSlipStates.waiting });
  }

  /** Every slip that the buyer has handed in for this order, whatever became of it. */
  countOfBuyer(tx: EntityManager, orderId: string): Promise<number> {
    return tx.getRepository(PaymentSlipEntity).countBy({ orderId, uploadedByKind: 'buyer' });
  }

  /** When the first slip after the last rejection was handed in, replaced ones included; undefined without any. */
  async waitingSince(tx: EntityManager, orderId: string): Promise<Date | undefined> {
    const [row] = await queryRows(
      tx,
      sinceRow,
      `SELECT min(created_at) AS since FROM voucher WHERE order_id = $1 AND status IN (0, 3) AND created_at > COALESCE(
         (SELECT max(audited_at) FROM voucher WHERE order_id = $1 AND status = 2), '-infinity')`,
      [orderId],
    );
    return row?.since ?? undefined;
  }

  /** Kopecks that were counted for this order at this rate so far. */
  async roublesCredited(tx: EntityManager, orderId: string, rateScaled: number): Promise<number> {
    const counted = { orderId, status: paymentSlipStates.verified, currency: 'RUB' as const, rateScaled };
    return (await tx.getRepository(PaymentSlipEntity).sum('amountMinor', counted)) ?? 0;
  }

  async confirmFirst(
    tx: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
  ): Promise<void> {
    const person = { firstById: by.id ?? 'system', firstByName: by.name };
    const first = { ...person, firstDecision, firstAt: () => 'now()' };
    await tx.getRepository(PaymentSlipEntity).update({ voucherId, status: paymentSlipStates.waiting }, first);
  }

  /** A waiting slip of the same person with the same files and figures. */
  async findSameWaiting(tx: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string | undefined> {
    const { files, ...row } = rowOf(slip, by);
    const [found] = await queryRows(
      tx,
      slipId,
      `SELECT voucher_id AS "voucherId" FROM voucher
        WHERE order_id = $1 AND status = 0 AND files = $2::jsonb AND amount_minor = $3 AND currency = $4
          AND paid_on = $5 AND bank_ref IS NOT DISTINCT FROM $6 AND uploaded_by_kind = $7 AND uploaded_by_id = $8`,
      [
        row.orderId,
        JSON.stringify(files),
        row.amountMinor,
        row.currency,
        row.paidOn,
        row.bankRef,
        row.uploadedByKind,
        row.uploadedById,
      ],
    );
    return found?.voucherId;
  }

  async insert(tx: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string> {
    const { identifiers } = await tx.getRepository(PaymentSlipEntity).insert(rowOf(slip, by));
    return (identifiers[0] as Pick<PaymentSlipEntity, 'voucherId'>).voucherId;
  }

  /** False when the slip was audited or replaced meanwhile. */
  async audit(
    tx: EntityManager,
    voucherId: string,
    verdict: {
      status: 1 | 2;
      reason: string | null;
      reasonCode: SlipRejectReason | null;
      differenceAccepted: boolean;
      creditedMinor: number;
      rateScaled: number | null;
      by: Actor;
    },
  ): Promise<boolean> {
    const { by, ...change } = verdict;
    const { affected } = await tx
      .getRepository(PaymentSlipEntity)
      .update(
        { voucherId, status: paymentSlipStates.waiting },
        { ...change, auditedById: by.id ?? 'system', auditedByName: by.name, auditedAt: () => 'now()' },
      );
    return affected === 1;
  }
}

const uploadedBy = (by: Actor) => ({ uploadedByKind: by.kind, uploadedById: by.id ?? 'system' });

const rowOf = (slip: UploadVoucherDto, by: Actor) => ({
  orderId: slip.orderId,
  files: slip.files,
  amountMinor: slip.amountFee,
  currency: slip.currency,
  paidOn: slip.paidTime,
  bankRef: slip.bankRef ?? null,
  ...uploadedBy(by),
});
