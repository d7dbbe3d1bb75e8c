import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, Repository } from 'typeorm';
import { ShopPlace } from './shop-place.entity.js';

@Injectable()
export class ShopPlaceRepository {
  constructor(@InjectRepository(ShopPlace) private readonly places: Repository<ShopPlace>) {}

  findMany(shopIds: readonly string[]): Promise<ShopPlace[]> {
    return this.places.findBy({ shopId: Any(shopIds) });
  }

  /** Replaces the whole row. */
  async save(place: Omit<ShopPlace, 'changedAt'>): Promise<void> {
    await this.places.upsert({ ...place, changedAt: () => 'now()' }, ['shopId']);
  }
}
