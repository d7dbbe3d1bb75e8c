import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inTurn, type Page, pageOf, type Paging } from '@mall/persistence';
import { Any, Repository } from 'typeorm';
import { Favourite } from './favourite.entity.js';

@Injectable()
export class FavouriteRepository {
  constructor(@InjectRepository(Favourite) private readonly favourites: Repository<Favourite>) {}

  /** Returns the newest first. */
  page(userId: string, paging: Paging): Promise<Page<Favourite>> {
    const query = this.favourites
      .createQueryBuilder('favourite')
      .where('favourite.userId = :userId', { userId })
      .orderBy('favourite.createdAt', 'DESC')
      .addOrderBy('favourite.spuId', 'DESC');
    return pageOf(query, paging);
  }

  /**
   * Adds a favourite. One owner's additions run one after the other, so that parallel ones cannot exceed the limit.
   * @returns false when there are `most` others already.
   */
  add(userId: string, spuId: string, most: number): Promise<boolean> {
    return this.favourites.manager.transaction(async (tx) => {
      await inTurn(tx, `favourites of ${userId}`);
      if (await tx.existsBy(Favourite, { userId, spuId })) return true;
      if ((await tx.countBy(Favourite, { userId })) >= most) return false;
      await tx.insert(Favourite, { userId, spuId });
      return true;
    });
  }

  async remove(userId: string, spuId: string): Promise<void> {
    await this.favourites.delete({ userId, spuId });
  }

  async idsAmong(userId: string, spuIds: readonly string[]): Promise<string[]> {
    const rows = await this.favourites.findBy({ userId, spuId: Any(spuIds) });
    return rows.map(({ spuId }) => spuId);
  }
}
