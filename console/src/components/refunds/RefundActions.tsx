import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RefundAction, RefundView } from '@mall/contracts/order';
import { refundStatuses } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import { useMay } from '../../api/use-may.js';
import { FormDialog } from '../FormDialog.js';
import { Amount } from '../Money.js';
import { ReasonDialog } from '../ReasonDialog.js';

/** Buttons for the actions that the server offers; who requested a refund cannot approve it. */
export function RefundActions({ refund }: { readonly refund: RefundView }) {
  const translate = useTranslate();
  const canAccess = useMay('order.refund.audit');
  const [dialog, setDialog] = useState<RefundAction | 'none'>('none');
  const may = (action: RefundAction) => refund.actions.includes(action);
  if (!canAccess) return null;
  return (
    <>
      {refund.isMine === 1 && refund.status === refundStatuses.requested.code && (
        <Alert severity="info">{translate('console.refunds.anotherPerson')}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {may('approve') && (
          <Button variant="contained" onClick={() => setDialog('approve')}>
            {translate('console.refunds.approve')}
          </Button>
        )}
        {may('pay') && (
          <Button variant="contained" onClick={() => setDialog('pay')}>
            {translate('console.refunds.pay')}
          </Button>
        )}
        {may('reject') && (
          <Button variant="outlined" color="error" onClick={() => setDialog('reject')}>
            {translate('console.refunds.reject')}
          </Button>
        )}
      </Box>
      <RefundDialog dialog={dialog} refund={refund} onClose={() => setDialog('none')} />
    </>
  );
}

interface RefundDialogProps {
  readonly dialog: RefundAction | 'none';
  readonly refund: RefundView;
  readonly onClose: () => void;
}

function RefundDialog({ dialog, refund, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const { refundId, amountFee, currency } = refund;
  const amount = (
    <strong>
      <Amount minor={amountFee} currency={currency} />
    </strong>
  );
  if (dialog === 'approve') {
    return (
      <FormDialog
        title={translate('console.refunds.approve')}
        hint={translate('console.refunds.approveHint')}
        confirm={translate('console.refunds.approve')}
        done="console.refunds.approved"
        onSubmit={() => call('order.refund.audit', { refundId, result: 1 })}
        onClose={onClose}
      >
        {amount}
      </FormDialog>
    );
  }
  if (dialog === 'pay') {
    return (
      <FormDialog
        title={translate('console.refunds.pay')}
        hint={translate('console.refunds.payHint')}
        confirm={translate('console.refunds.pay')}
        done="console.refunds.paid"
        onSubmit={(typed) => call('order.refund.pay', { refundId, bankRef: typed('bankRef') ?? '' })}
        onClose={onClose}
      >
        {amount}
        <TextField
          name="bankRef"
          label={translate('resources.refunds.fields.bankRef')}
          required
          autoFocus
          slotProps={{ htmlInput: { minLength: 3, maxLength: 60 } }}
        />
      </FormDialog>
    );
  }
  if (dialog === 'reject') {
    return (
      <ReasonDialog
        title={translate('console.refunds.reject')}
        hint={translate('console.refunds.rejectHint')}
        confirm={translate('console.refunds.reject')}
        done="console.refunds.rejected"
        onConfirm={(reason) => call('order.refund.audit', { refundId, result: 2, reason })}
        onClose={onClose}
      />
    );
  }
  return null;
}
