import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Shop } from './shop.entity.js';

/** The product service's copy of shop names and logos. */
@Injectable()
export class ShopRepository {
  constructor(@InjectRepository(Shop) private readonly shops: Repository<Shop>) {}

  /** Inserts or replaces shops. */
  async save(shops: readonly Shop[], tx: EntityManager = this.shops.manager): Promise<void> {
    if (shops.length > 0) await tx.upsert(Shop, [...shops], ['shopId']);
  }
}
