import { TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { currencySign, parseMinor, refundVerdicts } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { RefundSubject, type RefundDialogProps } from './RefundSubject.js';

/** Approves a refund; the second of two people types the amount instead of reading it. */
export function ApproveRefundDialog({ refund, onDone, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const isSecond = refund.waitsForSecond === 1;
  return (
    <FormDialog
      title={translate('console.refunds.approve')}
      hint={translate(isSecond ? 'console.refunds.secondHint' : 'console.refunds.approveHint')}
      confirm={translate('console.refunds.approve')}
      isAtConfirm={!isSecond}
      onSubmit={async (typed) => {
        const decided = await call('order.refund.audit', {
          refundId: refund.refundId,
          result: refundVerdicts.approved,
          amountFee: isSecond ? parseMinor(typed('amount') ?? '') : undefined,
        });
        const done = decided.waitsForSecond === 1 ? 'firstApproved' : 'approved';
        notify(`console.refunds.${done}`, { type: 'success' });
        onDone?.();
      }}
      onClose={onClose}
    >
      <RefundSubject refund={refund} hidesAmount={isSecond} />
      {isSecond && (
        <TextField
          name="amount"
          label={`${translate('resources.refunds.fields.amountFee')}, ${currencySign(refund.currency)}`}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      )}
    </FormDialog>
  );
}
