import { Injectable } from '@nestjs/common';
import { Consumes, InjectClient, type ClientOf } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantApi, tenantEvents, type ShopApproved } from '@mall/contracts/tenant';
import type { EntityManager } from 'typeorm';
import { ShopHeads } from './shop-heads.js';

/** Learns of shops when they open. */
@Injectable()
export class TenantConsumer {
  constructor(
    private readonly shops: ShopHeads,
    @InjectClient(tenantApi) private readonly tenants: ClientOf<typeof tenantApi>,
  ) {}

  @Consumes(tenantEvents.shopApproved)
  async onShopApproved({ payload }: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    const cards = await this.tenants.cardsOf({ shopIds: [payload.shopId] });
    const heads = cards.map(({ shopId, shopNames, shopLogo, type }) => ({
      shopId,
      name: shopNames,
      logoUrl: shopLogo ?? '',
      type: type === 1 ? (1 as const) : (2 as const),
    }));
    await this.shops.write(heads, tx);
  }
}
