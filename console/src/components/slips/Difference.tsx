import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Amount } from '../Money.js';

/** Shows the paid amount less the amount due, in the currency of the slip. */
export function Difference({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  const difference = slip.amountFee - slip.dueFee;
  if (difference === 0) return <>{translate('console.slips.noDifference')}</>;
  return (
    <Box component="strong" sx={{ color: 'warning.main' }}>
      {difference > 0 ? '+' : '−'}
      <Amount minor={Math.abs(difference)} currency={slip.currency} />
    </Box>
  );
}
