import {
  orderErrors,
  slipDifferences,
  slipDifferencesFor,
  type AuditVoucherDto,
  type SlipDifference,
} from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import { referenceKeyOf } from '../transfer/bank-reference.js';

export type SlipCurrency = 'CNY' | 'RUB';

/** Terms that the confirming person reads on the bank's statement. */
export interface PaymentTerms {
  /** Amount that the bank credited, minor units of the slip's currency. */
  readonly receivedMinor: number;
  readonly reference: string;
  /** Whole amount of the transfer, where it covers several slips. */
  readonly transferMinor: number | null;
  /** Whether the person states that it is another transfer than the counted ones of its number. */
  readonly isOther?: boolean;
  readonly differenceKind: SlipDifference | null;
}

/** Terms stored until the second person decides; `movedMinor` is the credit of the decision, fen of CNY. */
export interface FirstStated extends PaymentTerms {
  readonly movedMinor: number;
}

/** The facts of a slip that the terms of its confirmation depend on. */
export interface ClaimedPayment {
  readonly amountMinor: number;
  readonly currency: SlipCurrency;
  readonly bankRef: string | null;
  readonly firstStated: FirstStated | null;
}

type Stated = Pick<
  AuditVoucherDto,
  'receivedFee' | 'differenceKind' | 'bankRef' | 'transferFee' | 'otherTransfer'
>;

/**
 * Returns the terms. One that is not stated is as the first of two people stated it, else as the slip claims; each of
 * them states for themselves that it is another transfer. @throws orderErrors.bankRefNeeded
 */
export function termsOf(slip: ClaimedPayment, stated: Stated): PaymentTerms {
  const { firstStated, amountMinor, bankRef } = slip;
  const reference = (stated.bankRef ?? firstStated?.reference ?? bankRef ?? '').trim();
  if (referenceKeyOf(reference) === '') throw orderErrors.bankRefNeeded();
  return {
    receivedMinor: stated.receivedFee ?? firstStated?.receivedMinor ?? amountMinor,
    reference,
    transferMinor: stated.transferFee ?? firstStated?.transferMinor ?? null,
    isOther: stated.otherTransfer === 1,
    differenceKind: stated.differenceKind ?? firstStated?.differenceKind ?? null,
  };
}

/** Whether two people read the same on the statement; references may be typed differently. */
export const areSameTerms = (one: PaymentTerms, other: PaymentTerms): boolean =>
  one.receivedMinor === other.receivedMinor &&
  referenceKeyOf(one.reference) === referenceKeyOf(other.reference) &&
  one.transferMinor === other.transferMinor &&
  (one.isOther ?? false) === (other.isOther ?? false) &&
  one.differenceKind === other.differenceKind;

/**
 * Returns the name of the difference between the received amount and the claimed one, or else the due one; null where
 * there is none. `dueDifferenceMinor` counts where it is accepted, in the slip's currency.
 * @throws orderErrors.differenceUnnamed, orderErrors.differenceKindUnfit
 */
export function differenceNamed(
  { amountMinor, currency }: Pick<ClaimedPayment, 'amountMinor' | 'currency'>,
  { receivedMinor, differenceKind }: Pick<PaymentTerms, 'receivedMinor' | 'differenceKind'>,
  dueDifferenceMinor: number,
): SlipDifference | null {
  const claimDifferenceMinor = receivedMinor - amountMinor;
  const differenceMinor = claimDifferenceMinor || dueDifferenceMinor;
  if (differenceMinor === 0) return null;
  if (differenceKind === null && claimDifferenceMinor !== 0)
    throw orderErrors.differenceUnnamed({
      received: amountTexts(receivedMinor, currency),
      claimed: amountTexts(amountMinor, currency),
    });
  const kind = differenceKind ?? (differenceMinor < 0 ? 'short' : 'over');
  refuseUnfit(kind, differenceMinor, currency);
  return kind;
}

/**
 * Refuses a name that fits the difference neither to the claimed amount nor to the due one, whatever is decided about
 * it. `dueDifferenceMinor` is in the slip's currency.
 * @throws orderErrors.differenceKindUnfit
 */
export function demandFittingKind(
  { amountMinor, currency }: Pick<ClaimedPayment, 'amountMinor' | 'currency'>,
  { receivedMinor, differenceKind }: Pick<PaymentTerms, 'receivedMinor' | 'differenceKind'>,
  dueDifferenceMinor: number,
): void {
  const differenceMinor = receivedMinor - amountMinor || dueDifferenceMinor;
  if (differenceKind !== null && differenceMinor !== 0)
    refuseUnfit(differenceKind, differenceMinor, currency);
}

function refuseUnfit(kind: SlipDifference, differenceMinor: number, currency: SlipCurrency): void {
  const fitting = slipDifferencesFor(differenceMinor);
  if (fitting.includes(kind)) return;
  throw orderErrors.differenceKindUnfit({
    kind: slipDifferences[kind],
    difference: amountTexts(differenceMinor, currency),
    fitting: joined(fitting.map((one) => slipDifferences[one])),
  });
}

/** Returns the kind under which a write-off is booked: the name of the difference, where it names a loss. */
export const lossKind = (kind: SlipDifference | null): SlipDifference =>
  kind === null || kind === 'over' ? 'short' : kind;

const joined = (names: readonly Texts[]): Texts => ({
  ru: names.map(({ ru }) => `«${ru}»`).join(', '),
  zh: names.map(({ zh }) => `“${zh}”`).join('、'),
  en: names.map(({ en }) => `“${en}”`).join(', '),
});
