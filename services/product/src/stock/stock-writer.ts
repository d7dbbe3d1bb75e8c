import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class StockWriter {
  /** Sets the units of a car's first sku that are neither held nor sold. The caller has locked the stock. */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    await tx.query(
      `UPDATE sku_stock k SET received = k.received + $2 - k.stock, actual = k.lock_stock + $2, stock = $2
         FROM (SELECT sku_id FROM sku_stock WHERE spu_id = $1 ORDER BY sku_id LIMIT 1) first
        WHERE k.sku_id = first.sku_id AND k.stock <> $2`,
      [spuId, units],
    );
  }
}
