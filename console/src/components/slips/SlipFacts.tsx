import { Link, useTranslate } from 'react-admin';
import { paymentSlipStates, slipDifferences } from '@mall/web-kit';
import type { InvoiceFactsView, VoucherView } from '@mall/contracts/order';
import { Box } from '@mui/material';
import { useReaderLocale } from '../../api/use-call.js';
import { Facts } from '../Facts.js';
import { Moment } from '../Moment.js';
import { Amount, Yuan } from '../Money.js';
import { StatusWord } from '../StatusWord.js';
import { perOne } from '../rates.js';
import { Difference, SlipState } from './SlipCells.js';
import { PersonName } from '../PersonName.js';

export interface SlipAndInvoiceProps {
  readonly slip: VoucherView;
  /** Loaded for staff who may decide, while the slip waits for a decision. */
  readonly invoice: InvoiceFactsView | undefined;
}

/** Shows the outcome of a slip, and the order that it pays. */
export function SlipFacts({ slip, invoice }: SlipAndInvoiceProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: label('status'), value: <SlipState slip={slip} /> },
        ...(slip.status === paymentSlipStates.waiting
          ? [{ label: translate('console.slips.difference'), value: <Difference slip={slip} /> }]
          : []),
        {
          label: label('receivedFee'),
          value: slip.receivedFee ? <Amount minor={slip.receivedFee} currency={slip.currency} /> : null,
        },
        {
          label: label('confirmedRef'),
          value: slip.confirmedRef === slip.bankRef ? null : slip.confirmedRef,
        },
        {
          label: label('differenceKind'),
          value: slip.differenceKind ? slipDifferences[slip.differenceKind][locale] : null,
        },
        {
          label: translate('console.slips.wholeTransfer'),
          value: slip.transferFee ? <Amount minor={slip.transferFee} currency={slip.currency} /> : null,
        },
        {
          label: label('creditedFee'),
          value: slip.creditedFee > 0 ? <Yuan fen={slip.creditedFee} /> : null,
        },
        {
          label: translate('console.slips.paidSoFar'),
          value: invoice && (
            <>
              <Yuan fen={invoice.paidMinor} /> / <Yuan fen={invoice.totalMinor} />
            </>
          ),
        },
        {
          label: translate('console.slips.balance'),
          value: invoice && (
            <>
              <Yuan fen={invoice.balanceMinor} /> · <Amount minor={invoice.balanceRubMinor} currency="RUB" />
            </>
          ),
        },
        {
          label: translate('console.orders.rate'),
          value: invoice && (
            <>
              {perOne({ rate: invoice.rate.rate, from: 'CNY' }, locale)} · {invoice.rate.source} ·{' '}
              {translate('console.orders.lockedUntil')} <Moment at={invoice.rate.lockedUntil} />
            </>
          ),
        },
        {
          label: translate('console.slips.orderState'),
          value: invoice && <StatusWord dictionary="order_status" value={invoice.orderStatus} />,
        },
        { label: translate('console.orders.lines'), value: invoice?.carNames.join('; ') },
        { label: label('createTime'), value: <Moment at={slip.createTime} /> },
        { label: label('auditedBy'), value: slip.auditedBy && <PersonName login={slip.auditedBy} /> },
        { label: label('auditTime'), value: slip.auditTime && <Moment at={slip.auditTime} /> },
        { label: label('reason'), value: slip.reason },
      ]}
    />
  );
}

/** Links from a slip to the queue and to its order. */
export function SlipLinks({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, whiteSpace: 'nowrap' }}>
      <Link to="/reconciliation">{translate('console.slips.toQueue')}</Link>
      <Link to={`/orders/${slip.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
    </Box>
  );
}
