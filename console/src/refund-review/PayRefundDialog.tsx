import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import { currencySign, parseMinor } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { FilesField } from '../widgets/FilesField.js';
import { FormDialog } from '../components/FormDialog.js';
import { RefundSubject, type RefundDialogProps } from './RefundSubject.js';

/** Records that a refund was paid out: the bank's reference and the payment order. */
export function PayRefundDialog({ refund, onDone, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [files, setFiles] = useState<FileLinkView[]>([]);
  const [isUploading, setUploading] = useState(false);
  const { refundId } = refund;
  return (
    <FormDialog
      title={translate('console.refunds.pay')}
      hint={translate('console.refunds.payHint')}
      confirm={translate('console.refunds.pay')}
      done="console.refunds.paid"
      isWaiting={isUploading}
      onSubmit={async (typed) => {
        const transfer = typed('transfer');
        await call('order.refund.pay', {
          ...{ refundId, bankRef: typed('bankRef') ?? '', files },
          transferFee: transfer === undefined ? undefined : parseMinor(transfer),
          otherTransfer: typed('otherTransfer') === '1' ? 1 : undefined,
        });
        onDone?.();
      }}
      onClose={onClose}
    >
      <RefundSubject refund={refund} />
      <TextField
        name="bankRef"
        label={translate('resources.refunds.fields.bankRef')}
        required
        autoFocus
        slotProps={{ htmlInput: { minLength: 3, maxLength: 60 } }}
      />
      <TextField
        name="transfer"
        label={`${translate('console.refunds.wholeTransfer')}, ${currencySign(refund.currency)}`}
        helperText={translate('console.refunds.wholeTransferHint')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      <FormControlLabel
        control={<Checkbox name="otherTransfer" value="1" />}
        label={translate('console.refunds.otherTransfer')}
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
