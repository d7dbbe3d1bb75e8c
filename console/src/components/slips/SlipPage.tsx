import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../Facts.js';
import { SlipReview } from './SlipReview.js';

/** One slip, whichever list it was opened from. */
export function SlipPage({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('console.slips.ofOrder', { number: slip.orderNumber })}
      action={
        <Box sx={{ display: 'flex', gap: 2, fontSize: '0.875rem' }}>
          <Link to="/reconciliation">{translate('console.slips.toQueue')}</Link>
          <Link to={`/orders/${slip.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <SlipReview slip={slip} />
    </Section>
  );
}
