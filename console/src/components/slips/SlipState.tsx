import { paymentSlipStates } from '@mall/web-kit';
import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import type { VoucherView } from '@mall/contracts/order';
import { ToneWord } from '../StatusWord.js';

const TONES: Readonly<Record<number, ItemTone>> = { 0: 'warning', 1: 'success', 2: 'danger', 3: 'info' };

/** The state of a slip. */
export function SlipState({ slip }: { readonly slip: Pick<VoucherView, 'status' | 'waitsForSecond'> }) {
  const translate = useTranslate();
  const key = slip.status === paymentSlipStates.waiting && slip.waitsForSecond === 1 ? 'second' : slip.status;
  return <ToneWord tone={TONES[slip.status] ?? 'info'}>{translate(`console.slips.states.${key}`)}</ToneWord>;
}
