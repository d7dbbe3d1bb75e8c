import { Box, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { OrderDetailView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { LandedCosts } from './LandedCosts.js';
import { Milestones } from './Milestones.js';
import { OrderLines } from './OrderLines.js';
import { OrderMoney } from './OrderMoney.js';
import { OrderDocuments } from './OrderDocuments.js';
import { SlipsOfOrder } from './SlipsOfOrder.js';

const PARTS = ['deal', 'money', 'way', 'documents', 'landed'] as const;
type Part = (typeof PARTS)[number];

/** The tabs of an order; the URL names the open one. */
export function OrderParts({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const part = PARTS.find((one) => one === params.get('part')) ?? 'deal';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setParams({ part: next }, { replace: true })}
        variant="scrollable"
        aria-label={translate('console.orders.parts.label')}
        sx={{ minHeight: 40, mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {PARTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`part-${one}`}
            aria-controls={`panel-${one}`}
            label={translate(`console.orders.parts.${one}`)}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${part}`}
        aria-labelledby={`part-${part}`}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        {part === 'deal' && (
          <>
            <SlipsOfOrder slips={order.vouchers} />
            <Section title={translate('console.orders.lines')}>
              <OrderLines order={order} />
            </Section>
          </>
        )}
        {part === 'money' && <OrderMoney order={order} />}
        {part === 'way' && <Milestones order={order} />}
        {part === 'documents' && <OrderDocuments order={order} />}
        {part === 'landed' && <LandedCosts costs={order.landedCosts} />}
      </Box>
    </Box>
  );
}
