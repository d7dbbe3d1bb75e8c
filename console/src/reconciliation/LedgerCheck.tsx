import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { Yuan } from '../components/Money.js';

/** Shows whether the ledger balances, and the differences when it does not. */
export function LedgerCheck() {
  const translate = useTranslate();
  const { data: check } = useRead('order.reconciliation.checkLedger', {});
  if (!check) return null;
  if (check.isBalanced) {
    return (
      <Alert severity="success" variant="outlined" sx={{ mb: 1 }}>
        {translate('console.ledger.balanced', { smart_count: check.journals })}{' '}
        <Yuan fen={check.debitMinor} />
      </Alert>
    );
  }
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      {translate('console.ledger.uneven')} <Yuan fen={check.debitMinor} /> / <Yuan fen={check.creditMinor} />
      {check.unevenJournals.length > 0 && (
        <div>
          {translate('console.ledger.journals')} {check.unevenJournals.join(', ')}
        </div>
      )}
      {check.oddOrders.length > 0 && (
        <div>
          {translate('console.ledger.orders')} {check.oddOrders.join(', ')}
        </div>
      )}
    </Alert>
  );
}
