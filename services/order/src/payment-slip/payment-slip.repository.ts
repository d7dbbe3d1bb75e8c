// SQL: slips are read together with the money of their order, and lists search both.
import { Injectable } from '@nestjs/common';
import {
  orderStateOf,
  slipDifferences,
  slipRejectReasons,
  type DealPeople,
  type SlipDifference,
  type SlipRejectReason,
  type UploadVoucherDto,
  type VoucherPageDto,
  paymentSlipStates,
} from '@mall/contracts/order';
import { column, Conditions, type Page, queryRows, querySqlPage, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderMoney } from '../order/balance.js';
import { isSettled } from '../order/left-to-pay.js';
import { foundOrders, ofFoundOrders } from '../order/found-orders.js';
import { namesSql, type OrderNames } from '../order/order-names.js';
import { peopleSql } from '../order/order-people.js';
import type { Actor } from '../order/order.js';
import type { FileLink } from '../order/private-files.js';
import { referenceKeyOf } from '../transfer/bank-reference.js';
import { PaymentSlipEntity } from './payment-slip.entity.js';
import type { FirstStated, SlipCurrency } from './payment-terms.js';
import { slipDecisions, type SlipDecision } from './payment-verdict.js';
import type { FairClaim } from './slip-hold.js';

export interface PaymentSlip {
  readonly voucherId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly files: FileLink[];
  /** Amount as claimed. */
  readonly amountMinor: number;
  /** Amount as the bank credited it; null until it is verified. */
  readonly receivedMinor: number | null;
  readonly differenceKind: SlipDifference | null;
  /** See `referenceKeyOf`; the key of the transfer for which it was confirmed. */
  readonly transferKey: string | null;
  /** Reference of that transfer, as it was read on the statement first. */
  readonly transferReference: string | null;
  /** Whole amount of a transfer that covers several slips. */
  readonly transferMinor: number | null;
  readonly currency: SlipCurrency;
  readonly paidOn: string;
  readonly bankRef: string | null;
  /** SHA-256 of the files; null until the file service has answered. */
  readonly fileDigests: string[] | null;
  /** Whether it claimed enough to prolong the hold when it was handed in. */
  readonly isFair: boolean;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  /** Amount credited to the order, fen of CNY; 0 until it is verified. */
  readonly creditedMinor: number;
  /** First of two people, where two are required. */
  readonly firstById: string | null;
  readonly firstByName: string | null;
  /** Decision of the first person; null without one, and where it was made before decisions were stored. */
  readonly firstDecision: SlipDecision | null;
  readonly firstStated: FirstStated | null;
  readonly uploadedByKind: 'buyer' | 'staff';
  readonly uploadedById: string;
  readonly auditedById: string | null;
  readonly auditedByName: string | null;
  readonly auditedAt: Date | null;
  readonly createdAt: Date;
  readonly totalMinor: number;
  readonly totalRubMinor: number;
  /** Whether nothing is due for its order any more; see `leftToPay`. */
  readonly isSettled: boolean;
  /** Present amounts of its order. */
  readonly money: OrderMoney;
  readonly people: DealPeople;
  readonly names: OrderNames;
}

type PaymentSlipRow = Omit<PaymentSlip, 'money' | 'isSettled'> &
  Omit<OrderMoney, 'totalMinor' | 'creditedMinor'> & {
    readonly paidMinor: number;
    readonly orderStatus: number;
    readonly voucherStatus: number;
  };

function toPaymentSlip(found: PaymentSlipRow): PaymentSlip {
  const { rateScaled, paidMinor, roublesMinor, orderStatus, voucherStatus, ...row } = found;
  return {
    ...row,
    isSettled: isSettled({ state: orderStateOf(orderStatus)!, voucherStatus }),
    money: { totalMinor: row.totalMinor, creditedMinor: paidMinor, rateScaled, roublesMinor },
  };
}

