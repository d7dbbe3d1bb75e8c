import { useTranslate } from 'react-admin';
import type { RatePurpose as Purpose } from '@mall/contracts/order';
import { currencySign, rate, type Locale } from '@mall/web-kit';

export const PURPOSES = (['payment', 'customs'] as const).map((id) => ({
  id,
  name: `console.rates.purposes.${id}`,
}));

/** Formats a rate, `13,45 ₽ / 1 ¥` */
export const perOne = (
  { rate: value, from }: { readonly rate: number; readonly from: string },
  locale: Locale,
): string => `${rate(value, locale)} / 1\u00a0${currencySign(from)}`;

export function RatePurpose({ purpose }: { readonly purpose: Purpose }) {
  const translate = useTranslate();
  return translate(`console.rates.purposes.${purpose}`);
}
