// SQL: one statement takes all cars of a shop off sale and returns them, in the order in which holds lock cars.
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { productEvents } from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import { ShopRepository } from './shop.repository.js';

const withdrawn = rowShape({ spuId: column.bigint, wasOnSale: column.boolean });

/** Effects of a closed shop on its cars. Holds stay: staff complete the open orders. */
@Injectable()
export class ClosedShopService {
  constructor(
    private readonly shops: ShopRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Takes the shop's cars off sale and out of review. */
  async close(tx: EntityManager, shopId: string): Promise<void> {
    await this.shops.setClosed(tx, shopId, true);
    const cars = await queryRows(
      tx,
      withdrawn,
      `WITH before AS (
         SELECT spu_id, status FROM spu WHERE shop_id = $1 AND status IN (1, 3) ORDER BY spu_id FOR UPDATE)
       UPDATE spu SET status = 0, status_reason = NULL, version = version + 1, updated_at = now()
         FROM before WHERE spu.spu_id = before.spu_id
       RETURNING spu.spu_id AS "spuId", before.status = 1 AS "wasOnSale"`,
      [shopId],
    );
    const events = cars
      .filter(({ wasOnSale }) => wasOnSale)
      .map(({ spuId }) => ({
        aggregateId: `spu:${spuId}`,
        payload: { spuId, shopId, cause: 'shopClosed' as const },
      }));
    await this.outbox.addAll(tx, productEvents.carWithdrawn, events);
  }
}
