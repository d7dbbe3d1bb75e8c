import { Box, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { OrderView } from '@mall/contracts/order';
import { instant, orderActions } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { checksOf } from './checks-of.js';

interface NextActProps {
  readonly order: OrderView;
  readonly onShip: (order: OrderView) => void;
}

/** Shows the button of the reader's next action on an order, or whom the order waits for. */
export function NextAct({ order, onShip }: NextActProps) {
  const locale = useReaderLocale();
  if (order.actions.includes('checkContract')) return <CheckContract order={order} />;
  if (order.actions.includes('auditSlip')) return <CheckSlip order={order} />;
  if (order.actions.includes('ship'))
    return (
      <Button
        size="small"
        sx={buttonStyle}
        onClick={(event) => {
          event.stopPropagation();
          onShip(order);
        }}
      >
        {orderActions.ship.label[locale]}
      </Button>
    );
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {order.deal.short}
    </Box>
  );
}

/** Links to the scan of the contract that waits for its check. */
function CheckContract({ order }: { readonly order: OrderView }) {
  const locale = useReaderLocale();
  return (
    <Button
      size="small"
      sx={buttonStyle}
      component={Link}
      to={checksOf(order.orderId)}
      onClick={(event) => event.stopPropagation()}
    >
      {orderActions.checkContract.label[locale]}
    </Button>
  );
}

/** Links to the slip of the order at the desk. */
function CheckSlip({ order }: { readonly order: OrderView }) {
  const locale = useReaderLocale();
  const { data } = useGetList<{ id: string; voucher: { orderId: string } }>('reconciliation', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createTime', order: 'ASC' },
  });
  const slip = data?.find(({ voucher }) => voucher.orderId === order.orderId);
  return (
    <Button
      size="small"
      sx={buttonStyle}
      component={Link}
      to={slip ? `/reconciliation/${slip.id}/show` : `/orders/${order.orderId}/show`}
      onClick={(event) => event.stopPropagation()}
    >
      {orderActions.auditSlip.label[locale]}
    </Button>
  );
}

const buttonStyle = { minWidth: 0, minHeight: 28, py: 0, px: 1, ml: -1, fontSize: 'inherit' } as const;

/** Shows the deadline; marked when it has passed. */
export function Deadline({ order }: { readonly order: OrderView }) {
  const { until } = order.deal;
  if (!until) return null;
  const isOver = instant(until).getTime() < Date.now();
  return (
    <Box component="span" sx={{ color: isOver ? 'error.main' : 'inherit' }}>
      <Moment at={until} />
    </Box>
  );
}
