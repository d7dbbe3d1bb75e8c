import { useNotify, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { paymentSlipStates, type InputOf } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import { useAskPersonName } from '../PersonName.js';

const OTHERS_DECISION: Readonly<Record<number, string>> = {
  [paymentSlipStates.verified]: 'console.slips.othersConfirmed',
  [paymentSlipStates.rejected]: 'console.slips.othersRejected',
  [paymentSlipStates.replaced]: 'console.slips.replaced',
};

/**
 * Decides on a slip, and shows the text of `doneOf`. When a colleague has already decided, it shows who and the outcome; the page
 * treats this as a decision.
 */
export function useSlipAudit() {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const askName = useAskPersonName();
  return async (
    decision: InputOf<'order.voucher.audit'>,
    doneOf: (decided: VoucherView) => string,
  ): Promise<void> => {
    try {
      notify(doneOf(await call('order.voucher.audit', decision)), { type: 'success' });
    } catch (failure) {
      const { voucherId } = decision;
      const slip = await call('order.voucher.one', { voucherId }).catch(() => undefined);
      const said = slip && OTHERS_DECISION[slip.status];
      if (!said) throw failure;
      const name = slip.auditedBy ? await askName(slip.auditedBy) : '';
      notify(translate(said, { name, number: slip.orderNumber }), {
        type: 'warning',
        autoHideDuration: 10_000,
      });
    }
  };
}
