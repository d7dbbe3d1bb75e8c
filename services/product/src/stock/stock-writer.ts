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
  /** Units that came free, or went, below zero. */
  readonly freed: number;
}

@Injectable()
export class StockWriter {
  constructor(private readonly outbox: Outbox) {}

  /** Sets the units of a car's first sku that are neither held nor sold. The caller has locked the stock. */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    const [rows] = (await tx.query(
      `UPDATE sku_stock k SET received = k.received + $2 - k.stock, actual = k.lock_stock + $2, stock = $2
         FROM (SELECT sku_id, stock FROM sku_stock WHERE spu_id = $1 ORDER BY sku_id LIMIT 1) before
        WHERE k.sku_id = before.sku_id AND k.stock <> $2
        RETURNING k.sku_id, k.spu_id, k.stock, k.lock_stock, k.stock - before.stock AS freed`,
      [spuId, units],
    )) as [StockAfter[], number];
    await this.spread(tx, rows);
  }

  /**
   * Carries changed stock over to the cars, in the order of their ids, and tells of it.
   * Has to follow every change of `sku_stock`, in its transaction.
   */
  async spread(tx: EntityManager, changed: readonly StockAfter[]): Promise<void> {
    const told = changed.map(({ sku_id: skuId, spu_id: spuId, stock, lock_stock: lockStock }) => ({
      aggregateId: `spu:${spuId}`,
      payload: { spuId, skuId, stock, lockStock },
    }));
    await Promise.all([
      ...freedByCar(changed).map(([spuId, freed]) =>
        // By what has changed: a sum would be that of before for whoever waited here for another sku of the car.
        tx.query(`UPDATE spu SET stock_left = stock_left + $2 WHERE spu_id = $1`, [spuId, freed]),
      ),
      this.outbox.addAll(tx, productEvents.stockChanged, told),
    ]);
  }
}

/** Cars whose free units have changed, in the order of their ids. */
function freedByCar(changed: readonly StockAfter[]): [spuId: string, freed: number][] {
  const cars = new Map<string, number>();
  for (const { spu_id, freed } of changed) cars.set(spu_id, (cars.get(spu_id) ?? 0) + freed);
  return [...cars].filter(([, freed]) => freed !== 0).sort(([left], [right]) => byNumber(left, right));
}

/** Orders 64-bit ids by their value; everybody locks in this order, so nobody waits in a circle. */
export function byNumber(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
