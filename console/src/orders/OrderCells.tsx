import { Box } from '@mui/material';
import type { OrderView } from '@mall/contracts/order';
import { unbroken } from '@mall/web-kit';
import { usePersonName } from '../components/PersonName.js';
import { Picture } from '../components/Picture.js';
import { ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';

const TONES = { now: 'warning', wait: 'primary', good: 'success', bad: 'danger', plain: 'info' } as const;

/** Shows the status, and the reason where there is one; that of a cancelled order says that it is cancelled. */
export function OrderStatus({ order: { deal, closedBy } }: { readonly order: OrderView }) {
  const author = usePersonName(closedBy);
  const reason = deal.reason && author ? `${deal.reason} (${author})` : deal.reason;
  const said = deal.stage === 'cancelled' ? [reason ?? deal.label] : [deal.label, reason];
  return <ToneWord tone={TONES[deal.tone]}>{said.filter(Boolean).join('. ')}</ToneWord>;
}

/** Shows the first car of an order, the number of the others, and the shop that sells them. */
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
