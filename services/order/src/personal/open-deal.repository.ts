// SQL: whether money of a cancelled order is still to be returned is a sum over its refunds.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { orderStatuses, refundStatuses, type OrderState } from '@mall/contracts/order';
import { DataSource } from 'typeorm';

const numbered = rowShape({ orderNumber: column.text });

/** States in which an order is under way. */
const OPEN: readonly OrderState[] = ['unpaid', 'toConfirm', 'toShip', 'shipped'];

/** Most orders that are named; people need not read more. */
const MOST = 20;

@Injectable()
export class OpenDealRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the numbers of the buyer's orders in which money or goods are under way, the oldest first. */
  async of(userId: string): Promise<string[]> {
    const { requested, approved, paid } = refundStatuses;
    const rows = await queryRows(
      this.dataSource,
      numbered,
      `SELECT order_number AS "orderNumber" FROM sales_order o
        WHERE user_id = $1 AND (
          status = ANY ($2::smallint[])
          OR EXISTS (SELECT FROM refund r WHERE r.order_id = o.order_id AND r.status = ANY ($3::smallint[]))
          OR EXISTS (SELECT FROM voucher v WHERE v.order_id = o.order_id AND v.status = 0)
          OR (status = $4 AND credited_minor > (
                SELECT coalesce(sum(r.amount_cny_minor), 0) FROM refund r
                 WHERE r.order_id = o.order_id AND r.status = $5)))
        ORDER BY order_id LIMIT ${MOST}`,
      [
        userId,
        OPEN.map((state) => orderStatuses[state].code),
        [requested.code, approved.code],
        orderStatuses.cancelled.code,
        paid.code,
      ],
    );
    return rows.map(({ orderNumber }) => orderNumber);
  }
}
