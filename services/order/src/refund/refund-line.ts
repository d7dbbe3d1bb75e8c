import { amountTexts } from '@mall/validation/typography';
import type { Locale } from '@mall/validation';
import type { Refund } from './refund.js';

/** Returns the amounts of refunds as a line of the history stores them, in minor units: every reader has another language. */
export const storedAmounts = (refunds: readonly Pick<Refund, 'amountMinor' | 'currency'>[]): string =>
  refunds.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`).join(',');

/** Returns these amounts for a reader. */
export const amountsText = (stored: string, locale: Locale): string =>
  stored
    .split(',')
    .map((one) => one.split(' '))
    .map(([minor, currency]) => amountTexts(Number(minor), currency === 'RUB' ? 'RUB' : 'CNY')[locale])
    .join(' + ');
