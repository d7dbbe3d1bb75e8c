import { Box } from '@mui/material';
import { Link, useGetList, useTranslate } from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { mustLoad } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { StatusWord } from '../components/StatusWord.js';

/** Shows the ten latest orders of a buyer. */
export function BuyerOrders({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { data } = useGetList<OrderView & { id: string }>(
    'orders',
    {
      filter: { userId },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createTime', order: 'DESC' },
    },
    mustLoad,
  );
  if (data?.length === 0) return translate('console.orders.none');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: '0.875rem' }}>
      {data?.map((order) => (
        <Box component="li" key={order.orderId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Link to={`/orders/${order.orderId}/show`}>{order.orderNumber}</Link>
          <StatusWord dictionary="order_status" value={order.status} />
          <Yuan fen={order.total} />
          <Moment at={order.createTime} />
        </Box>
      ))}
    </Box>
  );
}
