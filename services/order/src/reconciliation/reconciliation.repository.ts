// SQL: one read view compares slips with the other slips and orders of the books.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { balanceIn, type OrderMoney } from '../order/balance.js';

export interface FoundAround {
  readonly voucherId: string;
  readonly referenceUsedBy: string[];
  /** Orders whose slips with this reference wait, too. */
  readonly referenceSharedBy: string[];
  readonly fileUsedBy: string[];
  readonly fitsOrders: string[];
  readonly waitingHours: number;
}

interface FoundRow extends Omit<FoundAround, 'fitsOrders'> {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly openOrders: (OrderMoney & { readonly orderNumber: string })[];
}

/** Maximum number of orders that a hint names. */
const NAMED_ORDERS = 5;

const foundAround = rowShape<FoundRow>({
  voucherId: column.bigint,
  referenceUsedBy: column.array(column.text),
  fileUsedBy: column.array(column.text),
  referenceSharedBy: column.array(column.text),
  currency: column.oneOf('CNY', 'RUB'),
  amountMinor: column.integer,
  openOrders: column.json<FoundRow['openOrders']>(),
  waitingHours: column.integer,
});

@Injectable()
export class ReconciliationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns other slips with the same reference, and orders of the same buyer that match a slip's amount. */
  async foundAround(voucherIds: readonly string[]): Promise<FoundAround[]> {
    const rows = await queryRows(
      this.dataSource,
      foundAround,
      `SELECT v.voucher_id AS "voucherId",
         floor(extract(epoch FROM now() - v.created_at) / 3600)::int AS "waitingHours",
         ARRAY(SELECT DISTINCT oo.order_number FROM voucher w JOIN sales_order oo USING (order_id)
                WHERE w.voucher_id <> v.voucher_id AND w.status = 1 AND w.transfer_id =
                  (SELECT t.transfer_id FROM bank_transfer t WHERE t.reference_key = v.reference_key)) AS "referenceUsedBy",
         ARRAY(SELECT DISTINCT oo.order_number FROM voucher w JOIN sales_order oo USING (order_id)
                WHERE w.reference_key = v.reference_key AND w.voucher_id <> v.voucher_id AND w.status = 0) AS "referenceSharedBy",
         ARRAY(SELECT DISTINCT oo.order_number FROM bank_transfer_file f JOIN bank_transfer t USING (transfer_id)
                 JOIN voucher w ON w.transfer_id = t.transfer_id AND w.status = 1 JOIN sales_order oo ON oo.order_id = w.order_id
                WHERE f.sha256 = ANY(v.file_digests) AND w.voucher_id <> v.voucher_id
                  AND t.reference_key IS DISTINCT FROM v.reference_key) AS "fileUsedBy",
         v.currency, v.amount_minor::float8 AS "amountMinor",
         (SELECT COALESCE(json_agg(json_build_object('orderNumber', oo.order_number, 'totalMinor', oo.total_minor,
              'creditedMinor', oo.credited_minor, 'rateScaled', oo.rate_scaled, 'roublesMinor',
              (SELECT COALESCE(sum(COALESCE(r.received_minor, r.amount_minor)), 0) FROM voucher r WHERE r.order_id = oo.order_id
                  AND r.status = 1 AND r.currency = 'RUB' AND r.rate_scaled = oo.rate_scaled)) ORDER BY oo.order_id), '[]')
            FROM sales_order oo WHERE oo.user_id = o.user_id AND oo.order_id <> o.order_id AND oo.status IN (1, 4)) AS "openOrders"
         FROM voucher v JOIN sales_order o USING (order_id) WHERE v.voucher_id = ANY($1::bigint[])`,
      [voucherIds],
    );
    return rows.map(withFittingOrders);
  }
}

function withFittingOrders({ currency, amountMinor, openOrders, ...found }: FoundRow): FoundAround {
  const fitting = openOrders.filter((order) => balanceIn(currency, order) === amountMinor);
  return { ...found, fitsOrders: fitting.slice(0, NAMED_ORDERS).map(({ orderNumber }) => orderNumber) };
}
