import { exactRoubles } from '@mall/web-kit';
import { locale } from '../../../mall/locale.js';
import { yuan } from '../../../mall/yuan.js';

/** Formats an amount in the currency of the payment. */
export const slipAmount = ({ amountFee, currency }: { amountFee: number; currency: string }): string =>
  currency === 'RUB' ? exactRoubles(amountFee, locale) : yuan(amountFee);
