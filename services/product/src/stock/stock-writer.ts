import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { productEvents } from '@mall/contracts/product';
import type { EntityManager } from 'typeorm';

/** What a sku has after a change. */
export interface StockAfter {
  readonly sku_id: string;
  readonly spu_id: string;
  readonly stock: number;
  readonly lock_stock: number;
}

@Injectable()
export class StockWriter {
  constructor(private readonly outbox: Outbox) {}

  /** Sets the units of a car's first sku that are neither held nor sold. The caller has locked the stock. */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    const [rows] = (await tx.query(
      `UPDATE sku_stock SET received = received + $2 - stock, actual = lock_stock + $2, stock = $2
        WHERE sku_id = (SELECT min(sku_id) FROM sku_stock WHERE spu_id = $1) AND stock <> $2
        RETURNING sku_id, spu_id, stock, lock_stock`,
      [spuId, units],
    )) as [StockAfter[], number];
    await this.spread(tx, rows);
  }

  /**
   * Carries changed stock over to the cars, in the order of their ids, and tells of it.
   * Has to follow every change of `sku_stock`, in its transaction.
   */
  async spread(tx: EntityManager, changed: readonly StockAfter[]): Promise<void> {
    const spuIds = [...new Set(changed.map(({ spu_id }) => spu_id))].sort(byNumber);
    for (const spuId of spuIds) {
      await tx.query(
        `UPDATE spu SET stock_left = (SELECT sum(stock) FROM sku_stock WHERE spu_id = $1) WHERE spu_id = $1`,
        [spuId],
      );
    }
    for (const { sku_id: skuId, spu_id: spuId, stock, lock_stock: lockStock } of changed) {
      await this.outbox.add(tx, productEvents.stockChanged, {
        aggregateId: `spu:${spuId}`,
        payload: { spuId, skuId, stock, lockStock },
      });
    }
  }
}

/** Orders 64-bit ids by their value; everybody locks in this order, so nobody waits in a circle. */
export function byNumber(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
