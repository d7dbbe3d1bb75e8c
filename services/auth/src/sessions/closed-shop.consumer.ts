import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantEvents, type ShopClosed, type ShopReopened } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { AccountRepository } from '../account/account.repository.js';
import { SessionService } from './session.service.js';

/** Ends the sessions of a closed shop's people and stores the reason that they read when they try to sign in. */
@Injectable()
export class ClosedShopConsumer {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
  ) {}

  @Consumes(tenantEvents.shopClosed)
  async onShopClosed({ payload }: EventEnvelope<ShopClosed>, tx: EntityManager): Promise<void> {
    for (const { accountId } of await this.accounts.ofShop(payload.shopId, payload.ownerUserId, tx)) {
      await this.accounts.update(accountId, { shopClosedReason: payload.reason }, tx);
      await this.sessions.revokeAll(tx, accountId, 'staff');
    }
  }

  @Consumes(tenantEvents.shopReopened)
  async onShopReopened({ payload }: EventEnvelope<ShopReopened>, tx: EntityManager): Promise<void> {
    for (const { accountId } of await this.accounts.ofShop(payload.shopId, payload.ownerUserId, tx))
      await this.accounts.update(accountId, { shopClosedReason: null }, tx);
  }
}
