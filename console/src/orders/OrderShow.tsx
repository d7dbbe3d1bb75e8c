import { Box, Skeleton } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { RecordShow } from '../components/RecordPages.js';
import { Amounts, BuyerFacts, DeliveryFacts } from './OrderFacts.js';
import { OrderHead } from './OrderHead.js';
import { OrderParts } from './OrderParts.js';
import { OrderTimeline } from './OrderTimeline.js';

/** One order: next step, cars, payments and history. */
export function OrderShow() {
  return (
    <RecordShow queryOptions={{ refetchOnWindowFocus: true }}>
      <OrderPage />
    </RecordShow>
  );
}

function OrderPage() {
  const translate = useTranslate();
  const order = useRecordContext<OrderDetailView & { id: string }>();
  // The row of the list is shown until the order is loaded.
  if (!order?.timeline) return <Skeleton variant="rounded" sx={{ height: 480 }} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OrderHead order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.5fr) minmax(280px, 1fr)' },
        }}
      >
        <OrderParts order={order} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={translate('console.orders.amounts')}>
            <Amounts order={order} />
          </Section>
          <Section title={translate('console.orders.buyer')}>
            <BuyerFacts order={order} />
          </Section>
          {order.delivery && (
            <Section title={translate('console.orders.delivery')}>
              <DeliveryFacts delivery={order.delivery} />
            </Section>
          )}
          <Section title={translate('console.orders.timeline')}>
            <OrderTimeline events={order.timeline} />
          </Section>
        </Box>
      </Box>
    </Box>
  );
}
