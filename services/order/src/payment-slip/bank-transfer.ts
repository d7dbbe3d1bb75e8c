import { orderErrors } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import type { SlipCurrency } from './slip-amount.js';

const currencyNames: Readonly<Record<SlipCurrency, Texts>> = {
  CNY: { ru: 'юани', zh: '人民币', en: 'yuan' },
  RUB: { ru: 'рубли', zh: '卢布', en: 'roubles' },
};

/** A transfer before another part is counted. Amounts in minor units of its currency. */
export interface KnownTransfer {
  readonly reference: string;
  readonly currency: SlipCurrency;
  readonly wholeMinor: number;
  readonly isDivided: boolean;
  readonly countedMinor: number;
  /** Numbers of the orders that have confirmed parts of it. */
  readonly orders: readonly string[];
}

export interface TransferPart {
  readonly currency: SlipCurrency;
  readonly receivedMinor: number;
  /** Whole amount as it was stated with this part. */
  readonly statedMinor: number | null;
}

/**
 * Returns the transfer's whole amount once this part is counted, and whether it is openly divided.
 * @throws orderErrors.transferUsed, orderErrors.transferCurrency, orderErrors.transferWholeDiffers,
 * orderErrors.transferExceeded
 */
export function withPart(
  transfer: KnownTransfer,
  part: TransferPart,
): { readonly wholeMinor: number; readonly isDivided: boolean } {
  const { reference, currency, countedMinor, orders } = transfer;
  const { receivedMinor, statedMinor } = part;
  if (orders.length > 0) {
    if (currency !== part.currency)
      throw orderErrors.transferCurrency({ reference, currency: currencyNames[currency] });
    if (statedMinor === null) throw orderErrors.transferUsed({ reference, orders: orders.join(', ') });
    if (transfer.isDivided && statedMinor !== transfer.wholeMinor)
      throw orderErrors.transferWholeDiffers({
        reference,
        whole: amountTexts(transfer.wholeMinor, currency),
      });
  }
  const wholeMinor = statedMinor ?? receivedMinor;
  if (countedMinor + receivedMinor > wholeMinor)
    throw orderErrors.transferExceeded({
      reference,
      whole: amountTexts(wholeMinor, part.currency),
      counted: amountTexts(countedMinor, part.currency),
      left: amountTexts(Math.max(0, wholeMinor - countedMinor), part.currency),
      received: amountTexts(receivedMinor, part.currency),
    });
  return { wholeMinor, isDivided: statedMinor !== null };
}
