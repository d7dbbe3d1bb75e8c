import { defineEvents, event } from '../define/index.js';

/** Hours after which reviewers are notified of an application that still waits. */
export const APPLICATION_REVIEW_HOURS = 24;

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

export interface ShopClosed {
  readonly shopId: string;
  readonly ownerUserId: string;
  /** Reason in the words of staff; the shop's people read it when they try to sign in. */
  readonly reason: string;
}

export interface ShopReopened {
  readonly shopId: string;
  readonly ownerUserId: string;
}

export const tenantEvents = defineEvents('tenant', {
  reviewLate: event<ShopReviewed>('Emitted once for an application that has waited too long for its review.'),
  applicationSubmitted: event<ShopReviewed>(
    'Emitted for every attempt, corrected ones too, in the transaction that stores it.',
  ),
  shopApproved: event<ShopApproved>(
    'Emitted when a shop opens: by approval, or by an import without application. Its owner becomes a merchant.',
  ),
  shopRejected: event<ShopReviewed>(
    'Emitted when an application is rejected; the reasons are in the application.',
  ),
  shopClosed: event<ShopClosed>(
    'Staff closed a shop. Its cars leave sale and its people are signed out when consumers handle this; its orders stay.',
  ),
  shopReopened: event<ShopReopened>(
    'Staff opened a closed shop again. Its people can sign in; its cars stay off sale until they are published.',
  ),
});
