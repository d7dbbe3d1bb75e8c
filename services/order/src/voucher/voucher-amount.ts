export type SlipCurrency = 'CNY' | 'RUB';

/** What is due in the currency of a slip: fen, or kopecks at the order's locked rate. */
export function dueIn(
  currency: SlipCurrency,
  order: { readonly totalMinor: number; readonly totalRubMinor: number },
): number {
  return currency === 'CNY' ? order.totalMinor : order.totalRubMinor;
}

/** `1234567.89 RUB`, for a message that people read in any language. */
export const amountText = (minor: number, currency: SlipCurrency): string =>
  `${(minor / 100).toFixed(2)} ${currency}`;
