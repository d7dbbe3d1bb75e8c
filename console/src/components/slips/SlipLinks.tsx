import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';

/** Links from a slip to the queue and to its order. */
export function SlipLinks({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, whiteSpace: 'nowrap' }}>
      <Link to="/reconciliation">{translate('console.slips.toQueue')}</Link>
      <Link to={`/orders/${slip.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
    </Box>
  );
}
