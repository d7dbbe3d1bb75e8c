// SQL: one statement reads everything that the rules of a deal compare.
import { Injectable } from '@nestjs/common';
import {
  dealSettings,
  orderStateOf,
  SHIPPED_MILESTONES,
  type Deal,
  type DealRefund,
  type DealSlip,
} from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import type { DealReader } from '../order/order-ports.js';
import { refundStateOf } from '../refund/refund.js';

type DealRow = Omit<Deal, 'state' | 'refunds'> & {
  readonly status: number;
  readonly refunds: readonly (Omit<DealRefund, 'state'> & { readonly status: number })[];
};

const dealShape = rowShape<DealRow>({
  orderId: column.bigint,
  status: column.integer,
  closeType: column.nullable(column.integer),
  contractStatus: column.integer,
  isContractSealed: column.boolean,
  isContractOutdated: column.boolean,
  isScanWaiting: column.boolean,
  slipStatus: column.integer,
  totalMinor: column.integer,
  creditedMinor: column.integer,
  partRefundPercent: column.integer,
  slips: column.json<DealSlip[]>(),
  refunds: column.json<DealRow['refunds']>(),
  vinsMissing: column.integer,
  isVinElsewhere: column.boolean,
  milestonesWritten: column.integer,
  shippedMilestones: column.integer,
  wasShipped: column.boolean,
  books: column.json<Deal['books']>(),
});

/**
 * Returns SQL of a JSON array of the staff among these expressions; the service itself and people without a task are
 * left out.
 */
const staffAmong = (...ids: readonly string[]): string =>
  `array_to_json(array_remove(array_remove(ARRAY[${ids.join(', ')}]::text[], NULL), 'system'))`;

const balanceOf = (account: string): string =>
  `COALESCE(sum(credit_minor - debit_minor) FILTER (WHERE account = '${account}'), 0)`;

const READ = `
  SELECT o.order_id AS "orderId", o.status, o.close_type AS "closeType", o.contract_status AS "contractStatus",
    EXISTS (SELECT FROM sales_contract c WHERE c.order_id = o.order_id AND c.signed_at IS NOT NULL) AS "isContractSealed",
    EXISTS (SELECT FROM sales_contract c WHERE c.order_id = o.order_id AND c.signed_at IS NULL AND o.status IN (1, 4) AND (
      (c.facts->>'totalRubMinor')::bigint <> o.total_rub_minor OR round((c.facts->>'rate')::numeric * 10000) <> o.rate_scaled
      -- A scan that waits stands with the time that it was handed in with.
      OR o.contract_status = 0 AND (abs(extract(epoch FROM (c.facts->>'payBefore')::timestamptz - o.pay_before)) >= 1
        OR (SELECT array_agg(vin ORDER BY vin) FROM jsonb_array_elements(c.facts->'items') AS line,
              jsonb_array_elements_text(line->'vins') AS vin)
          IS DISTINCT FROM (SELECT array_agg(named.vin ORDER BY named.vin) FROM order_item i, unnest(i.vins) AS named (vin)
              WHERE i.order_id = o.order_id))))
      AS "isContractOutdated",
    EXISTS (SELECT FROM contract_scan s WHERE s.order_id = o.order_id AND s.state = 'waiting') AS "isScanWaiting",
    o.slip_status AS "slipStatus", o.total_minor::float8 AS "totalMinor", o.credited_minor::float8 AS "creditedMinor",
    COALESCE((SELECT value::int FROM deal_setting WHERE setting_key = 'partRefundPercent'), ${dealSettings.partRefundPercent.initial})
      AS "partRefundPercent",
    (SELECT COALESCE(json_agg(json_build_object(
       'voucherId', voucher_id::text, 'status', status, 'currency', currency, 'amountMinor', COALESCE(received_minor, amount_minor),
       'creditedMinor', credited_minor, 'transferLeftMinor', (
         SELECT whole_minor - (SELECT COALESCE(sum(COALESCE(p.received_minor, p.amount_minor)), 0) FROM voucher p
                                WHERE p.transfer_id = t.transfer_id AND p.status = 1)
           FROM bank_transfer t WHERE t.transfer_id = v.transfer_id), 'staffIds', ${staffAmong(
             `CASE WHEN uploaded_by_kind = 'staff' THEN uploaded_by_id END`,
             'CASE WHEN status IN (0, 1) THEN first_by_id END',
             'CASE WHEN status = 1 THEN audited_by_id END',
           )}) ORDER BY voucher_id), '[]') FROM voucher v WHERE v.order_id = o.order_id) AS slips,
    (SELECT COALESCE(json_agg(json_build_object(
       'refundId', refund_id::text, 'kind', kind, 'status', status, 'currency', currency, 'amountMinor', amount_minor,
       'amountCnyMinor', amount_cny_minor, 'approvedByIds', ${staffAmong(
         'CASE WHEN status <> 3 THEN first_by_id END',
         'CASE WHEN status IN (1, 2) THEN decided_by_id END',
       )}, 'paidById', NULLIF(paid_by_id, 'system')) ORDER BY refund_id), '[]')
       FROM refund r WHERE r.order_id = o.order_id) AS refunds,
    (SELECT COALESCE(sum(count - cardinality(vins)) FILTER (WHERE vin IS NULL), 0)::int FROM order_item i
      WHERE i.order_id = o.order_id) AS "vinsMissing",
    EXISTS (SELECT FROM order_item i, unnest(CASE WHEN i.vin IS NULL THEN i.vins ELSE ARRAY[i.vin] END) AS named (vin)
      LEFT JOIN order_vin v USING (vin)
      WHERE i.order_id = o.order_id AND v.order_item_id IS DISTINCT FROM i.order_item_id) AS "isVinElsewhere",
    (SELECT COALESCE(sum(1 + corrections), 0)::int FROM milestone m WHERE m.order_id = o.order_id) AS "milestonesWritten",
    (SELECT count(*)::int FROM milestone m WHERE m.order_id = o.order_id AND m.code = ANY ($2)) AS "shippedMilestones",
    o.shipped_at IS NOT NULL AS "wasShipped",
    (SELECT json_build_object('bank', ${balanceOf('bank')}, 'buyer', ${balanceOf('buyer')}, 'sales', ${balanceOf('sales')})
       FROM ledger_journal JOIN ledger_entry USING (journal_id) WHERE order_id = o.order_id) AS books
    FROM sales_order o WHERE o.order_id = $1`;

@Injectable()
export class DealRepository implements DealReader {
  /** Reads a deal. @throws when the order does not exist: it was locked before. */
  async read(tx: EntityManager, orderId: string): Promise<Deal> {
    const [row] = await queryRows(tx, dealShape, READ, [orderId, SHIPPED_MILESTONES]);
    const { status, refunds, ...deal } = row!;
    return {
      ...deal,
      state: orderStateOf(status)!,
      refunds: refunds.map(({ status: code, ...refund }) => ({ ...refund, state: refundStateOf(code) })),
    };
  }
}
