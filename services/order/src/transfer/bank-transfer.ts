import { orderErrors, type DealCurrency } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';

const currencyNames: Readonly<Record<DealCurrency, Texts>> = {
  CNY: { ru: 'юани', zh: '人民币', en: 'yuan' },
  RUB: { ru: 'рубли', zh: '卢布', en: 'roubles' },
};

/** Whether money came in, by slips of buyers, or went out, by refunds. */
export type TransferDirection = 'in' | 'out';

/** A transfer before another part is counted. Amounts in minor units of its currency. */
export interface KnownTransfer {
  readonly reference: string;
  readonly direction: TransferDirection;
  readonly currency: DealCurrency;
  /** Whole amount that its first part recorded, or that two people have stated since. */
  readonly wholeMinor: number;
  readonly isDivided: boolean;
  readonly countedMinor: number;
  /** Numbers of the orders that have confirmed parts of it; without any, nothing is counted. */
  readonly orders: readonly string[];
  /** Buyers of these orders, by account id. */
  readonly buyers: readonly string[];
  /** Staff who confirmed these parts, by account id. */
  readonly people: readonly string[];
  /** Days of the parts, `yyyy-MM-dd`. */
  readonly days: readonly string[];
  /** Amounts of the parts. */
  readonly amounts: readonly number[];
}

export interface TransferPart {
  /** Reference as the person typed it. */
  readonly reference: string;
  readonly direction: TransferDirection;
  readonly currency: DealCurrency;
  readonly receivedMinor: number;
  /** Whole amount as it was stated with this part. */
  readonly statedMinor: number | null;
  /** Buyer of the order, by account id. */
  readonly buyerId: string;
  /** Day of the payment, `yyyy-MM-dd`. */
  readonly day: string;
  /** Whether it is stated to be another transfer than the counted ones with the same number. */
  readonly isOther: boolean;
}

/** References of transfers, and the numbers of their orders; parameters of refusals. */
export interface NamedTransfers extends Readonly<Record<string, string>> {
  readonly known: string;
  readonly orders: string;
}

/** A transfer with another part, and how many people that takes. */
export interface ReviewedPart {
  readonly wholeMinor: number;
  readonly isDivided: boolean;
  /** Whether one person may not confirm this part alone. */
  readonly takesTwo: boolean;
  /** The second person is none of these; an outgoing part that takes two is recorded by none of them. */
  readonly notBy: readonly string[];
  /** The counted transfers that it takes two people for: their references, and the numbers of their orders. */
  readonly known: NamedTransfers;
  /** Whether another transfer of the same number is counted that is stated to be another one. */
  readonly isOther: boolean;
}

/** A slip names the day on which the buyer paid, and banks book a transfer up to three days later. */
const ONE_DAY_WITHIN_DAYS = 3;
const DAY_MS = 86_400_000;

const areNear = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= ONE_DAY_WITHIN_DAYS * DAY_MS;

export type PossiblePart = Pick<
  TransferPart,
  'direction' | 'currency' | 'receivedMinor' | 'day' | 'buyerId'
> &
  Partial<Pick<TransferPart, 'statedMinor'>>;

/** Whether a counted transfer of the same number may be the one of this part: by its currency, and its buyer, day or amount. */
export const isMaybeSame = (other: KnownTransfer, part: PossiblePart): boolean =>
  other.orders.length > 0 &&
  other.direction === part.direction &&
  other.currency === part.currency &&
  // Banks number the orders of each payer, so that one number of one buyer is seldom two transfers.
  (other.buyers.includes(part.buyerId) ||
    other.days.some((day) => areNear(day, part.day)) ||
    [other.wholeMinor, ...other.amounts].some(
      (amount) => amount === part.receivedMinor || amount === part.statedMinor,
    ));

/**
 * Returns what the transfer is once this part is counted. `transfer` is the one with the same reference, `sameNumber`
 * are others that share a number with it. Two people confirm a part that changes the recorded whole amount, that is of
 * an order of another buyer, or whose transfer may be a counted one.
 * @throws orderErrors.transferCurrency, orderErrors.transferExceeded; incoming: orderErrors.transferUsed,
 * orderErrors.transferAlike, orderErrors.receiptIsPayout; outgoing: orderErrors.payoutUsed, orderErrors.payoutAlike,
 * orderErrors.payoutIsReceipt, orderErrors.transferWholeDiffers
 */
