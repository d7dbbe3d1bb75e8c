// SQL: due orders are found, marked and read in one statement, by the database's clock.
import { Injectable } from '@nestjs/common';
import {
  nextStageHours,
  orderReminderRow,
  type OrderReminder,
  type OrderReminderRow,
} from '@mall/contracts/order';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { EntityManager } from 'typeorm';

const due = rowShape({
  orderId: column.bigint,
  orderNumber: column.text,
  userId: column.bigint,
  shopId: column.bigint,
  isSigned: column.boolean,
  deadline: column.timestamp,
});

export type DueOrder = RowOf<typeof due>;

/** Column of the moment of a reminder, and the state in which an order waits for it. */
const MOMENTS: Readonly<
  Record<OrderReminderRow['of'], { readonly at: string; readonly from: string; readonly waits: string }>
> = {
  payBefore: { at: 'o.pay_before', from: 'sales_order o', waits: 'o.status = 1' },
  receiptBefore: { at: 'o.auto_receipt_at', from: 'sales_order o', waits: 'o.status = 3' },
  slipUploaded: {
    at: 'v.created_at',
    from: 'voucher v JOIN sales_order o USING (order_id)',
    waits: 'v.status = 0',
  },
  paid: { at: 'o.paid_at', from: 'sales_order o', waits: 'o.status = 2' },
};

@Injectable()
export class ReminderRepository {
  /**
   * Marks orders as reminded whose time has come, at most `limit`. An order that was placed after that time is left
   * out: its buyer has just read the deadline.
   */
  take(tx: EntityManager, reminder: OrderReminder, limit: number): Promise<DueOrder[]> {
    const row = orderReminderRow(reminder);
    const { at, from, waits } = MOMENTS[row.of];
    return queryRows(
      tx,
      due,
      `WITH due AS (
         INSERT INTO order_reminder (order_id, reminder, deadline)
         SELECT o.order_id, $1, ${at} FROM ${from}
          WHERE ${waits} AND ${at} <= now() + make_interval(hours => $2::int)
            AND ($3::int IS NULL OR ${at} > now() + make_interval(hours => $3::int))
            AND o.created_at < ${at} - make_interval(hours => $2::int)
            AND NOT EXISTS (SELECT FROM order_reminder r
                             WHERE r.order_id = o.order_id AND r.reminder = $1 AND r.deadline = ${at})
          ORDER BY ${at} LIMIT $4
         ON CONFLICT DO NOTHING RETURNING order_id, deadline)
       SELECT o.order_id AS "orderId", o.order_number AS "orderNumber", o.user_id AS "userId", o.shop_id AS "shopId",
              o.contract_status = 1 AS "isSigned", due.deadline
         FROM due JOIN sales_order o USING (order_id)`,
      [reminder, row.hoursBefore, nextStageHours(row) ?? null, limit],
    );
  }
}
