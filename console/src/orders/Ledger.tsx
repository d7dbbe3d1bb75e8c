import { Skeleton, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LedgerEntryView } from '@mall/contracts/order';
import { mustLoad, useRead } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { Amount, Yuan } from '../components/Money.js';
import { WideTable } from '../components/WideTable.js';

/** Lists the ledger postings of an order; debits equal credits. */
export function Ledger({ orderId }: { readonly orderId: string }) {
  const translate = useTranslate();
  const { data: entries } = useRead('order.reconciliation.ledger', { orderId }, mustLoad);
  if (!entries) return <Skeleton variant="rounded" sx={{ height: 120 }} />;
  if (entries.length === 0)
    return <Typography variant="body2">{translate('console.ledger.empty')}</Typography>;
  const sum = (side: 'debitMinor' | 'creditMinor') =>
    entries.reduce((total, entry) => total + entry[side], 0);
  const word = (name: string) => translate(`console.ledger.${name}`);
  return (
    <WideTable label={translate('console.ledger.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{word('when')}</TableCell>
          <TableCell>{word('kind')}</TableCell>
          <TableCell>{word('account')}</TableCell>
          <TableCell align="right">{word('debit')}</TableCell>
          <TableCell align="right">{word('credit')}</TableCell>
          <TableCell align="right">{word('original')}</TableCell>
          <TableCell>{word('by')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry, index) => (
          <Posting
            key={entry.entryId}
            entry={entry}
            isFirst={entries[index - 1]?.journalId !== entry.journalId}
          />
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td': { fontWeight: 600, color: 'text.primary' } }}>
          <TableCell colSpan={3}>{word('sum')}</TableCell>
          <TableCell align="right">
            <Yuan fen={sum('debitMinor')} />
          </TableCell>
          <TableCell align="right">
            <Yuan fen={sum('creditMinor')} />
          </TableCell>
          <TableCell colSpan={2} />
        </TableRow>
      </TableFooter>
    </WideTable>
  );
}

/** One posting of a journal entry; the data common to the postings is shown once. */
function Posting({ entry, isFirst }: { readonly entry: LedgerEntryView; readonly isFirst: boolean }) {
  return (
    <TableRow>
      <TableCell>{isFirst && <Moment at={entry.createTime} />}</TableCell>
      <TableCell>{isFirst && entry.kindLabel}</TableCell>
      <TableCell>{entry.accountLabel}</TableCell>
      <TableCell align="right">{entry.debitMinor > 0 && <Yuan fen={entry.debitMinor} />}</TableCell>
      <TableCell align="right">{entry.creditMinor > 0 && <Yuan fen={entry.creditMinor} />}</TableCell>
      <TableCell align="right">
        <Amount minor={entry.amountMinor} currency={entry.currency} />
      </TableCell>
      <TableCell>{isFirst && <PersonName login={entry.by} />}</TableCell>
    </TableRow>
  );
}
