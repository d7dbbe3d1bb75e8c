import { Box } from '@mui/material';
import type { OrderView } from '@mall/contracts/order';
import { unbroken } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Picture } from '../components/Picture.js';
import { StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { closedText } from './closed-text.js';

/** Of a cancelled order also who cancelled it, and why. */
export function OrderStatus({ order }: { readonly order: OrderView }) {
  const locale = useReaderLocale();
  return (
    <TwoLines
      main={<StatusWord dictionary="order_status" value={order.status} />}
      under={<Box sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>{closedText(order, locale)}</Box>}
    />
  );
}

/** The first car of an order, how many more there are, and the shop that sells them. */
export function OrderedCars({ order }: { readonly order: OrderView }) {
  const [first, ...more] = order.orderItems;
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 200 }}>
      <Picture of="car" url={first.pic} alt="" width={40} />
      <div>
        <TwoLines
          main={`${unbroken(first.spuName)}${more.length > 0 ? ` +${more.length}` : ''}`}
          under={order.shopName}
        />
      </div>
    </Box>
  );
}
