import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a change of a sku's stock means for its car. */
export interface StockAfter {
  readonly spu_id: string;
  /** Units that came free, or went, below zero. */
  readonly freed: number;
}

@Injectable()
export class StockWriter {
  /** Sets the units of a car's first sku that are neither held nor sold. The caller has locked the stock. */
  async setUnits(tx: EntityManager, spuId: string, units: number): Promise<void> {
    const [rows] = (await tx.query(
      `UPDATE sku_stock k SET received = k.received + $2 - k.stock, actual = k.lock_stock + $2, stock = $2
         FROM (SELECT sku_id, stock FROM sku_stock WHERE spu_id = $1 ORDER BY sku_id LIMIT 1) before
        WHERE k.sku_id = before.sku_id AND k.stock <> $2
        RETURNING k.spu_id, k.stock - before.stock AS freed`,
      [spuId, units],
    )) as [StockAfter[], number];
    await this.spread(tx, rows);
  }

  /**
   * Carries changed stock over to the cars, in the order of their ids. Has to follow every change of `sku_stock`, in
   * its transaction. No event tells of it: the database notes cars that change, and the catalogue's feed tells of them.
   */
  async spread(tx: EntityManager, changed: readonly StockAfter[]): Promise<void> {
    await Promise.all(
      freedByCar(changed).map(([spuId, freed]) =>
        // By what has changed: a sum would be that of before for whoever waited here for another sku of the car.
        tx.query(`UPDATE spu SET stock_left = stock_left + $2 WHERE spu_id = $1`, [spuId, freed]),
      ),
    );
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
