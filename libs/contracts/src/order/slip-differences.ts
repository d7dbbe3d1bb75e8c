import { say, type Texts } from '@mall/validation';

/** Reasons why the bank credited another amount than was claimed, or than was due. */
export const slipDifferences = {
  commission: say('Комиссия банка', '银行手续费', 'Commission of the bank'),
  rounding: say('Округление', '四舍五入', 'Rounding'),
  short: say('Недоплата', '少付', 'Paid short'),
  over: say('Переплата', '多付', 'Paid over'),
} as const satisfies Record<string, Texts>;

export type SlipDifference = keyof typeof slipDifferences;
export const SLIP_DIFFERENCES = Object.keys(slipDifferences) as readonly SlipDifference[];

/** A rounding is at most one yuan or one rouble, in minor units. */
export const ROUNDING_AT_MOST_MINOR = 100;

/** Returns the kinds that a difference of this sign may have; `differenceMinor` is the received amount less the expected one. */
export const slipDifferencesFor = (differenceMinor: number): readonly SlipDifference[] => {
  if (differenceMinor === 0) return [];
  const named: readonly SlipDifference[] = differenceMinor < 0 ? ['commission', 'short'] : ['over'];
  return Math.abs(differenceMinor) <= ROUNDING_AT_MOST_MINOR ? [...named, 'rounding'] : named;
};
