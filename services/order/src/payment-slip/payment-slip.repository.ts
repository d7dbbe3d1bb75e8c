import { Injectable } from '@nestjs/common';
import type { SlipRejectReason, UploadVoucherDto, VoucherPageDto } from '@mall/contracts/order';
import { likeText } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderMoney } from '../order/balance.js';
import type { Actor } from '../order/order.js';
import type { FileLink } from '../order/private-files.js';
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

const SELECT = `SELECT v.voucher_id AS "voucherId", v.order_id AS "orderId", o.order_number AS "orderNumber", v.files,
  v.amount_minor::float8 AS "amountMinor", v.currency, to_char(v.paid_on, 'YYYY-MM-DD') AS "paidOn",
  v.bank_ref AS "bankRef", v.status, v.reason,
  v.reason_code AS "reasonCode", v.credited_minor::float8 AS "creditedMinor", v.first_by_id AS "firstById",
  v.first_by_name AS "firstByName", v.uploaded_by_kind AS "uploadedByKind",
  v.uploaded_by_id AS "uploadedById", v.audited_by_name AS "auditedByName", v.audited_at AS "auditedAt",
  v.created_at AS "createdAt", o.total_minor::float8 AS "totalMinor", o.total_rub_minor::float8 AS "totalRubMinor",
  o.credited_minor::float8 AS "paidMinor", o.rate_scaled::float8 AS "rateScaled"
  FROM voucher v JOIN sales_order o USING (order_id)`;

const SORTABLE: Readonly<Record<string, string>> = {
  voucherId: 'v.voucher_id',
  createTime: 'v.voucher_id',
  orderNumber: 'v.order_id',
  amountFee: 'v.amount_minor',
  status: 'v.status',
};

@Injectable()
export class PaymentSlipRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    voucherId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<PaymentSlip | undefined> {
    const [row] = (await db.query(`${SELECT} WHERE v.voucher_id = $1`, [voucherId])) as PaymentSlipRow[];
    return row && toPaymentSlip(row);
  }

  async ofOrder(orderId: string): Promise<PaymentSlip[]> {
    const rows = (await this.dataSource.query(`${SELECT} WHERE v.order_id = $1 ORDER BY v.voucher_id DESC`, [
      orderId,
    ])) as PaymentSlipRow[];
    return rows.map(toPaymentSlip);
  }

  /** Slips that wait come first, the longest waiting on top, unless told otherwise. */
  async page(filter: PaymentSlipFilter): Promise<{ rows: PaymentSlip[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`v.voucher_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.status !== undefined && filter.status !== null)
      where.push(`v.status = ${bind(filter.status)}`);
    if (filter.orderNumber) where.push(`o.order_number ILIKE ${bind(likeText(filter.orderNumber))}`);
    if (filter.orderId) where.push(`v.order_id = ${bind(filter.orderId)}`);
    if (filter.currency) where.push(`v.currency = ${bind(filter.currency)}`);
    if (filter.secondPerson !== undefined && filter.secondPerson !== null)
      where.push(`(v.first_by_id IS NOT NULL) = ${bind(filter.secondPerson)}`);
    if (filter.keyWord)
      where.push(
        `concat_ws(' ', o.order_number, o.contract_number, o.consignee, v.bank_ref) ILIKE ${bind(likeText(filter.keyWord))}`,
      );
    if (filter.startTime) where.push(`v.created_at >= ${bind(filter.startTime)}::timestamptz`);
    if (filter.endTime) where.push(`v.created_at <= ${bind(filter.endTime)}::timestamptz`);
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM voucher v JOIN sales_order o USING (order_id) WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const column = SORTABLE[filter.sortBy ?? ''];
    const order = column
      ? `${column} ${filter.sortOrder === 'DESC' ? 'DESC' : 'ASC'}`
      : '(v.status = 0) DESC';
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${condition} ORDER BY ${order}, v.voucher_id
        LIMIT ${bind(filter.size)} OFFSET ${bind((filter.current - 1) * filter.size)}`,
      params,
    )) as PaymentSlipRow[];
    return { rows: rows.map(toPaymentSlip), total: count!.n };
  }

  /** A slip that still waits gives way to the newer one of the same person; false when there is none such. */
  async replace(tx: EntityManager, orderId: string, voucherId: string, by: Actor): Promise<boolean> {
    const [, changed] = (await tx.query(
      `UPDATE voucher SET status = 3 WHERE voucher_id = $1 AND order_id = $2 AND status = 0
          AND uploaded_by_kind = $3 AND uploaded_by_id = $4`,
      [voucherId, orderId, by.kind, by.id ?? 'system'],
    )) as [unknown, number];
    return changed === 1;
  }

  async countWaiting(tx: EntityManager, orderId: string): Promise<number> {
    const [row] = (await tx.query(
      'SELECT count(*)::int AS n FROM voucher WHERE order_id = $1 AND status = 0',
      [orderId],
    )) as { n: number }[];
    return row!.n;
  }

  /** Kopecks that were counted for this order at this rate so far. */
  async roublesCredited(tx: EntityManager, orderId: string, rateScaled: number): Promise<number> {
    const [row] = (await tx.query(
      `SELECT COALESCE(sum(amount_minor), 0)::float8 AS kopecks FROM voucher
        WHERE order_id = $1 AND status = 1 AND currency = 'RUB' AND rate_scaled = $2`,
      [orderId, rateScaled],
    )) as { kopecks: number }[];
    return row!.kopecks;
  }

  async confirmFirst(tx: EntityManager, voucherId: string, by: Actor): Promise<void> {
    await tx.query(
      'UPDATE voucher SET first_by_id = $2, first_by_name = $3, first_at = now() WHERE voucher_id = $1 AND status = 0',
      [voucherId, by.id ?? 'system', by.name],
    );
  }

  /** The slip that the same person has handed in with the same files and figures, while it waits. */
  async findSameWaiting(tx: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string | undefined> {
    const [row] = (await tx.query(
      `SELECT voucher_id AS "voucherId" FROM voucher
        WHERE order_id = $1 AND status = 0 AND files = $2::jsonb AND amount_minor = $3 AND currency = $4
          AND paid_on = $5 AND bank_ref IS NOT DISTINCT FROM $6 AND uploaded_by_kind = $7 AND uploaded_by_id = $8`,
      slipColumns(slip, by),
    )) as { voucherId: string }[];
    return row?.voucherId;
  }

  async insert(tx: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO voucher (order_id, files, amount_minor, currency, paid_on, bank_ref, uploaded_by_kind, uploaded_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING voucher_id AS "voucherId"`,
      slipColumns(slip, by),
    )) as { voucherId: string }[];
    return row!.voucherId;
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
    const [, changed] = (await tx.query(
      `UPDATE voucher SET status = $2, reason = $3, difference_accepted = $4, audited_by_id = $5,
         audited_by_name = $6, audited_at = now(), reason_code = $7, credited_minor = $8, rate_scaled = $9
        WHERE voucher_id = $1 AND status = 0`,
      [
        voucherId,
        verdict.status,
        verdict.reason,
        verdict.differenceAccepted,
        verdict.by.id ?? 'system',
        verdict.by.name,
        verdict.reasonCode,
        verdict.creditedMinor,
        verdict.rateScaled,
      ],
    )) as [unknown, number];
    return changed === 1;
  }
}

const slipColumns = (slip: UploadVoucherDto, by: Actor): unknown[] => [
  slip.orderId,
  JSON.stringify(slip.files),
  slip.amountFee,
  slip.currency,
  slip.paidTime,
  slip.bankRef ?? null,
  by.kind,
  by.id ?? 'system',
];
