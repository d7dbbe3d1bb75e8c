import { Box } from '@mui/material';
import { Link, Show, useRecordContext, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { SlipReview } from './SlipReview.js';

export function VoucherShow() {
  return (
    <Show actions={false} component="div">
      <SlipPage />
    </Show>
  );
}

function SlipPage() {
  const translate = useTranslate();
  const slip = useRecordContext<VoucherView & { id: string }>();
  if (!slip) return null;
  return (
    <Section
      title={translate('console.slips.ofOrder', { number: slip.orderNumber })}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <Link to={`/orders/${slip.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <SlipReview slip={slip} />
    </Section>
  );
}
