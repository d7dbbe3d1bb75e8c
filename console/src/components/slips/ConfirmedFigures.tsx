import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Facts, type Fact } from '../Facts.js';
import { Day } from '../Moment.js';
import { Amount } from '../Money.js';
import { Difference } from './SlipCells.js';
import { isSecondConfirmation } from './slip-counting.js';

/** Repeats the figures of a slip before it is confirmed; the second of two people types the amount without seeing it. */
export function ConfirmedFigures({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  const amounts: readonly Fact[] = [
    {
      label: label('amountFee'),
      value: (
        <strong>
          <Amount minor={slip.amountFee} currency={slip.currency} />
        </strong>
      ),
    },
    { label: label('dueFee'), value: <Amount minor={slip.dueFee} currency={slip.currency} /> },
    { label: translate('console.slips.difference'), value: <Difference slip={slip} /> },
  ];
  return (
    <Facts
      facts={[
        ...(isSecondConfirmation(slip) ? [] : amounts),
        { label: label('paidTime'), value: <Day on={slip.paidTime} /> },
      ]}
    />
  );
}
