import { CAR_FATES, orderStateOf } from '@mall/contracts/order';
import { column, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import type { Order, OrderAddress, PromisedDays } from './order.js';

/** An order as it is read, with its state as a code. */
type OrderRow = Omit<Order, 'state'> & { readonly status: number };

/** Columns of `orderShape`, read from `sales_order`. */
export const ORDER_COLUMNS = `order_id AS "orderId", order_number AS "orderNumber", order_key AS "orderKey", user_id AS "userId",
  shop_id AS "shopId",
  COALESCE(shop_names, jsonb_build_object('ru', shop_name, 'zh', shop_name, 'en', shop_name)) AS "shopName",
  status, contract_status AS "contractStatus", voucher_status AS "voucherStatus", slip_status AS "slipStatus",
  contract_number AS "contractNumber",
  total_minor::float8 AS "totalMinor", total_rub_minor::float8 AS "totalRubMinor",
  credited_minor::float8 AS "creditedMinor", rate_scaled::float8 AS "rateScaled",
  rate_source AS "rateSource", rate_as_of AS "rateAsOf", rate_locked_until AS "rateLockedUntil",
  total_count AS "totalCount", incoterm, remarks, consignee, mobile, address, pay_before AS "payBefore",
  extended_hours AS "extendedHours",
  held_until AS "heldUntil",
  paid_at AS "paidAt", shipped_at AS "shippedAt", carrier, tracking_number AS "trackingNumber",
  delivery_note AS "deliveryNote", auto_receipt_days AS "autoReceiptDays", auto_receipt_at AS "autoReceiptAt",
  promised_days AS "promisedDays", completed_at AS "completedAt",
  cancelled_at AS "cancelledAt", close_type AS "closeType", close_reason AS "closeReason",
  closed_by AS "closedBy", car_fate AS "carFate", car_reason AS "carReason",
  square_consent_at AS "squareConsentAt", buyer_removed_at IS NOT NULL AS "isRemoved", version,
  (SELECT COALESCE(sum(COALESCE(v.received_minor, v.amount_minor)), 0)::float8 FROM voucher v
    WHERE v.order_id = sales_order.order_id AND v.status = 1 AND v.currency = 'RUB' AND v.rate_scaled = sales_order.rate_scaled)
    AS "roublesMinor",
  EXISTS (SELECT FROM refund r WHERE r.order_id = sales_order.order_id AND r.status IN (0, 1) AND r.kind <> 'overpaid')
    AS "hasOpenRefund",
  EXISTS (SELECT FROM refund r WHERE r.order_id = sales_order.order_id AND r.status IN (0, 1)) AS "isReturning",
  (SELECT COALESCE(sum(r.amount_cny_minor), 0)::float8 FROM refund r
    WHERE r.order_id = sales_order.order_id AND r.status <> 3) AS "returningMinor",
  EXISTS (SELECT FROM voucher w WHERE w.order_id = sales_order.order_id AND w.status = 0 AND w.is_fair) AS "isFairlyClaimed",
  (SELECT COALESCE(sum(i.count - cardinality(i.vins)) FILTER (WHERE i.vin IS NULL), 0)::int FROM order_item i
    WHERE i.order_id = sales_order.order_id) AS "vinsMissing",
  created_at AS "createdAt", now() AS "now"`;

const money = column.integer;
const timestamp = column.timestamp;
const text = column.nullable(column.text);
const moment = column.nullable(timestamp);

export const orderShape = rowShape<OrderRow>({
  orderId: column.bigint,
  orderNumber: column.text,
  orderKey: column.text,
  userId: column.bigint,
  shopId: column.bigint,
  shopName: column.json<Texts>(),
  status: column.integer,
  contractStatus: column.integer,
  voucherStatus: column.integer,
  slipStatus: column.integer,
  contractNumber: column.text,
  totalMinor: money,
  totalRubMinor: money,
  creditedMinor: money,
  rateScaled: money,
  roublesMinor: money,
  rateSource: column.text,
  rateAsOf: timestamp,
  rateLockedUntil: timestamp,
  totalCount: column.integer,
  incoterm: column.text,
  remarks: text,
  consignee: column.text,
  mobile: column.text,
  address: column.json<OrderAddress>(),
  payBefore: timestamp,
  extendedHours: column.integer,
  heldUntil: moment,
  paidAt: moment,
  shippedAt: moment,
  carrier: text,
  trackingNumber: text,
  deliveryNote: text,
  autoReceiptDays: column.integer,
  autoReceiptAt: moment,
  promisedDays: column.nullable(column.json<PromisedDays>()),
  completedAt: moment,
  cancelledAt: moment,
  closeType: column.nullable(column.integer),
  closeReason: text,
  closedBy: text,
  carFate: column.nullable(column.oneOf(...CAR_FATES, 'undecided')),
  carReason: text,
  squareConsentAt: moment,
  isRemoved: column.boolean,
  hasOpenRefund: column.boolean,
  isReturning: column.boolean,
  returningMinor: money,
  isFairlyClaimed: column.boolean,
  vinsMissing: column.integer,
  version: column.integer,
  createdAt: timestamp,
  now: timestamp,
});

export function toOrder({ status, ...row }: OrderRow): Order {
  return { ...row, state: orderStateOf(status)! };
}
