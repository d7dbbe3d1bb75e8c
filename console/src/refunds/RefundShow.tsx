import { Box } from '@mui/material';
import { Link, Show, useRecordContext, useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { RefundReview } from '../components/refunds/RefundReview.js';

export function RefundShow() {
  return (
    <Show actions={false} component="div">
      <RefundPage />
    </Show>
  );
}

function RefundPage() {
  const translate = useTranslate();
  const refund = useRecordContext<RefundView & { id: string }>();
  if (!refund) return null;
  return (
    <Section
      title={translate('console.refunds.ofOrder', { number: refund.orderNumber })}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <Link to={`/orders/${refund.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <RefundReview refund={refund} />
    </Section>
  );
}
