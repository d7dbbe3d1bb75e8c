import { SHOP_ZONES, type PublicPlaceView, type ShopPlaceView } from '@mall/contracts/tenant';
import type { Locale } from '@mall/validation';
import type { Shop } from '../shop/shop.entity.js';
import { dayIn, standingAt } from './opening.js';
import type { ShopPlace } from './shop-place.entity.js';

/** Values of a shop that has entered nothing. */
const EMPTY_PLACE = {
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

export interface PlaceFacts {
  readonly shop: Shop;
  readonly place: ShopPlace | undefined;
  /** Names of divisions by code. */
  readonly names: ReadonlyMap<string, string>;
  readonly locale: Locale;
  readonly now: Date;
}

/** Returns the public part; days that are over are left out. */
export function toPublicView(facts: PlaceFacts): PublicPlaceView {
  const view = publicPart(facts);
  const today = dayIn(view.zone, facts.now);
  const coming = (days: readonly string[]) => days.filter((day) => day >= today);
  return { ...view, closedDays: coming(view.closedDays), extraDays: coming(view.extraDays) };
}

export function toPlaceView(facts: PlaceFacts): ShopPlaceView {
  const { regions, areas, changedBy, changedAt } = facts.place ?? EMPTY_PLACE;
  return {
    ...publicPart(facts),
    shopStatus: facts.shop.shopStatus,
    regions,
    areas,
    changedBy,
    changedTime: changedAt?.toISOString() ?? null,
  };
}

function publicPart({ shop, place, names, locale, now }: PlaceFacts): PublicPlaceView {
  const { yard, regions, ...calendar } = place ?? EMPTY_PLACE;
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
