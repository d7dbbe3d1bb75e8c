// SQL: one statement reads the slips and refunds of all orders of a page.
import { Injectable } from '@nestjs/common';
import { slipReasonTexts, type SlipRejectReason } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { refundStateOf } from '../refund/refund.js';
import { noFacts, type DealFacts, type RefundFact, type SlipFact } from './deal-facts.js';

type StoredSlip = Omit<SlipFact, 'reason' | 'auditedAt'> & {
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  readonly auditedAt: string | null;
};
type StoredRefund = Omit<RefundFact, 'state'> & { readonly status: number };

interface FactsRow {
  readonly orderId: string;
  readonly slips: readonly StoredSlip[];
  readonly refunds: readonly StoredRefund[];
  readonly scanRefusal: string | null;
}

const factsRow = rowShape<FactsRow>({
  orderId: column.bigint,
  slips: column.json<FactsRow['slips']>(),
  refunds: column.json<FactsRow['refunds']>(),
  scanRefusal: column.nullable(column.text),
});

const READ = `
  SELECT id AS "orderId",
    (SELECT COALESCE(json_agg(json_build_object(
       'voucherId', voucher_id::text, 'status', status, 'currency', currency, 'amountMinor', amount_minor,
       'writtenOffMinor', written_off_minor, 'differenceKind', difference_kind, 'paidOn', to_char(paid_on, 'YYYY-MM-DD'), 'bankRef', bank_ref, 'uploadedByKind', uploaded_by_kind,
       'reason', reason, 'reasonCode', reason_code, 'auditedAt', audited_at) ORDER BY voucher_id), '[]')
       FROM voucher WHERE order_id = id) AS slips,
    (SELECT COALESCE(json_agg(json_build_object(
       'kind', kind, 'status', status, 'currency', currency, 'amountMinor', amount_minor) ORDER BY refund_id), '[]')
       FROM refund WHERE order_id = id) AS refunds,
    (SELECT CASE WHEN state = 'sentBack' THEN reason END FROM contract_scan WHERE order_id = id
      ORDER BY scan_id DESC LIMIT 1) AS "scanRefusal"
    FROM unnest($1::bigint[]) AS id`;

@Injectable()
export class DealFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a function that gives the facts of an order by its id, also of one without slips and refunds. */
  async ofOrders(orderIds: readonly string[]): Promise<(orderId: string) => DealFacts> {
    const rows = orderIds.length > 0 ? await queryRows(this.dataSource, factsRow, READ, [orderIds]) : [];
    const facts = new Map(rows.map((row) => [row.orderId, toFacts(row)]));
    return (orderId) => facts.get(orderId) ?? noFacts;
  }
}

function toFacts({ slips, refunds, scanRefusal }: FactsRow): DealFacts {
  return {
    scanRefusal,
    slips: slips.map(({ reason, reasonCode, auditedAt, ...slip }) => ({
      ...slip,
      reason: slipReasonTexts(reasonCode, reason ?? ''),
      auditedAt: auditedAt === null ? null : new Date(auditedAt),
    })),
    refunds: refunds.map(({ status, ...refund }) => ({ ...refund, state: refundStateOf(status) })),
  };
}
