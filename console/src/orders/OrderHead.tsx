import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { StatusWord } from '../components/StatusWord.js';
import { HandInSlipDialog } from '../vouchers/HandInSlipDialog.js';
import { ContractDialog } from './ContractDialog.js';
import { ExtendDialog } from './ExtendDialog.js';
import { ShipDialog } from './ShipDialog.js';

interface OrderProps {
  readonly order: OrderDetailView;
}

/** Number, states, and the one thing to do now; the server says which acts are open. */
export function OrderHead({ order }: OrderProps) {
  const translate = useTranslate();
  const call = useCall();
  const [dialog, setDialog] = useState<'none' | 'ship' | 'cancel' | 'contract' | 'extend' | 'handIn'>('none');
  const close = () => setDialog('none');
  const may = (action: OrderDetailView['actions'][number]) => order.actions.includes(action);
  return (
    <Box
      component="section"
      aria-label={order.orderNumber}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{order.orderNumber}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, fontSize: '0.875rem' }}>
            <StatusWord dictionary="order_status" value={order.status} />
            <span>
              {translate('resources.orders.fields.contractStatus')}:{' '}
              <StatusWord dictionary="contract_status" value={order.contractStatus} />
            </span>
            <span>
              {translate('resources.orders.fields.voucherStatus')}:{' '}
              <StatusWord dictionary="voucher_status" value={order.voucherStatus} />
            </span>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDialog('contract')} disabled={!order.contractId}>
            {translate('console.orders.contract')}
          </Button>
          {may('uploadSlip') && (
            <Button variant="outlined" onClick={() => setDialog('handIn')}>
              {translate('console.slips.handIn')}
            </Button>
          )}
          {may('extendPayTime') && (
            <Button variant="outlined" onClick={() => setDialog('extend')}>
              {translate('console.orders.extend')}
            </Button>
          )}
          {may('staffCancel') && (
            <Button variant="outlined" color="error" onClick={() => setDialog('cancel')}>
              {translate('console.orders.cancel')}
            </Button>
          )}
          {may('ship') && (
            <Button variant="contained" onClick={() => setDialog('ship')}>
              {translate('console.orders.ship')}
            </Button>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <NextStep order={order} />
      </Typography>
      {dialog === 'ship' && <ShipDialog orderId={order.orderId} onClose={close} />}
      {dialog === 'contract' && <ContractDialog orderId={order.orderId} onClose={close} />}
      {dialog === 'extend' && <ExtendDialog orderId={order.orderId} onClose={close} />}
      {dialog === 'handIn' && <HandInSlipDialog orderId={order.orderId} onClose={close} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          title={translate('console.orders.cancelTitle', { number: order.orderNumber })}
          hint={translate('console.orders.cancelHint')}
          confirm={translate('console.orders.cancel')}
          done="console.orders.cancelled"
          onConfirm={(reason) => call('order.desk.cancel', { orderId: order.orderId, reason })}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** Who has to do what next, and by when. */
function NextStep({ order }: OrderProps) {
  const translate = useTranslate();
  const waitsForSlip = order.actions.includes('auditSlip');
  const key = waitsForSlip
    ? order.contractStatus === 0
      ? 'slipUnsigned'
      : 'slip'
    : (
        {
          1: order.contractStatus === 0 ? 'sign' : 'pay',
          2: 'ship',
          3: 'receive',
          4: 'slip',
          5: 'done',
          6: 'closed',
        } as const
      )[order.status as 1 | 2 | 3 | 4 | 5 | 6];
  const until = order.status === 1 ? order.endTime : order.status === 3 ? order.autoReceiptTime : null;
  return (
    <>
      {translate(`console.orders.next.${key}`)}
      {until && (
        <>
          {' '}
          {translate(order.status === 1 ? 'console.orders.payBefore' : 'console.orders.autoReceipt')}{' '}
          <Moment at={until} />
        </>
      )}
      {order.closeReason && ` ${order.closeReason}`}
    </>
  );
}
