import { SHOP_ZONES, type PublicPlaceView, type ShopPlaceView } from '@mall/contracts/tenant';
import type { Locale } from '@mall/validation';
import type { Shop } from '../shop/shop.entity.js';
import { dayIn, standingAt } from './opening.js';
import type { ShopPlace } from './shop-place.entity.js';

/** Values of a shop that has entered nothing. */
const UNTOLD = {
  yard: null,
  regions: [],
  areas: [],
  zone: SHOP_ZONES[0],
  hours: [],
  closedDays: [],
  extraDays: [],
  extraFrom: null,
  extraTo: null,
  changedBy: null,
  changedAt: null,
};

export interface Told {
  readonly shop: Shop;
  readonly place: ShopPlace | undefined;
  /** Names of divisions by code. */
  readonly names: ReadonlyMap<string, string>;
  readonly locale: Locale;
  readonly now: Date;
}

/** Returns the public part; days that are over are left out. */
export function toPublicView(told: Told): PublicPlaceView {
  const view = publicPart(told);
  const today = dayIn(view.zone, told.now);
  const coming = (days: readonly string[]) => days.filter((day) => day >= today);
  return { ...view, closedDays: coming(view.closedDays), extraDays: coming(view.extraDays) };
}

export function toPlaceView(told: Told): ShopPlaceView {
  const { regions, areas, changedBy, changedAt } = told.place ?? UNTOLD;
  return {
    ...publicPart(told),
    shopStatus: told.shop.shopStatus,
    regions,
    areas,
    changedBy,
    changedTime: changedAt?.toISOString() ?? null,
  };
}

function publicPart({ shop, place, names, locale, now }: Told): PublicPlaceView {
  const { yard, regions, ...calendar } = place ?? UNTOLD;
  const { zone, hours, closedDays, extraDays, extraFrom, extraTo } = calendar;
  const { isOpen, changesAt } = standingAt(calendar, now);
  return {
    shopId: shop.shopId,
    shopName: shop.shopNames[locale] || shop.shopName,
    yard,
    regionNames: regions.map((code) => names.get(code) ?? code),
    zone,
    hours,
    closedDays,
    extraDays,
    extraFrom,
    extraTo,
    isOpen,
    changeTime: changesAt?.toISOString() ?? null,
  };
}
