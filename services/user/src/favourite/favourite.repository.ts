import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Page, pageOf, type Paging } from '@mall/persistence';
import { Any, Repository } from 'typeorm';
import { Favourite } from './favourite.entity.js';

@Injectable()
export class FavouriteRepository {
  constructor(@InjectRepository(Favourite) private readonly favourites: Repository<Favourite>) {}

  /** The newest first. */
  page(userId: string, paging: Paging): Promise<Page<Favourite>> {
    const query = this.favourites
      .createQueryBuilder('favourite')
      .where('favourite.userId = :userId', { userId })
      .orderBy('favourite.createdAt', 'DESC')
      .addOrderBy('favourite.spuId', 'DESC');
    return pageOf(query, paging);
  }

  count(userId: string): Promise<number> {
    return this.favourites.countBy({ userId });
  }

  async add(userId: string, spuId: string): Promise<void> {
    await this.favourites.createQueryBuilder().insert().values({ userId, spuId }).orIgnore().execute();
  }

  async remove(userId: string, spuId: string): Promise<void> {
    await this.favourites.delete({ userId, spuId });
  }

  async among(userId: string, spuIds: readonly string[]): Promise<string[]> {
    const rows = await this.favourites.findBy({ userId, spuId: Any(spuIds) });
    return rows.map(({ spuId }) => spuId);
  }
}
