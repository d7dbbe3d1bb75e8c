import { exactRoubles, roubles, yuan, type Locale } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

const whole = { whiteSpace: 'nowrap' } as const;

/** Fen as `128,800.00 ¥`. */
export const Yuan = ({ fen }: { readonly fen: number | null | undefined }) =>
  fen === null || fen === undefined ? null : <span style={whole}>{yuan(fen)}</span>;

/** Kopecks as whole roubles. */
export function Roubles({ kopecks }: { readonly kopecks: number | null | undefined }) {
  const locale = useReaderLocale();
  if (kopecks === null || kopecks === undefined) return null;
  return <span style={whole}>{roubles(Math.round(kopecks / 100), locale)}</span>;
}

/** An exact amount in minor units of the currency that stands beside it. */
export function Amount({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  const locale = useReaderLocale();
  return <span style={whole}>{amountText(minor, currency, locale)}</span>;
}

export const amountText = (minor: number, currency: string, locale: Locale): string =>
  currency === 'RUB' ? exactRoubles(minor, locale) : yuan(minor);
