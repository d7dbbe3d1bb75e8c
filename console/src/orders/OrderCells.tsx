import { Box } from '@mui/material';
import type { OrderView } from '@mall/contracts/order';
import { unbroken } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { usePersonName } from '../components/PersonName.js';
import { Picture } from '../components/Picture.js';
import { StatusWord, ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { closedText } from './closed-text.js';

/** One word; of a cancelled order who cancelled it, and why. */
export function OrderStatus({ order }: { readonly order: OrderView }) {
  const closedBy = usePersonName(order.closedBy) ?? null;
  const closed = closedText({ ...order, closedBy }, useReaderLocale());
  if (closed) return <ToneWord tone="info">{closed}</ToneWord>;
  return <StatusWord dictionary="order_status" value={order.status} />;
}

/** The first car of an order, how many more there are, and the shop that sells them. */
export function OrderedCars({ order }: { readonly order: OrderView }) {
  const [first, ...more] = order.orderItems;
  if (!first) return null;
  const others = more.length > 0 ? ` +${more.length}` : '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Picture of="car" url={first.pic} alt="" width={36} />
      <TwoLines main={`${unbroken(first.spuName)}${others}`} under={order.shopName} />
    </Box>
  );
}