/** Filters of a list of slips; the desk's own besides those of the plain list. */
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
  receivedMinor: column.nullable(column.integer),
  differenceKind: column.nullable(column.keyOf(slipDifferences)),
  transferKey: column.nullable(column.text),
  transferReference: column.nullable(column.text),
  transferMinor: column.nullable(column.integer),
  currency: column.oneOf('CNY', 'RUB'),
  paidOn: column.day,
  bankRef: column.nullable(column.text),
  fileDigests: column.nullable(column.array(column.text)),
  isFair: column.boolean,
  status: column.integer,
  reason: column.nullable(column.text),
  reasonCode: column.nullable(column.keyOf(slipRejectReasons)),
  creditedMinor: column.integer,
  firstById: column.nullable(column.text),
  firstByName: column.nullable(column.text),
  firstDecision: column.nullable(column.oneOf(...slipDecisions)),
  firstStated: column.nullable(column.json<FirstStated>()),
  uploadedByKind: column.oneOf('buyer', 'staff'),
  uploadedById: column.text,
  auditedById: column.nullable(column.text),
  auditedByName: column.nullable(column.text),
  auditedAt: column.nullable(column.timestamp),
  createdAt: column.timestamp,
  totalMinor: column.integer,
  totalRubMinor: column.integer,
  orderStatus: column.integer,
  voucherStatus: column.integer,
  paidMinor: column.integer,
  rateScaled: column.integer,
  roublesMinor: column.integer,
  people: column.json<DealPeople>(),
  names: column.json<OrderNames>(),
});
const slipId = rowShape({ voucherId: column.bigint });
const filesRow = rowShape({ voucherId: column.bigint, files: column.json<FileLink[]>() });
const sinceRow = rowShape({ since: column.nullable(column.timestamp) });

