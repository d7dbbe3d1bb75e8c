// SQL: the landed cost is one part of a confirmation, which is not loaded whole; older ones have it in their snapshot.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { LandedCost } from './landed-cost.js';

const costRow = rowShape({
  orderId: column.bigint,
  own: column.nullable(column.json<LandedCost[]>()),
  shown: column.nullable(column.json<LandedCost[]>()),
  skuIds: column.array(column.text),
});

/** Reads the landed costs that were shown for the cars of an order. */
@Injectable()
export class OrderedCostRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the costs stored with the order, otherwise those of the confirmation with which it was placed. */
  async ofOrder(orderId: string, db?: EntityManager): Promise<readonly LandedCost[]> {
    return (await this.ofOrders([orderId], db)).get(orderId) ?? [];
  }

  /** Returns the same as `ofOrder`, by order. */
  async ofOrders(
    orderIds: readonly string[],
    db: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, readonly LandedCost[]>> {
    const rows = await queryRows(
      db,
      costRow,
      `SELECT o.order_id AS "orderId", o.landed_cost AS own,
              coalesce(c.landed_costs, c.snapshot -> 'landedCosts') AS shown,
              ARRAY(SELECT sku_id::text FROM order_item WHERE order_id = o.order_id) AS "skuIds"
         FROM sales_order o
         LEFT JOIN submission s ON s.submission_id = o.submission_id AND o.landed_cost IS NULL
         LEFT JOIN confirmation c ON c.confirm_id = s.confirm_id
        WHERE o.order_id = ANY($1::bigint[])`,
      [orderIds],
    );
    return new Map(
      rows.map(({ orderId, own, shown, skuIds }) => [
        orderId,
        // A confirmation may be for several orders, one for each shop.
        own ?? shown?.filter(({ skuId }) => skuIds.includes(skuId)) ?? [],
      ]),
    );
  }
}