export function reviewPart(
  transfer: KnownTransfer | undefined,
  sameNumber: readonly KnownTransfer[],
  part: TransferPart,
): ReviewedPart {
  const counted = transfer && transfer.orders.length > 0 ? transfer : undefined;
  const { receivedMinor, statedMinor, currency } = part;
  if (counted) refuseUnfit(counted, part);
  const alike = counted ? [] : sameNumber.filter((other) => isMaybeSame(other, part));
  if (alike.length > 0 && !part.isOther) throw alikeError(alike, part);
  const wholeMinor = statedMinor ?? receivedMinor;
  const countedMinor = counted?.countedMinor ?? 0;
  if (countedMinor + receivedMinor > wholeMinor)
    throw orderErrors.transferExceeded({
      reference: counted?.reference ?? part.reference,
      whole: amountTexts(wholeMinor, currency),
      counted: amountTexts(countedMinor, currency),
      left: amountTexts(Math.max(0, wholeMinor - countedMinor), currency),
      received: amountTexts(receivedMinor, currency),
    });
  const isChanged = counted !== undefined && wholeMinor !== counted.wholeMinor;
  const isOfAnother = counted !== undefined && counted.buyers.some((id) => id !== part.buyerId);
  return {
    wholeMinor,
    isDivided: statedMinor !== null,
    takesTwo: isChanged || isOfAnother || alike.length > 0,
    notBy: [...(counted ? [counted] : []), ...(part.direction === 'out' ? alike : [])].flatMap(
      ({ people }) => people,
    ),
    known: named(counted ? [counted] : alike),
    isOther: alike.length > 0,
  };
}

function refuseUnfit(transfer: KnownTransfer, part: TransferPart): void {
  const { reference, direction, currency, wholeMinor } = transfer;
  const whole = amountTexts(wholeMinor, currency);
  const orders = transfer.orders.join(', ');
  const isPayout = part.direction === 'out';
  if (direction !== part.direction)
    throw isPayout
      ? orderErrors.payoutIsReceipt({ reference, orders })
      : orderErrors.receiptIsPayout({ reference, orders });
  if (currency !== part.currency)
    throw orderErrors.transferCurrency({ reference, currency: currencyNames[currency] });
  if (part.statedMinor === null)
    throw isPayout
      ? orderErrors.payoutUsed({ reference, orders, whole })
      : orderErrors.transferUsed({ reference, orders, whole });
  // Paying out takes one person, so that an openly divided amount stays.
  if (isPayout && transfer.isDivided && part.statedMinor !== wholeMinor)
    throw orderErrors.transferWholeDiffers({ reference, whole });
}

/** Returns the references of counted transfers, and the numbers of their orders. */
export const named = (transfers: readonly KnownTransfer[]): NamedTransfers => ({
  known: transfers.map(({ reference }) => reference).join(', '),
  orders: [...new Set(transfers.flatMap(({ orders }) => orders))].join(', '),
});

const alikeError = (alike: readonly KnownTransfer[], { direction }: TransferPart) =>
  direction === 'out' ? orderErrors.payoutAlike(named(alike)) : orderErrors.transferAlike(named(alike));

/** The people of a part: an incoming one is confirmed by one or two, an outgoing one is recorded by one. */
export interface PartPeople {
  readonly firstById: string | null;
  readonly byId: string | null;
}

/**
 * Refuses a part that takes two people and has one, or the same one as the part before it.
 * @throws orderErrors.transferTakesTwo, orderErrors.transferThirdPerson, orderErrors.payoutByAnother
 */
export function demandPeople(
  { takesTwo, notBy, known }: ReviewedPart,
  { direction }: TransferPart,
  { firstById, byId }: PartPeople,
): void {
  if (!takesTwo) return;
  const isOneOfBefore = byId !== null && notBy.includes(byId);
  if (direction === 'out') {
    if (isOneOfBefore) throw orderErrors.payoutByAnother(known);
    return;
  }
  const { known: reference, orders } = known;
  if (firstById === null) throw orderErrors.transferTakesTwo({ reference, orders });
  if (isOneOfBefore) throw orderErrors.transferThirdPerson({ reference, orders });
}
