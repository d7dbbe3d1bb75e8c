export type SlipCurrency = 'CNY' | 'RUB';

/** `1234567.89 RUB`, for a message that people read in any language. */
export const amountText = (minor: number, currency: SlipCurrency): string =>
  `${(minor / 100).toFixed(2)} ${currency}`;
