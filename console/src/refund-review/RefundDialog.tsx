import type { RefundAction } from '@mall/contracts/order';
import { ApproveRefundDialog } from './ApproveRefundDialog.js';
import { PayRefundDialog } from './PayRefundDialog.js';
import { RejectRefundDialog } from './RejectRefundDialog.js';
import type { RefundDialogProps } from './RefundSubject.js';

const DIALOGS = { approve: ApproveRefundDialog, pay: PayRefundDialog, reject: RejectRefundDialog } as const;

interface ActedRefundProps extends RefundDialogProps {
  readonly action: RefundAction;
}

/** The dialog of an action on a refund. */
export function RefundDialog({ action, ...props }: ActedRefundProps) {
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}
