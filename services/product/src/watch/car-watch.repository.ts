// SQL: watches are taken from the table and joined with their cars in one statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredText } from '@mall/validation';
import { SQL_HELD_UNTIL } from '../stock/stock.repository.js';
import { CarWatch } from './car-watch.entity.js';

const freed = rowShape({
  spuId: column.bigint,
  name: column.json<StoredText>(),
  personIds: column.array(column.text),
});

/** A car that is free again, with the buyers who waited for it. */
export type FreedCar = RowOf<typeof freed>;

const watched = rowShape({
  skuId: column.bigint,
  spuId: column.bigint,
  name: column.json<StoredText>(),
  imgUrl: column.text,
  priceFee: column.integer,
  status: column.integer,
  heldUntil: column.nullable(column.timestamp),
  createdAt: column.timestamp,
});

export type WatchedCar = RowOf<typeof watched>;

const stock = rowShape({ status: column.integer, free: column.integer, held: column.integer });

@Injectable()
export class CarWatchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the status of the sku's car, and its free and held units; undefined when there is no such sku. */
  async stockOf(skuId: string): Promise<RowOf<typeof stock> | undefined> {
    const [row] = await queryRows(
      this.dataSource,
      stock,
      `SELECT s.status, k.stock AS free, k.lock_stock AS held
         FROM sku_stock k JOIN spu s ON s.spu_id = k.spu_id WHERE k.sku_id = $1`,
      [skuId],
    );
    return row;
  }

  /** Adds a car that the person waits for; returns false when the person waits for `limit` cars already. */
  async add(personId: string, skuId: string, limit: number): Promise<boolean> {
    const watches = this.dataSource.getRepository(CarWatch);
    await this.dataSource.query(
      `INSERT INTO car_watch (person_id, sku_id)
       SELECT $1, $2 WHERE (SELECT count(*) FROM car_watch WHERE person_id = $1) < $3
       ON CONFLICT DO NOTHING`,
      [personId, skuId, limit],
    );
    return watches.existsBy({ personId, skuId });
  }

  async remove(personId: string, skuId: string): Promise<void> {
    await this.dataSource.getRepository(CarWatch).delete({ personId, skuId });
  }

  /** Returns the watched cars, the last one first. */
  ofPerson(personId: string): Promise<WatchedCar[]> {
    return queryRows(
      this.dataSource,
      watched,
      `SELECT w.sku_id AS "skuId", s.spu_id AS "spuId", s.name, s.status, ${SQL_HELD_UNTIL} AS "heldUntil",
              COALESCE(NULLIF(sku.img_url, ''), s.pictures -> 0 ->> 'url', '') AS "imgUrl",
              COALESCE(sku.price_fee, s.price_fee)::float8 AS "priceFee", w.created_at AS "createdAt"
         FROM car_watch w JOIN sku USING (sku_id) JOIN sku_stock st USING (sku_id) JOIN spu s ON s.spu_id = sku.spu_id
        WHERE w.person_id = $1 ORDER BY w.created_at DESC, w.sku_id DESC`,
      [personId],
    );
  }

  /** Deletes and returns watches whose cars can be ordered, at most `limit`. */
  takeFreed(tx: EntityManager, limit: number): Promise<FreedCar[]> {
    return queryRows(
      tx,
      freed,
      `WITH due AS (
         SELECT w.person_id, w.sku_id FROM car_watch w JOIN sku_stock k USING (sku_id)
           JOIN spu s ON s.spu_id = k.spu_id
          WHERE k.stock > 0 AND s.status = 1 LIMIT $1 FOR UPDATE OF w SKIP LOCKED),
       taken AS (
         DELETE FROM car_watch w USING due WHERE w.person_id = due.person_id AND w.sku_id = due.sku_id
         RETURNING w.person_id, w.sku_id)
       SELECT s.spu_id AS "spuId", s.name, array_agg(DISTINCT taken.person_id::text) AS "personIds"
         FROM taken JOIN sku USING (sku_id) JOIN spu s USING (spu_id) GROUP BY s.spu_id, s.name`,
      [limit],
    );
  }

  async forgetOlderThan(days: number): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM car_watch WHERE created_at < now() - make_interval(days => $1::int)`,
      [days],
    );
  }
}
