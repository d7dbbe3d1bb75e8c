import { Injectable } from '@nestjs/common';
import { Consumes, InjectClient, type ClientOf } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantApi, tenantEvents, type ShopApproved } from '@mall/contracts/tenant';
import type { EntityManager } from 'typeorm';
import { ShopRepository } from './shop.repository.js';

/** Copies shops when they are approved. */
@Injectable()
export class TenantConsumer {
  constructor(
    private readonly shops: ShopRepository,
    @InjectClient(tenantApi) private readonly tenants: ClientOf<typeof tenantApi>,
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
