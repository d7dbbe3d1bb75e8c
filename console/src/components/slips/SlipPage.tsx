import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../Facts.js';
import { SlipReview } from './SlipReview.js';

interface SlipPageProps {
  readonly slip: VoucherView;
  /** Leads to the other slips of the queue. */
  readonly steps?: ReactNode;
}

/** One slip, whichever list it was opened from. */
export function SlipPage({ slip, steps }: SlipPageProps) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('console.slips.ofOrder', { number: slip.orderNumber })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: '0.875rem' }}>
          {steps}
          <Link to="/reconciliation">{translate('console.slips.toQueue')}</Link>
          <Link to={`/orders/${slip.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <SlipReview slip={slip} />
    </Section>
  );
}
