import { useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { Facts } from '../components/Facts.js';
import { Amount } from '../components/Money.js';
import { OrderNamed } from '../components/OrderNamed.js';
import { reasonLabelOf } from './reason-label.js';

export interface RefundDialogProps {
  readonly refund: RefundView;
  /** Called after the decision, before the dialog closes. */
  readonly onDone: (() => void) | undefined;
  readonly onClose: () => void;
}

interface RefundSubjectProps extends Pick<RefundDialogProps, 'refund'> {
  /** Whether the amount is hidden, because the second of two people has to determine it independently. */
  readonly hidesAmount?: boolean;
}

/** Shows the refund to decide: order, cars, buyer, amount and reason. */
export function RefundSubject({ refund, hidesAmount = false }: RefundSubjectProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.refunds.fields.${name}`);
  const { orderNumber, names, kindLabel, reason, amountFee, currency, decidedWith = [] } = refund;
  return (
    <>
      <OrderNamed orderNumber={orderNumber} names={names} />
      <Facts
        facts={[
          {
            label: label('amountFee'),
            value: hidesAmount ? null : (
              <strong>
                <Amount minor={amountFee} currency={currency} />
              </strong>
            ),
          },
          ...(decidedWith.length > 0
            ? [
                {
                  label: translate('console.refunds.decidedWith'),
                  value: decidedWith.map((one) => (
                    <Amount key={one.refundId} minor={one.amountFee} currency={one.currency} />
                  )),
                },
              ]
            : []),
          { label: label('kind'), value: kindLabel },
          { label: translate(reasonLabelOf(refund)), value: reason },
        ]}
      />
    </>
  );
}
