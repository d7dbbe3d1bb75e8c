import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refundVerdicts, type FileLinkView, type RefundAction, type RefundView } from '@mall/contracts/order';
import { parseMinor, refundStatuses } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import { useMay } from '../../api/use-may.js';
import { FilesField } from '../FilesField.js';
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
      {refund.waitsForSecond === 1 && (
        <Alert severity="info">
          {translate('console.refunds.secondNow', { name: refund.firstApprovedBy ?? '' })}
        </Alert>
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
  const notify = useNotify();
  const [files, setFiles] = useState<FileLinkView[]>([]);
  const [isUploading, setUploading] = useState(false);
  const { refundId, amountFee, currency } = refund;
  const isSecond = refund.waitsForSecond === 1;
  const amount = (
    <strong>
      <Amount minor={amountFee} currency={currency} />
    </strong>
  );
  if (dialog === 'approve') {
    return (
      <FormDialog
        title={translate('console.refunds.approve')}
        hint={translate(isSecond ? 'console.refunds.secondHint' : 'console.refunds.approveHint')}
        confirm={translate('console.refunds.approve')}
        onSubmit={async (typed) => {
          const retyped = isSecond ? parseMinor(typed('amount') ?? '') : undefined;
          const decided = await call('order.refund.audit', {
            refundId,
            result: refundVerdicts.approved,
            amountFee: retyped,
          });
          const done = decided.waitsForSecond === 1 ? 'firstApproved' : 'approved';
          notify(`console.refunds.${done}`, { type: 'success' });
        }}
        onClose={onClose}
      >
        {isSecond ? (
          <TextField
            name="amount"
            label={`${translate('resources.refunds.fields.amountFee')}, ${currency}`}
            required
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          />
        ) : (
          amount
        )}
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
        isWaiting={isUploading}
        onSubmit={(typed) => call('order.refund.pay', { refundId, bankRef: typed('bankRef') ?? '', files })}
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
        <FilesField
          label={translate('resources.refunds.fields.payoutFiles')}
          purpose="document"
          files={files}
          onChange={setFiles}
          onBusy={setUploading}
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
        onConfirm={(reason) =>
          call('order.refund.audit', { refundId, result: refundVerdicts.rejected, reason })
        }
        onClose={onClose}
      />
    );
  }
  return null;
}
