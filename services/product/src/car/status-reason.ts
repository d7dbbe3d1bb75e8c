import type { Locale, Texts } from '@mall/validation';
import { INCOMPLETE } from '../stock/passed-car.js';

/** Reasons that the service itself writes; all others were written by a person. */
const OWN_REASONS: Readonly<Record<string, Texts>> = {
  sold: { ru: 'Продан', zh: '已售出', en: 'Sold' },
  setAside: {
    ru: 'Снят с продажи после отменённого заказа',
    zh: '因订单取消暂停销售',
    en: 'Off sale after a cancelled order',
  },
  [INCOMPLETE]: {
    ru: 'Не вернулся в продажу: карточка неполная. Дополните её и опубликуйте',
    zh: '未重新上架：信息不完整。请补充后重新发布',
    en: 'Not back on sale: the listing is incomplete. Complete it and publish it',
  },
};

/** A reason of the service that names the order: the car's VIN was named there. */
const VIN_ORDERED = /^vinOrdered (.+)$/;
const vinOrdered = (orderNumber: string): Texts => ({
  ru: `Снят с продажи: VIN указан в заказе ${orderNumber}. Если это другой автомобиль, исправьте VIN`,
  zh: `已下架：车架号已登记在订单 ${orderNumber} 中。如为其他车辆，请更正车架号`,
  en: `Off sale: the VIN is named in order ${orderNumber}. If this is another car, correct its VIN`,
});

/** Returns the reason why a car is off sale, for people. */
export function shownReason(reason: string | null, locale: Locale): string | undefined {
  if (reason === null) return undefined;
  const orderNumber = VIN_ORDERED.exec(reason)?.[1];
  return (orderNumber === undefined ? OWN_REASONS[reason] : vinOrdered(orderNumber))?.[locale] ?? reason;
}
