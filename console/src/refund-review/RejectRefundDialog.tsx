import { useTranslate } from 'react-admin';
import { refundVerdicts } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { RefundSubject, type RefundDialogProps } from './RefundSubject.js';

/** Rejects a refund with a reason that the buyer reads. */
export function RejectRefundDialog({ refund, onDone, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <ReasonDialog
      title={translate('console.refunds.reject')}
      hint={translate('console.refunds.rejectHint')}
      confirm={translate('console.refunds.reject')}
      done="console.refunds.rejected"
      subject={<RefundSubject refund={refund} />}
      onConfirm={async (reason) => {
        await call('order.refund.audit', {
          refundId: refund.refundId,
          result: refundVerdicts.rejected,
          reason,
        });
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
