import type { ShopCardView, ShopHeadView, ShopView } from '@mall/contracts/tenant';
import type { Locale } from '@mall/validation';
import type { Shop } from './shop.entity.js';

/** Returns the public part of a shop. */
export function toHeadView(shop: Shop, locale: Locale): ShopHeadView {
  return {
    shopId: shop.shopId,
    shopName: shop.shopNames[locale] || shop.shopName,
    shopLogo: shop.shopLogo,
    intro: shop.intros[locale],
    mobileBackgroundPic: shop.mobileBackgroundPic,
    type: shop.type,
    shopStatus: shop.shopStatus,
    isPreferred: shop.isPreferred ? 1 : 0,
    openedTime: shop.openedAt?.toISOString() ?? null,
  };
}

export function toShopView(shop: Shop, locale: Locale): ShopView {
  return {
    ...toHeadView(shop, locale),
    ownerUserId: shop.ownerUserId,
    contactName: shop.contactName,
    mobile: shop.mobile,
    uscc: shop.uscc,
    reviewStatus: shop.reviewStatus,
    closedReason: shop.closedReason,
    closedBy: shop.closedBy,
    closedTime: shop.closedAt?.toISOString() ?? null,
    createTime: shop.createdAt.toISOString(),
  };
}

export function toCardView(shop: Shop): ShopCardView {
  const { shopId, shopNames, shopLogo, type, shopStatus, ownerUserId } = shop;
  return { shopId, shopNames, shopLogo, type, shopStatus, ownerUserId };
}
