import { Box, Button, Typography } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  contractStatuses,
  hasDialog,
  orderActions,
  type DialogAction,
  type OrderAction,
} from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { StatusWord } from '../components/StatusWord.js';
import { UploadSlipDialog } from './UploadSlipDialog.js';
import { ActionDialog } from './ActionDialog.js';
import { checksOf } from './checks-of.js';
import { ContractDialog } from '../components/documents/ContractDialog.js';
import { isVinOpen } from './named-vins.js';
import { NameVinsDialog } from './NameVinsDialog.js';
import { NextStep, type OrderProps } from './NextStep.js';

type Rows = typeof orderActions;
/** Actions with a button here. */
type ShownAction = { [A in OrderAction]: Rows[A] extends { look: 'elsewhere' } ? never : A }[OrderAction];

/** Dialogs of the actions whose row describes none; a missing one does not compile. */
const ownDialogs: Readonly<
  Record<
    Exclude<ShownAction, DialogAction>,
    ComponentType<OrderProps & { readonly orderId: string; readonly onClose: () => void }>
  >
> = { uploadSlip: UploadSlipDialog, nameVins: NameVinsDialog };

const looks = {
  plain: { variant: 'outlined' },
  danger: { variant: 'outlined', color: 'error' },
  main: { variant: 'contained' },
} as const;
const LOOKS = Object.keys(looks);

const isShown = (action: OrderAction): action is ShownAction => orderActions[action].look !== 'elsewhere';

/** Shows number, states and next step of an order; the server returns the possible actions. */
export function OrderHead({ order }: OrderProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const [dialog, setDialog] = useState<ShownAction | 'contract'>();
  const close = () => setDialog(undefined);
  // A cancelled order no longer waits for steps that it has not reached.
  const label = (field: string) => translate(`resources.orders.fields.${field}`);
  const isContractShown = order.closeType === null || order.contractStatus === contractStatuses.signed.code;
  const shown = order.actions
    .filter(isShown)
    .filter((action) => action !== 'nameVins' || order.orderItems.some(isVinOpen))
    .sort((a, b) => LOOKS.indexOf(orderActions[a].look) - LOOKS.indexOf(orderActions[b].look));
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
            <span>{order.deal.label}</span>
            {isContractShown && (
              <span>
                {label('contractStatus')}:{' '}
                <StatusWord dictionary="contract_status" value={order.contractStatus} />
              </span>
            )}
            <span>
              {label('voucherStatus')}: {order.deal.payment}
            </span>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDialog('contract')} disabled={!order.contractId}>
            {translate('console.orders.contract')}
          </Button>
          {order.actions.includes('checkContract') && (
            <Button variant="contained" component={Link} to={checksOf(order.orderId)}>
              {orderActions.checkContract.label[locale]}
            </Button>
          )}
          {shown.map((action) => (
            <Button key={action} {...looks[orderActions[action].look]} onClick={() => setDialog(action)}>
              {orderActions[action].label[locale]}
            </Button>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <NextStep order={order} />
      </Typography>
      {dialog === 'contract' && <ContractDialog orderId={order.orderId} onClose={close} />}
      {dialog && dialog !== 'contract' && <DialogOf action={dialog} order={order} onClose={close} />}
    </Box>
  );
}

interface DialogOfProps extends OrderProps {
  readonly action: ShownAction;
  readonly onClose: () => void;
}

function DialogOf({ action, order, onClose }: DialogOfProps) {
  if (hasDialog(action)) return <ActionDialog action={action} order={order} onClose={onClose} />;
  const Own = ownDialogs[action];
  return <Own orderId={order.orderId} order={order} onClose={onClose} />;
}
