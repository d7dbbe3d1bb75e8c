// SQL: the page of a car reads its skus with the car, and `setUnits` derives three figures from their old values in one
// statement.
import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { translateOneCar } from './one-car.js';

/** A sku as JSON that PostgreSQL has written. */
export interface SkuRow {
  readonly skuId: string;
  /** Name; empty when it is the name of its car. */
  readonly name: Partial<Texts>;
  readonly imgUrl: string;
  /** Price in CNY fen; `null` when it is the price of its car. */
  readonly priceFee: number | null;
  readonly marketPriceFee: number | null;
  readonly properties: string;
  readonly modelId: string;
  readonly volumeM3: number | null;
  readonly stock: number;
  /** Expiry of the next hold in milliseconds since 1970; set while no unit is free but some are held. */
  readonly heldUntil: number | null;
}

/** SQL for the expiry of the next hold on a sku, while no unit of it is free but some are held. */
export const SQL_HELD_UNTIL = `
  CASE WHEN st.stock = 0 AND st.lock_stock > 0
    THEN (SELECT min(l.expires_at - make_interval(secs => l.margin_seconds)) FROM sku_stock_lock l
           WHERE l.sku_id = st.sku_id AND l.status = 0)
  END`;

/** SQL for the skus of the car `s` by id: a list of `SkuRow`. */
export const SKUS_OF_CAR = `
  (SELECT COALESCE(json_agg(json_build_object('skuId', sku.sku_id::text, 'name', sku.name, 'imgUrl', sku.img_url,
            'priceFee', sku.price_fee, 'marketPriceFee', sku.market_price_fee, 'properties', sku.properties,
            'modelId', sku.model_id, 'volumeM3', sku.volume_m3, 'stock', st.stock,
            'heldUntil', floor(extract(epoch FROM ${SQL_HELD_UNTIL}) * 1000)::bigint) ORDER BY sku.sku_id), '[]')
     FROM sku JOIN sku_stock st USING (sku_id) WHERE sku.spu_id = s.spu_id)`;

@Injectable()
export class StockRepository {
  /**
   * Sets the free units of a car's first sku. The caller has locked the stock.
   * @throws productErrors.usedCarIsSingle
   */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    await tx
      .query(
        `UPDATE sku_stock k SET received = k.received + $2 - k.stock, actual = k.lock_stock + $2, stock = $2
         FROM (SELECT sku_id FROM sku_stock WHERE spu_id = $1 ORDER BY sku_id LIMIT 1) first
        WHERE k.sku_id = first.sku_id AND k.stock <> $2`,
        [spuId, units],
      )
      .catch(translateOneCar);
  }
}
