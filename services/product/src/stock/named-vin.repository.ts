// SQL: the rows of cars are locked and read again after waiting, and places are those of the triggers of migration 0048.
import { Injectable } from '@nestjs/common';
import { VIN_PLACES, type VinPlaceView } from '@mall/contracts/product';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { inEachLanguage, type Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { NamedVin } from './named-vin.entity.js';

const texts = column.json<Partial<Texts>>();

const placeRow = rowShape({
  vin: column.text,
  spuId: column.bigint,
  name: texts,
  place: column.oneOf(...VIN_PLACES),
  orderNumber: column.nullable(column.text),
});

const withdrawn = rowShape({
  spuId: column.bigint,
  shopId: column.bigint,
  name: texts,
  vin: column.text,
  orderNumber: column.text,
  wasOnSale: column.boolean,
});

/** A car that was taken off sale, or out of the review, because an order names its VIN. */
export type WithdrawnCar = RowOf<typeof withdrawn>;

/** The VINs of an order, as staff named them in this version of it. */
export interface NamedVins {
  readonly orderKey: string;
  readonly orderNumber: string;
  readonly version: number;
  readonly vins: readonly string[];
}

@Injectable()
export class NamedVinRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Makes cars wait that are put on sale with a VIN, until this transaction ends. Those with one of these VINs are
   * locked before: whoever puts one of them on sale at this moment holds its row and then waits for the key.
   */
  async lock(tx: EntityManager, vins: readonly string[]): Promise<void> {
    await tx.query('SELECT FROM spu WHERE vin = ANY($1::text[]) ORDER BY spu_id FOR UPDATE', [vins]);
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext('named VINs'))`);
  }

  /** Whether this version of the order, or a newer one, was stored before. */
  async isKnown(tx: EntityManager, { orderKey, version }: NamedVins): Promise<boolean> {
    const stored = await tx.findOneBy(NamedVin, { orderKey });
    return stored !== null && stored.version >= version;
  }

  /** Returns the keys of the orders of which this version, or a newer one, is stored, or which are closed. */
  async knownKeys(orders: readonly NamedVins[]): Promise<ReadonlySet<string>> {
    const rows = await queryRows(
      this.dataSource.manager,
      rowShape({ orderKey: column.text }),
      `SELECT o.key AS "orderKey" FROM unnest($1::text[], $2::int[]) AS o (key, version)
        WHERE EXISTS (SELECT FROM named_vin n WHERE n.order_key = o.key AND n.version >= o.version)
           OR EXISTS (SELECT FROM closed_order c WHERE c.order_key = o.key)`,
      [orders.map(({ orderKey }) => orderKey), orders.map(({ version }) => version)],
    );
    return new Set(rows.map(({ orderKey }) => orderKey));
  }

  /** Replaces the VINs of an order. */
  async replace(tx: EntityManager, { vins, ...order }: NamedVins): Promise<void> {
    await tx.delete(NamedVin, { orderKey: order.orderKey });
    await tx.insert(
      NamedVin,
      vins.map((vin) => ({ ...order, vin })),
    );
  }

  /** Takes cars off sale, and out of the review, whose VIN an order names. */
  withdraw(tx: EntityManager, vins: readonly string[]): Promise<WithdrawnCar[]> {
    return takeOffSale(
      tx,
      'SELECT s.*, order_that_names(s) AS named_by FROM spu s WHERE s.vin = ANY($1::text[])',
      [vins],
    );
  }

  /** Takes other records with the VINs of these cars of an order off sale, and out of the review. */
  withdrawOthers(tx: EntityManager, orderNumber: string, spuIds: readonly string[]): Promise<WithdrawnCar[]> {
    return takeOffSale(
      tx,
      `SELECT s.*, $1::text AS named_by FROM spu s
        WHERE s.vin IN (SELECT vin FROM spu WHERE spu_id = ANY($2::bigint[])) AND s.spu_id <> ALL($2::bigint[])`,
      [orderNumber, spuIds],
    );
  }

  /**
   * Returns cars with one of these VINs that are bound, on sale or in review; not those that the order has itself and
   * of which nothing is left to sell. A VIN that another order named is that of the car which the order left behind,
   * or is about to.
   */
  async places(orderKey: string, vins: readonly string[]): Promise<VinPlaceView[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      placeRow,
      `SELECT vin, "spuId", name, place, "orderNumber" FROM (
         SELECT s.vin, s.spu_id AS "spuId", s.name, bond ->> 'orderNumber' AS "orderNumber",
                COALESCE(bond ->> 'by', CASE s.status WHEN 1 THEN 'onSale' WHEN 3 THEN 'inReview' END) AS place
           FROM spu s CROSS JOIN LATERAL bond_of_car(s.spu_id) AS bond
          WHERE s.vin = ANY($2::text[])
            AND (NOT EXISTS (SELECT FROM sku_stock_lock l WHERE l.order_key = $1 AND l.spu_id = s.spu_id)
              OR EXISTS (SELECT FROM sku_stock k WHERE k.spu_id = s.spu_id AND k.stock > 0))
         UNION ALL
         SELECT named.vin, s.spu_id, s.name, a.order_number, 'setAside'
           FROM unnest($2::text[]) AS named (vin) CROSS JOIN LATERAL car_left_with(named.vin) AS a
           JOIN spu s ON s.spu_id = a.spu_id
         UNION ALL
         SELECT n.vin, s.spu_id, s.name, n.order_number, 'leaving'
           FROM named_vin n JOIN sku_stock_lock l USING (order_key) JOIN spu s ON s.spu_id = l.spu_id
          WHERE n.vin = ANY($2::text[]) AND n.order_key <> $1
            AND NOT EXISTS (SELECT FROM closed_order c WHERE c.order_key = n.order_key)
       ) AS cars WHERE place IS NOT NULL ORDER BY vin, "spuId"`,
      [orderKey, vins],
    );
    return rows.map((row) => ({ ...row, name: inEachLanguage(row.name) }));
  }
}

/** Takes those of `cars`, an SQL query, off sale and out of the review that have an order number as `named_by`. */
function takeOffSale(tx: EntityManager, cars: string, params: readonly unknown[]): Promise<WithdrawnCar[]> {
  return queryRows(
    tx,
    withdrawn,
    `WITH named AS (SELECT spu_id, status, named_by FROM (${cars}) AS c WHERE status IN (1, 3))
     UPDATE spu s SET status = 0, status_reason = 'vinOrdered ' || named.named_by, version = s.version + 1, updated_at = now()
       FROM named WHERE s.spu_id = named.spu_id AND named.named_by IS NOT NULL
     RETURNING s.spu_id AS "spuId", s.shop_id AS "shopId", s.name, s.vin, named.named_by AS "orderNumber",
               named.status = 1 AS "wasOnSale"`,
    params,
  );
}
