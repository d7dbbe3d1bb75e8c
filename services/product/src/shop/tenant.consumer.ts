import { Injectable } from '@nestjs/common';
import { Consumes, InjectClient, type ClientOf } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantEvents, type ShopApproved } from '@mall/contracts/tenant';
import { productCalls } from '@mall/contracts/services/product';
import type { EntityManager } from 'typeorm';
import { ShopRepository } from './shop.repository.js';

/** Copies shops when they are approved. */
@Injectable()
export class TenantConsumer {
  constructor(
    private readonly shops: ShopRepository,
    @InjectClient(productCalls.tenants) private readonly tenants: ClientOf<typeof productCalls.tenants>,
  ) {}

  @Consumes(tenantEvents.shopApproved)
  async onShopApproved({ payload }: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    const cards = await this.tenants.cardsOf({ shopIds: [payload.shopId] });
    const shops = cards.map(({ shopId, shopNames, shopLogo, type }) => ({
      shopId,
      name: shopNames,
      logoUrl: shopLogo ?? '',
      type: type === 1 ? (1 as const) : (2 as const),
    }));
    await this.shops.save(shops, tx);
  }
}
