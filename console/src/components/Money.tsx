import { money } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

interface AmountProps {
  readonly minor: number;
  readonly currency: string;
}

/** Shows an exact amount in minor units of its currency. All amounts of the console use it. */
export function Amount({ minor, currency }: AmountProps) {
  return <span style={{ whiteSpace: 'nowrap' }}>{money(minor, currency, useReaderLocale())}</span>;
}

/** Shows an amount in fen. */
export const Yuan = ({ fen }: { readonly fen: number | null | undefined }) =>
  fen === null || fen === undefined ? null : <Amount minor={fen} currency="CNY" />;

/** Shows kopecks as whole roubles. */
export const Roubles = ({ kopecks }: { readonly kopecks: number | null | undefined }) =>
  kopecks === null || kopecks === undefined ? null : (
    <Amount minor={Math.round(kopecks / 100) * 100} currency="RUB" />
  );
