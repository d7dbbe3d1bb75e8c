import { orderStateOf, slipDifferences, slipRejectReasons, type DealPeople } from '@mall/contracts/order';
import { column, rowShape } from '@mall/persistence';
import type { OrderMoney } from '../order/balance.js';
import { isSettled } from '../order/left-to-pay.js';
import { namesSql, type OrderNames } from '../order/order-names.js';
import { peopleSql } from '../order/order-people.js';
import type { FileLink } from '../order/private-files.js';
import type { PaymentSlip } from './payment-slip.js';
import type { FirstStated } from './payment-terms.js';
import { slipDecisions } from './payment-verdict.js';

/** A slip as it is read: the facts of its order are columns of the same row. */
type PaymentSlipRow = Omit<PaymentSlip, 'money' | 'isSettled'> &
  Omit<OrderMoney, 'totalMinor' | 'creditedMinor'> & {
    readonly paidMinor: number;
    readonly orderStatus: number;
    readonly voucherStatus: number;
  };

export function toPaymentSlip(found: PaymentSlipRow): PaymentSlip {
  const { rateScaled, paidMinor, roublesMinor, orderStatus, voucherStatus, ...row } = found;
  return {
    ...row,
    isSettled: isSettled({ state: orderStateOf(orderStatus)!, voucherStatus }),
    money: { totalMinor: row.totalMinor, creditedMinor: paidMinor, rateScaled, roublesMinor },
  };
}

export const slipRow = rowShape<PaymentSlipRow>({
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

/** Columns of `slipRow`, and the tables `v` (slips) and `o` (orders) that they are read from. */
export const slipSql = { columns: COLUMNS, from: 'voucher v JOIN sales_order o USING (order_id)' } as const;
