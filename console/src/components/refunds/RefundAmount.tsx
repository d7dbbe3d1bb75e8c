import type { RefundView } from '@mall/contracts/order';
import { Amount } from '../Money.js';

export interface RefundDialogProps {
  readonly refund: RefundView;
  /** After the decision, before the dialog closes. */
  readonly onDone: (() => void) | undefined;
  readonly onClose: () => void;
}

export const RefundAmount = ({ refund }: Pick<RefundDialogProps, 'refund'>) => (
  <strong>
    <Amount minor={refund.amountFee} currency={refund.currency} />
  </strong>
);
