// SQL: one read view compares slips with the other slips and orders of the books.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';

export interface FoundAround {
  readonly voucherId: string;
  readonly referenceUsedBy: string[];
  readonly fitsOrders: string[];
  readonly waitingHours: number;
}

const foundAround = rowShape<FoundAround>({
  voucherId: column.bigint,
  referenceUsedBy: column.array(column.text),
  fitsOrders: column.array(column.text),
  waitingHours: column.integer,
});

@Injectable()
export class ReconciliationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Other slips with the same reference, and orders of the same buyer that a slip's amount fits. */
  around(voucherIds: readonly string[]): Promise<FoundAround[]> {
    return queryRows(
      this.dataSource,
      foundAround,
      `SELECT v.voucher_id AS "voucherId",
         floor(extract(epoch FROM now() - v.created_at) / 3600)::int AS "waitingHours",
         ARRAY(SELECT DISTINCT oo.order_number FROM voucher w JOIN sales_order oo USING (order_id)
                WHERE w.bank_ref = v.bank_ref AND w.voucher_id <> v.voucher_id AND w.status IN (0, 1)) AS "referenceUsedBy",
         ARRAY(SELECT oo.order_number FROM sales_order oo
                WHERE oo.user_id = o.user_id AND oo.order_id <> o.order_id AND oo.status IN (1, 4)
                  AND CASE v.currency WHEN 'CNY' THEN oo.total_minor - oo.credited_minor
                        ELSE round((oo.total_minor - oo.credited_minor)::numeric * oo.rate_scaled / 10000) END = v.amount_minor
                ORDER BY oo.order_id LIMIT 5) AS "fitsOrders"
         FROM voucher v JOIN sales_order o USING (order_id) WHERE v.voucher_id = ANY($1::bigint[])`,
      [voucherIds],
    );
  }
}
