import { paymentSlipStates } from '@mall/web-kit';
import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { ReconciliationView, VoucherView } from '@mall/contracts/order';
import { useMay } from '../../api/use-may.js';
import { MatchHints } from './MatchHints.js';
import { SlipDecision } from './SlipDecision.js';
import { SlipFiles } from './SlipFiles.js';
import { SlipComparison } from './SlipComparison.js';
import { type SlipAndInvoiceProps, SlipFacts } from './SlipFacts.js';

/** Shows the slip's file on one side; its facts beside those of the invoice, and the decision, on the other. */
export function SlipReview({ slip }: { readonly slip: VoucherView }) {
  const canAccess = useMay('order.voucher.audit');
  const isWaiting = slip.status === paymentSlipStates.waiting;
  const { data: review } = useGetOne<ReconciliationView & { id: string }>(
    'reconciliation',
    { id: slip.voucherId },
    { enabled: canAccess === true && isWaiting },
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <SlipFiles slip={slip} maySee={canAccess === true} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <SlipAndInvoice slip={slip} invoice={isWaiting ? review?.invoice : undefined} />
        {isWaiting && review && <MatchHints hints={review.hints} />}
        {isWaiting && canAccess && <SlipDecision slip={slip} review={review} />}
      </Box>
    </Box>
  );
}

/** Shows every fact of the slip beside the invoice. */
const SlipAndInvoice = (props: SlipAndInvoiceProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <SlipComparison {...props} />
    <SlipFacts {...props} />
  </Box>
);
