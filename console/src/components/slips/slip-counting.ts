import type { VoucherView } from '@mall/contracts/order';

/** How an amount that differs from the amount due is booked. */
export type Counting = 'exact' | 'part' | 'difference';

type Slip = Pick<VoucherView, 'amountFee' | 'dueFee' | 'waitsForSecond'>;

export const isSecondConfirmation = ({ waitsForSecond }: Pick<Slip, 'waitsForSecond'>): boolean =>
  waitsForSecond === 1;

export const isLessThanDue = ({ amountFee, dueFee }: Pick<Slip, 'amountFee' | 'dueFee'>): boolean =>
  amountFee < dueFee;

/** What the dialog proposes; nothing to the second of two, who decides without seeing what the first has chosen. */
export function firstChoice(slip: Slip): Counting | '' {
  if (slip.amountFee === slip.dueFee) return 'exact';
  if (!isLessThanDue(slip)) return 'difference';
  return isSecondConfirmation(slip) ? '' : 'part';
}

/** The difference that needs a name: received less claimed, or received less due where that is accepted. */
export function differenceToName(slip: Slip, receivedFee: number, counting: Counting | ''): number {
  const ofClaim = receivedFee - slip.amountFee;
  return ofClaim === 0 && counting === 'difference' ? receivedFee - slip.dueFee : ofClaim;
}

/** Key of the text that says what confirming does. */
export function hintOf(slip: Slip, isFirstOfTwo: boolean): string {
  if (isSecondConfirmation(slip)) return 'console.slips.secondSure';
  return isFirstOfTwo ? 'console.slips.firstSure' : 'console.slips.approveSure';
}

/** Key of the message afterwards. Whether a second person is needed is decided by the server. */
export function doneOf(confirmed: Pick<Slip, 'waitsForSecond'>, counting: Counting | ''): string {
  if (isSecondConfirmation(confirmed)) return 'console.slips.firstConfirmed';
  return counting === 'part' ? 'console.slips.partConfirmed' : 'console.slips.approved';
}
