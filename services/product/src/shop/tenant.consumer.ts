import { Injectable } from '@nestjs/common';
import { Consumes, InjectClient, type ClientOf } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { productCalls } from '@mall/contracts/services/product';
import {
  tenantEvents,
  type ShopApproved,
  type ShopClosed,
  type ShopReopened,
  shopTypes,
} from '@mall/contracts/tenant';
import type { EntityManager } from 'typeorm';
import { ClosedShopService } from './closed-shop.service.js';
import { ShopRepository } from './shop.repository.js';

/** Copies shops when they are approved, and takes the cars of closed ones off sale. */
@Injectable()
export class TenantConsumer {
  constructor(
    private readonly shops: ShopRepository,
    private readonly closed: ClosedShopService,
    @InjectClient(productCalls.tenants) private readonly tenants: ClientOf<typeof productCalls.tenants>,
  ) {}

  @Consumes(tenantEvents.shopApproved)
  onShopApproved({ payload }: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    return this.copy(payload.shopId, tx);
  }

  @Consumes(tenantEvents.shopClosed)
  async onShopClosed({ payload }: EventEnvelope<ShopClosed>, tx: EntityManager): Promise<void> {
    await this.copy(payload.shopId, tx);
    await this.closed.close(tx, payload.shopId);
  }

  @Consumes(tenantEvents.shopReopened)
  async onShopReopened({ payload }: EventEnvelope<ShopReopened>, tx: EntityManager): Promise<void> {
    await this.shops.setClosed(tx, payload.shopId, false);
  }

  private async copy(shopId: string, tx: EntityManager): Promise<void> {
    const cards = await this.tenants.cardsOf({ shopIds: [shopId] });
    const shops = cards.map(({ shopNames, shopLogo, type }) => ({
      shopId,
      name: shopNames,
      logoUrl: shopLogo ?? '',
      type: type === shopTypes.own ? shopTypes.own : shopTypes.merchant,
    }));
    await this.shops.save(shops, tx);
  }
}
