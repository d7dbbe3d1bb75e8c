import type { Locale, Texts } from '@mall/validation';

/** Reasons that the service itself writes; all others were written by a person. */
const OWN_REASONS: Readonly<Record<string, Texts>> = {
  sold: { ru: 'Продан', zh: '已售出', en: 'Sold' },
  setAside: {
    ru: 'Снят с продажи после отменённого заказа',
    zh: '因订单取消暂停销售',
    en: 'Off sale after a cancelled order',
  },
};

/** Returns the reason why a car is off sale, for people. */
export const shownReason = (reason: string | null, locale: Locale): string | undefined =>
  reason === null ? undefined : (OWN_REASONS[reason]?.[locale] ?? reason);
