// SQL: the landed cost is one part of a confirmation, which is not loaded whole; older ones have it in their document.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { LandedCost } from './landed-cost.js';

const costRow = rowShape({
  own: column.nullable(column.json<LandedCost[]>()),
  shown: column.nullable(column.json<LandedCost[]>()),
  skuIds: column.array(column.text),
});

/** Reads what the cars of an order were shown to come to. */
@Injectable()
export class OrderedCostRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** As the confirmation showed it that the order was placed with. */
  async ofOrder(
    orderId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<readonly LandedCost[]> {
    const [row] = await queryRows(
      db,
      costRow,
      `SELECT o.landed_cost AS own, coalesce(c.landed_costs, c.snapshot -> 'landedCosts') AS shown,
              ARRAY(SELECT sku_id::text FROM order_item WHERE order_id = o.order_id) AS "skuIds"
         FROM sales_order o
         LEFT JOIN submission s ON s.submission_id = o.submission_id AND o.landed_cost IS NULL
         LEFT JOIN confirmation c ON c.confirm_id = s.confirm_id
        WHERE o.order_id = $1`,
      [orderId],
    );
    // The confirmation may be of several orders, one for each shop.
    return row?.own ?? row?.shown?.filter(({ skuId }) => row.skuIds.includes(skuId)) ?? [];
  }
}
