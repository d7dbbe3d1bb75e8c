import type { VoucherView } from '@mall/contracts/order';

/** Ways to book an amount that differs from the amount due. */
export type Counting = 'exact' | 'part' | 'difference';

type Slip = Pick<VoucherView, 'amountFee' | 'dueFee' | 'waitsForSecond'>;

export const isSecondConfirmation = ({ waitsForSecond }: Pick<Slip, 'waitsForSecond'>): boolean =>
  waitsForSecond === 1;

export const isLessThanDue = ({ amountFee, dueFee }: Pick<Slip, 'amountFee' | 'dueFee'>): boolean =>
  amountFee < dueFee;

/** Returns the proposed choice; empty for the second of two people, who decides without seeing the first one's choice. */
export function firstChoice(slip: Slip): Counting | '' {
  if (slip.amountFee === slip.dueFee) return 'exact';
  if (!isLessThanDue(slip)) return 'difference';
  return isSecondConfirmation(slip) ? '' : 'part';
}

/** Returns the difference that needs a kind: received less claimed, or received less due where that is accepted. */
export function differenceToName(slip: Slip, receivedFee: number, counting: Counting | ''): number {
  const ofClaim = receivedFee - slip.amountFee;
  return ofClaim === 0 && counting === 'difference' ? receivedFee - slip.dueFee : ofClaim;
}

/** Returns the text key that explains the effect of confirming. */
export function hintOf(slip: Slip, isFirstOfTwo: boolean): string {
  if (isSecondConfirmation(slip)) return 'console.slips.secondSure';
  return isFirstOfTwo ? 'console.slips.firstSure' : 'console.slips.approveSure';
}

/** Returns the text key of the message afterwards. The server decides whether a second person is needed. */
export function doneOf(confirmed: Pick<Slip, 'waitsForSecond'>, counting: Counting | ''): string {
  if (isSecondConfirmation(confirmed)) return 'console.slips.firstConfirmed';
  return counting === 'part' ? 'console.slips.partConfirmed' : 'console.slips.approved';
}
