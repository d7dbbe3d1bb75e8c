import { defineEvents, event } from '../define/index.js';

export interface ShopReviewed {
  readonly shopId: string;
  readonly ownerUserId: string;
  readonly applicationId: string;
}

export interface ShopApproved {
  readonly shopId: string;
  readonly ownerUserId: string;
  readonly applicationId: string | null;
}

export const tenantEvents = defineEvents('tenant', {
  applicationSubmitted: event<ShopReviewed>(
    'Emitted for every attempt, corrected ones too, in the transaction that stores it.',
  ),
  shopApproved: event<ShopApproved>(
    'Emitted when a shop opens: by approval, or by an import without application. Its owner becomes a merchant.',
  ),
  shopRejected: event<ShopReviewed>(
    'Emitted when an application is rejected; the reasons are in the application.',
  ),
});
