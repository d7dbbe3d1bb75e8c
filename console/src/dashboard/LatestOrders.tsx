import { Box } from '@mui/material';
import type { OrderView } from '@mall/contracts/order';
import { useCanAccess, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { mustLoad, useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { RecordLines } from './RecordLines.js';
import { orderLine } from './record-line.js';

const LATEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createTime', order: 'DESC' },
} as const;

/** Lists the latest orders in any state, for those who may open the list of orders. */
export function LatestOrders() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' });
  if (!canAccess) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Section title={translate('console.latestOrders')}>
        <OrderLines />
      </Section>
    </Box>
  );
}

function OrderLines() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { data } = useGetList<OrderView & RaRecord<string>>('orders', LATEST, mustLoad);
  if (data?.length === 0) return translate('console.orders.none');
  return <RecordLines rows={(data ?? []).map((order) => orderLine(order, locale))} />;
}
