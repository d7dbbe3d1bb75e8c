import { paymentSlipStates } from '@mall/web-kit';
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { InvoiceFactsView, VoucherView } from '@mall/contracts/order';
import { useReaderLocale } from '../../api/use-call.js';
import { Facts } from '../Facts.js';
import { Day, Moment } from '../Moment.js';
import { Amount, Yuan } from '../Money.js';
import { StatusWord } from '../StatusWord.js';
import { WideTable } from '../WideTable.js';
import { perOne } from '../rates.js';
import { Difference } from './Difference.js';
import { SlipState } from './SlipState.js';

interface SlipAndInvoiceProps {
  readonly slip: VoucherView;
  /** Known to staff who may decide, while the slip waits for a decision. */
  readonly invoice: InvoiceFactsView | undefined;
}

/** Every fact of the slip in one line with what the invoice says about it. */
export function SlipAndInvoice({ slip, invoice }: SlipAndInvoiceProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  const lines: readonly Line[] = [
    [
      translate('console.slips.lines.amount'),
      <Big key="slip" minor={slip.amountFee} currency={slip.currency} />,
      <Big key="invoice" minor={slip.dueFee} currency={slip.currency} />,
    ],
    [
      translate('console.slips.lines.reference'),
      slip.bankRef ?? translate('console.slips.noReference'),
      <>
        {slip.orderNumber}
        {invoice?.contractNumber && <div>{invoice.contractNumber}</div>}
      </>,
    ],
    [
      translate('console.slips.lines.when'),
      <Day key="paid" on={slip.paidTime} />,
      invoice && (
        <>
          {translate('console.slips.payBefore')} <Moment at={invoice.payBefore} />
        </>
      ),
    ],
    [
      translate('console.slips.lines.who'),
      translate(`console.actors.${slip.uploadedBy}`),
      invoice && `${invoice.consignee} · ${invoice.shopName}`,
    ],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <WideTable label={translate('console.orders.slip')}>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>{translate('console.slips.slipSays')}</TableCell>
            <TableCell>{translate('console.slips.invoiceSays')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(([name, ofSlip, ofInvoice]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 'inherit' }}>
                {name}
              </TableCell>
              <TableCell>{ofSlip}</TableCell>
              <TableCell>{ofInvoice}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      <Facts
        facts={[
          { label: label('status'), value: <SlipState slip={slip} /> },
          ...(slip.status === paymentSlipStates.waiting
            ? [{ label: translate('console.slips.difference'), value: <Difference slip={slip} /> }]
            : []),
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
                <Yuan fen={invoice.balanceMinor} /> ·{' '}
                <Amount minor={invoice.balanceRubMinor} currency="RUB" />
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
          { label: label('auditedBy'), value: slip.auditedBy },
          { label: label('auditTime'), value: slip.auditTime && <Moment at={slip.auditTime} /> },
          { label: label('reason'), value: slip.reason },
        ]}
      />
    </Box>
  );
}

type Line = readonly [name: string, ofSlip: ReactNode, ofInvoice: ReactNode];

const Big = (props: { readonly minor: number; readonly currency: string }) => (
  <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
    <Amount {...props} />
  </Box>
);
