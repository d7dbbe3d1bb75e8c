// SQL: rows of many tables are deleted alike, by the buyer.
import { Injectable } from '@nestjs/common';
import { userErrors } from '@mall/contracts/user';
import { DataSource } from 'typeorm';
import { BlockedBuyer } from '../order/blocked-buyer.entity.js';
import { OpenDealRepository } from './open-deal.repository.js';

/** Tables with data of buyers that nothing needs once they are gone. */
const DELETED = ['cart_item', 'confirmation', 'buyer_change'] as const;

@Injectable()
export class BuyerErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openDeals: OpenDealRepository,
  ) {}

  /**
   * Deletes the cart and shown prices of a buyer and hides the orders, which the law keeps. Repeating it changes nothing.
   * @throws userErrors.erasureDealsOpen while money or goods are under way
   */
  async erase(userId: string): Promise<void> {
    const open = await this.openDeals.of(userId);
    if (open.length > 0) throw userErrors.erasureDealsOpen({ orders: open.join(', ') });
    await this.dataSource.transaction(async (tx) => {
      for (const table of DELETED) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
      await tx.createQueryBuilder().insert().into(BlockedBuyer).values({ userId }).orIgnore().execute();
    });
  }
}
