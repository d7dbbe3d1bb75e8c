import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { paymentSlipStates } from '@mall/web-kit';
import type { ItemTone } from '@mall/contracts/admin';
import { Amount } from '../Money.js';
import { ToneWord } from '../StatusWord.js';

/** Shows the paid amount less the amount due, in the currency of the slip. */
export function Difference({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  const difference = slip.amountFee - slip.dueFee;
  if (difference === 0) return translate('console.slips.noDifference');
  return (
    <Box component="strong" sx={{ color: 'warning.main' }}>
      {difference > 0 ? '+' : '−'}
      <Amount minor={Math.abs(difference)} currency={slip.currency} />
    </Box>
  );
}

const TONES: Readonly<Record<number, ItemTone>> = { 0: 'warning', 1: 'success', 2: 'danger', 3: 'info' };

/** The state of a slip. */
export function SlipState({ slip }: { readonly slip: Pick<VoucherView, 'status' | 'waitsForSecond'> }) {
  const translate = useTranslate();
  const key = slip.status === paymentSlipStates.waiting && slip.waitsForSecond === 1 ? 'second' : slip.status;
  return <ToneWord tone={TONES[slip.status] ?? 'info'}>{translate(`console.slips.states.${key}`)}</ToneWord>;
}
