import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantEvents, type ShopApproved } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { AccountRepository } from './account.repository.js';

/** Makes the owner of an opened shop a merchant; their next token contains it. */
@Injectable()
export class ShopConsumer {
  constructor(private readonly accounts: AccountRepository) {}

  @Consumes(tenantEvents.shopApproved)
  async onShopApproved(event: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    const { shopId, ownerUserId } = event.payload;
    const account = await this.accounts.findByUserId('shop', ownerUserId, tx);
    if (!account) return;
    const roles = [...new Set([...account.roles, 'ROLE_MERCHANT'])];
    await this.accounts.update(account.accountId, { roles, shopId }, tx);
  }
}
