// SQL: the page of a car waits for `ofCar`, and `setUnits` derives three figures from their old values in one
// statement.
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';

const skuRow = rowShape({
  skuId: column.bigint,
  /** Empty: the name of its car. */
  name: column.json<Partial<Texts>>(),
  imgUrl: column.text,
  /** CNY fen; `null`: the price of its car. */
  priceFee: column.nullable(column.bigint),
  marketPriceFee: column.nullable(column.bigint),
  properties: column.text,
  modelId: column.text,
  volumeM3: column.nullable(column.number),
  stock: column.integer,
  /** Expiry of the next hold; set while no unit is free but some are held. */
  heldUntil: column.nullable(column.timestamp),
});

export type SkuRow = RowOf<typeof skuRow>;

/** Expiry of the next hold on a sku, while no unit of it is free but some are held. */
export const SQL_HELD_UNTIL = `
  CASE WHEN st.stock = 0 AND st.lock_stock > 0
    THEN (SELECT min(l.expires_at) FROM sku_stock_lock l WHERE l.sku_id = st.sku_id AND l.status = 0)
  END`;

@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The skus of a car by id. */
  ofCar(spuId: string): Promise<SkuRow[]> {
    return queryRows(
      this.dataSource,
      skuRow,
      `SELECT sku.sku_id AS "skuId", sku.name, sku.img_url AS "imgUrl",
              sku.price_fee AS "priceFee", sku.market_price_fee AS "marketPriceFee", sku.properties,
              sku.model_id AS "modelId", sku.volume_m3 AS "volumeM3", st.stock, ${SQL_HELD_UNTIL} AS "heldUntil"
         FROM sku JOIN sku_stock st USING (sku_id) WHERE sku.spu_id = $1 ORDER BY sku.sku_id`,
      [spuId],
    );
  }

  /** Sets the free units of a car's first sku. The caller has locked the stock. */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    await tx.query(
      `UPDATE sku_stock k SET received = k.received + $2 - k.stock, actual = k.lock_stock + $2, stock = $2
         FROM (SELECT sku_id FROM sku_stock WHERE spu_id = $1 ORDER BY sku_id LIMIT 1) first
        WHERE k.sku_id = first.sku_id AND k.stock <> $2`,
      [spuId, units],
    );
  }
}
