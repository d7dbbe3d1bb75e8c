import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  shopStatuses,
  tenantErrors,
  tenantEvents,
  type CloseShopDto,
  type ShopView,
} from '@mall/contracts/tenant';
import { DataSource, type EntityManager } from 'typeorm';
import type { Shop } from './shop.entity.js';
import { toShopView } from './shop.mapper.js';
import { ShopRepository } from './shop.repository.js';

const { open, offline } = shopStatuses;

/** Closes shops and opens them again. Sessions, cars and sign-in follow from the events. */
@Injectable()
export class ShopClosingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shops: ShopRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Closes an open shop. @throws tenantErrors.shopNotFound, shopNotOpen */
  close({ shopId, reason }: CloseShopDto, caller: Caller): Promise<ShopView> {
    return this.change(shopId, caller, async (shop, tx) => {
      if (shop.shopStatus !== open.code) throw tenantErrors.shopNotOpen();
      await this.shops.close(shopId, { reason, closedBy: caller.username ?? caller.userId! }, tx);
      const payload = { shopId, ownerUserId: shop.ownerUserId, reason };
      await this.outbox.add(tx, tenantEvents.shopClosed, { aggregateId: shopId, payload });
    });
  }

  /** Opens a closed shop again. @throws tenantErrors.shopNotFound, shopNotClosed */
  reopen(shopId: string, caller: Caller): Promise<ShopView> {
    return this.change(shopId, caller, async (shop, tx) => {
      if (shop.shopStatus !== offline.code) throw tenantErrors.shopNotClosed();
      await this.shops.reopen(shopId, tx);
      const payload = { shopId, ownerUserId: shop.ownerUserId };
      await this.outbox.add(tx, tenantEvents.shopReopened, { aggregateId: shopId, payload });
    });
  }

  private async change(
    shopId: string,
    { locale }: Caller,
    work: (shop: Shop, tx: EntityManager) => Promise<void>,
  ): Promise<ShopView> {
    await this.dataSource.transaction(async (tx) => {
      await this.shops.lock(shopId, tx);
      const shop = await this.shops.find(shopId, tx);
      if (!shop) throw tenantErrors.shopNotFound();
      await work(shop, tx);
    });
    return toShopView((await this.shops.find(shopId))!, locale);
  }
}
