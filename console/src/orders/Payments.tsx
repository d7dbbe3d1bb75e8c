import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Day } from '../components/Moment.js';
import { Amount, Yuan } from '../components/Money.js';
import { SlipState } from '../components/slips/SlipCells.js';
import { WideTable } from '../components/WideTable.js';
import { PersonName } from '../components/PersonName.js';

/** Every payment of an order, with the sum. */
export function Payments({ slips }: { readonly slips: readonly VoucherView[] }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  if (slips.length === 0)
    return <Typography variant="body2">{translate('console.orders.noPayments')}</Typography>;
  const inOrder = [...slips].sort((a, b) => a.createTime.localeCompare(b.createTime));
  return (
    <WideTable label={translate('console.orders.payments')}>
      <TableHead>
        <TableRow>
          <TableCell>{label('paidTime')}</TableCell>
          <TableCell align="right">{label('amountFee')}</TableCell>
          <TableCell align="right">{label('creditedFee')}</TableCell>
          <TableCell>{label('bankRef')}</TableCell>
          <TableCell>{label('status')}</TableCell>
          <TableCell>{label('auditedBy')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {inOrder.map((slip) => (
          <TableRow key={slip.voucherId}>
            <TableCell>
              <Day on={slip.paidTime} />
            </TableCell>
            <TableCell align="right">
              <Amount minor={slip.amountFee} currency={slip.currency} />
            </TableCell>
            <TableCell align="right">
              <Yuan fen={slip.creditedFee} />
            </TableCell>
            <TableCell>{slip.bankRef}</TableCell>
            <TableCell>
              <SlipState slip={slip} />
            </TableCell>
            <TableCell>
              <PersonName login={slip.auditedBy} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
