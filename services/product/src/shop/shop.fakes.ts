import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { Shop } from './shop.entity.js';
import { ShopRepository } from './shop.repository.js';

/** Closed shops in memory; `shopOf` returns the shop of a car. */
export class InMemoryShops extends ShopRepository {
  private readonly closed = new Set<string>();

  constructor(private readonly shopOf: (spuId: string) => Promise<string | undefined>) {
    super(new NoDatabase().getRepository(Shop));
  }

  override async setClosed(_: EntityManager, shopId: string, isClosed: boolean): Promise<void> {
    if (isClosed) this.closed.add(shopId);
    else this.closed.delete(shopId);
  }

  override async hasClosed(_: EntityManager, spuIds: readonly string[]): Promise<boolean> {
    const shops = await Promise.all(spuIds.map(this.shopOf));
    return shops.some((shopId) => shopId !== undefined && this.closed.has(shopId));
  }
}
