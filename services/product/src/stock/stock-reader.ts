import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import { DataSource } from 'typeorm';

export interface SkuRow {
  readonly skuId: string;
  readonly spuId: string;
  /** Empty: called as its car. */
  readonly name: Partial<Texts>;
  readonly imgUrl: string;
  /** CNY fen; `null`: priced as its car. */
  readonly priceFee: string | null;
  readonly marketPriceFee: string | null;
  readonly properties: string;
  readonly modelId: string;
  readonly volumeM3: number | null;
  readonly stock: number;
  readonly lockStock: number;
  /** When the next unit may come back; set while buyers hold all that are left. */
  readonly heldUntil: Date | null;
}

/** When the next hold on a sku runs out, while holds are all that is left of it. */
export const SQL_HELD_UNTIL = `
  CASE WHEN st.stock = 0 AND st.lock_stock > 0
    THEN (SELECT min(l.expires_at) FROM sku_stock_lock l WHERE l.sku_id = st.sku_id AND l.status = 0)
  END`;

@Injectable()
export class StockReader {
  constructor(private readonly dataSource: DataSource) {}

  async ofCar(spuId: string): Promise<SkuRow[]> {
    return (await this.dataSource.query(
      `SELECT sku.sku_id AS "skuId", sku.spu_id AS "spuId", sku.name, sku.img_url AS "imgUrl",
              sku.price_fee AS "priceFee", sku.market_price_fee AS "marketPriceFee", sku.properties,
              sku.model_id AS "modelId", sku.volume_m3 AS "volumeM3",
              st.stock, st.lock_stock AS "lockStock", ${SQL_HELD_UNTIL} AS "heldUntil"
         FROM sku JOIN sku_stock st USING (sku_id) WHERE sku.spu_id = $1 ORDER BY sku.sku_id`,
      [spuId],
    )) as SkuRow[];
  }
}
