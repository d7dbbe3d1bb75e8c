import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { Shop } from './shop.entity.js';

/** The product service's copy of shop names, logos and whether they are closed. */
@Injectable()
export class ShopRepository {
  constructor(@InjectRepository(Shop) private readonly shops: Repository<Shop>) {}

  /** Inserts shops, or replaces their names and logos. */
  async save(
    shops: readonly Omit<Shop, 'isClosed'>[],
    tx: EntityManager = this.shops.manager,
  ): Promise<void> {
    if (shops.length > 0) await tx.upsert(Shop, [...shops], ['shopId']);
  }

  /** Returns the names of shops by their ids. */
  async namesOf(shopIds: readonly string[]): Promise<ReadonlyMap<string, Shop['name']>> {
    const shops = await this.shops.findBy({ shopId: In([...new Set(shopIds)]) });
    return new Map(shops.map(({ shopId, name }) => [shopId, name]));
  }

  /** Stores whether a shop is closed. Does nothing for a shop that has not been copied, because none of its cars is shown. */
  async setClosed(tx: EntityManager, shopId: string, isClosed: boolean): Promise<void> {
    await tx.update(Shop, shopId, { isClosed });
  }

  /**
   * Whether one of these cars belongs to a closed shop. The shops are locked, so that this does not change until the
   * end of the transaction. To be called before the cars are locked, because closing locks the shop first.
   */
  async hasClosed(tx: EntityManager, spuIds: readonly string[]): Promise<boolean> {
    const shops = await tx
      .createQueryBuilder(Shop, 'shop')
      .setLock('pessimistic_read')
      .where('shop.shopId IN (SELECT spu.shop_id FROM spu WHERE spu.spu_id = ANY(:spuIds))', { spuIds })
      .orderBy('shop.shopId')
      .getMany();
    return shops.some(({ isClosed }) => isClosed);
  }
}
