import { Box, TableBody, TableCell, TableHead, TableRow, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Day, Moment } from '../Moment.js';
import { Amount } from '../Money.js';
import { WideTable } from '../WideTable.js';
import type { SlipAndInvoiceProps } from './SlipFacts.js';

type Line = readonly [name: string, ofSlip: ReactNode, ofInvoice: ReactNode, isOdd?: boolean];

/** Compares amount, reference, time and person of the slip with those of the invoice. */
export function SlipComparison({ slip, invoice }: SlipAndInvoiceProps) {
  const translate = useTranslate();
  const lines: readonly Line[] = [
    [
      translate('console.slips.lines.amount'),
      <Big key="slip" minor={slip.amountFee} currency={slip.currency} />,
      <Big key="invoice" minor={slip.dueFee} currency={slip.currency} />,
      slip.amountFee !== slip.dueFee,
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
    <WideTable label={translate('console.orders.slip')}>
      <TableHead>
        <TableRow>
          <TableCell />
          <TableCell>{translate('console.slips.slipSays')}</TableCell>
          <TableCell>{translate('console.slips.invoiceSays')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(([name, ofSlip, ofInvoice, isOdd]) => (
          <TableRow key={name} sx={isOdd ? odd : undefined}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 'inherit' }}>
              {name}
            </TableCell>
            <TableCell>{ofSlip}</TableCell>
            <TableCell>{ofInvoice}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}

/** Marks figures that differ by colour and a bar; the difference is among the facts. */
const odd = {
  boxShadow: (theme: Theme) => `inset 3px 0 ${theme.palette.warning.main}`,
  '& td': { color: 'warning.main' },
} as const;

const Big = (props: { readonly minor: number; readonly currency: string }) => (
  <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
    <Amount {...props} />
  </Box>
);
