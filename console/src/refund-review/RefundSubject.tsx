import { useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { Facts } from '../components/Facts.js';
import { Amount } from '../components/Money.js';
import { reasonLabelOf } from './reason-label.js';

export interface RefundDialogProps {
  readonly refund: RefundView;
  /** After the decision, before the dialog closes. */
  readonly onDone: (() => void) | undefined;
  readonly onClose: () => void;
}

interface RefundSubjectProps extends Pick<RefundDialogProps, 'refund'> {
  /** The second of two people finds the amount out by themselves. */
  readonly hidesAmount?: boolean;
}

/** What is decided: of which order, how much and why. */
export function RefundSubject({ refund, hidesAmount = false }: RefundSubjectProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.refunds.fields.${name}`);
  const { orderNumber, kindLabel, reason, amountFee, currency } = refund;
  return (
    <Facts
      facts={[
        { label: label('orderNumber'), value: orderNumber },
        {
          label: label('amountFee'),
          value: hidesAmount ? null : (
            <strong>
              <Amount minor={amountFee} currency={currency} />
            </strong>
          ),
        },
        { label: label('kind'), value: kindLabel },
        { label: translate(reasonLabelOf(refund)), value: reason },
      ]}
    />
  );
}