const COLUMNS = `v.voucher_id AS "voucherId", v.order_id AS "orderId", o.order_number AS "orderNumber", v.files,
  v.amount_minor::float8 AS "amountMinor", v.received_minor::float8 AS "receivedMinor",
  v.difference_kind AS "differenceKind", v.file_digests AS "fileDigests", v.is_fair AS "isFair", v.first_stated AS "firstStated",
  (SELECT reference_key FROM bank_transfer t WHERE t.transfer_id = v.transfer_id) AS "transferKey",
  (SELECT reference FROM bank_transfer t WHERE t.transfer_id = v.transfer_id) AS "transferReference",
  (SELECT whole_minor::float8 FROM bank_transfer t WHERE t.transfer_id = v.transfer_id AND t.is_divided) AS "transferMinor", v.currency, to_char(v.paid_on, 'YYYY-MM-DD') AS "paidOn",
  v.bank_ref AS "bankRef", v.status, v.reason,
  v.reason_code AS "reasonCode", v.credited_minor::float8 AS "creditedMinor", v.first_by_id AS "firstById",
  v.first_by_name AS "firstByName", v.first_decision AS "firstDecision", v.uploaded_by_kind AS "uploadedByKind",
  v.uploaded_by_id AS "uploadedById", v.audited_by_id AS "auditedById",
  v.audited_by_name AS "auditedByName", v.audited_at AS "auditedAt",
  v.created_at AS "createdAt", o.total_minor::float8 AS "totalMinor", o.total_rub_minor::float8 AS "totalRubMinor",
  o.status AS "orderStatus", o.voucher_status AS "voucherStatus", o.credited_minor::float8 AS "paidMinor", o.rate_scaled::float8 AS "rateScaled",
  (SELECT COALESCE(sum(COALESCE(r.received_minor, r.amount_minor)), 0)::float8 FROM voucher r
    WHERE r.order_id = o.order_id AND r.status = 1 AND r.currency = 'RUB' AND r.rate_scaled = o.rate_scaled) AS "roublesMinor",
  ${peopleSql('o.order_id')} AS people, ${namesSql('o')} AS names`;
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

  /** Returns all slips of an order in their only declared order: as they were handed in, the oldest first. */
  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<PaymentSlip[]> {
    const sql = `${SELECT} WHERE v.order_id = $1 ORDER BY v.voucher_id`;
    const rows = await queryRows(db, slipRow, sql, [orderId]);
    return rows.map(toPaymentSlip);
  }

  /** Returns waiting slips first, the longest waiting on top, unless another order is requested. */
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

  /** Replaces a waiting slip by a newer one of the same person; false when there is no such slip. */
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

  /** Returns the number of slips that the buyer has handed in for this order, in any state. */
  countOfBuyer(tx: EntityManager, orderId: string): Promise<number> {
    return tx.getRepository(PaymentSlipEntity).countBy({ orderId, uploadedByKind: 'buyer' });
  }

  /**
   * Returns the time when the first slip after the last rejection was handed in that claims enough, including replaced
   * ones; undefined without any.
   */
  async waitingSince(tx: EntityManager, orderId: string, least: FairClaim): Promise<Date | undefined> {
    const [row] = await queryRows(
      tx,
      sinceRow,
      `SELECT min(created_at) AS since FROM voucher WHERE order_id = $1 AND status IN (0, 3) AND created_at > COALESCE(
         (SELECT max(audited_at) FROM voucher WHERE order_id = $1 AND status = 2), '-infinity')
         AND amount_minor >= CASE currency WHEN 'RUB' THEN $3::bigint ELSE $2::bigint END`,
      [orderId, least.cnyMinor, least.rubMinor],
    );
    return row?.since ?? undefined;
  }

  /** Returns slips whose files were not looked up at the file service yet, the oldest first. */
  async withoutDigests(limit: number): Promise<{ voucherId: string; files: FileLink[] }[]> {
    return queryRows(
      this.dataSource,
      filesRow,
      `SELECT voucher_id AS "voucherId", files FROM voucher WHERE file_digests IS NULL ORDER BY voucher_id LIMIT $1`,
      [limit],
    );
  }

  /** Stores the digests of a slip's files, and for a confirmed slip that they prove its transfer. */
  async keepDigests(voucherId: string, digests: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `WITH kept AS (UPDATE voucher SET file_digests = $2 WHERE voucher_id = $1 RETURNING status, transfer_id)
       INSERT INTO bank_transfer_file (sha256, transfer_id)
       SELECT DISTINCT unnest($2::text[]), transfer_id FROM kept WHERE status = 1 AND transfer_id IS NOT NULL
       ON CONFLICT (sha256) DO NOTHING`,
      [voucherId, digests],
    );
  }

  async confirmFirst(
    tx: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
    firstStated: FirstStated,
  ): Promise<void> {
    const person = { firstById: by.id ?? 'system', firstByName: by.name };
    const first = { ...person, firstDecision, firstStated, firstAt: () => 'now()' };
    await tx.getRepository(PaymentSlipEntity).update({ voucherId, status: paymentSlipStates.waiting }, first);
  }

  /** Finds a waiting slip of the same person with the same files and figures. */
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

  async insert(
    tx: EntityManager,
    slip: UploadVoucherDto,
    by: Actor,
    fileDigests: string[] | null = null,
    isFair = true,
  ): Promise<string> {
    const row = { ...rowOf(slip, by), fileDigests, isFair };
    const { identifiers } = await tx.getRepository(PaymentSlipEntity).insert(row);
    return (identifiers[0] as Pick<PaymentSlipEntity, 'voucherId'>).voucherId;
  }

  /** Writes the decision; false when the slip was audited or replaced meanwhile. */
  async audit(tx: EntityManager, voucherId: string, verdict: SlipVerdict): Promise<boolean> {
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

/** Decision about a slip. */
export interface SlipVerdict {
  readonly status: 1 | 2;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  readonly differenceAccepted: boolean;
  readonly creditedMinor: number;
  readonly rateScaled: number | null;
  readonly by: Actor;
  readonly receivedMinor?: number;
  readonly differenceKind?: SlipDifference | null;
  /** Amount written off in fen of CNY. */
  readonly writtenOffMinor?: number;
  readonly transferId?: string;
  readonly isOtherTransfer?: boolean;
}

const uploadedBy = (by: Actor) => ({ uploadedByKind: by.kind, uploadedById: by.id ?? 'system' });

const rowOf = (slip: UploadVoucherDto, by: Actor) => ({
  orderId: slip.orderId,
  files: slip.files,
  amountMinor: slip.amountFee,
  currency: slip.currency,
  paidOn: slip.paidTime,
  bankRef: slip.bankRef ?? null,
  referenceKey: (slip.bankRef && referenceKeyOf(slip.bankRef)) || null,
  ...uploadedBy(by),
});
