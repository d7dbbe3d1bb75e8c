import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReconciliationView } from '@mall/contracts/order';
import { paymentSlipStates } from '@mall/web-kit';
import { useMay } from '../api/use-may.js';
import { MatchHints } from '../components/slips/MatchHints.js';
import { QueueStepButtons } from '../components/queue/QueueStepButtons.js';
import { SlipComparison } from '../components/slips/SlipComparison.js';
import { SlipDecision } from '../components/slips/SlipDecision.js';
import { SlipFacts, SlipLinks } from '../components/slips/SlipFacts.js';
import { SlipFiles } from '../components/slips/SlipFiles.js';
import { SlipQueue, useSlipQueue } from './SlipQueue.js';

/** Height of top bar, tabs and the padding around a page, in pixels. */
const AROUND = 84 + 2 * 16;

/** Shows queue, picture and decision of a slip side by side at full height; the next slip opens after a decision. */
export function SlipDesk({ review }: { readonly review: ReconciliationView }) {
  const { voucher: slip, invoice } = review;
  const translate = useTranslate();
  const mayDecide = useMay('order.voucher.audit');
  const steps = useSlipQueue(slip.voucherId);
  const isWaiting = slip.status === paymentSlipStates.waiting;
  const facts = { slip, invoice: isWaiting ? invoice : undefined };
  return (
    <Box sx={deskStyle}>
      <SlipQueue queue={steps.queue} current={slip.voucherId} onChosen={steps.goTo} />
      <Box sx={{ ...paneStyle, overflow: 'hidden' }}>
        {/* Leaves room for the name below the picture and the tabs of several files above it. */}
        <SlipFiles
          slip={slip}
          maySee={mayDecide}
          height={`max(420px, calc(100vh - ${AROUND + 24 + 28}px))`}
        />
      </Box>
      <Box component="section" sx={{ ...paneStyle, display: 'flex', flexDirection: 'column' }}>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            p: 1.5,
            display: 'grid',
            gap: 1.5,
            alignContent: 'start',
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              fontSize: '0.875rem',
            }}
          >
            <Typography variant="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
              {translate('console.slips.ofOrder', { number: slip.orderNumber })}
            </Typography>
            <SlipLinks slip={slip} />
          </Box>
          <SlipComparison {...facts} />
          {isWaiting && <MatchHints hints={review.hints} />}
          <SlipFacts {...facts} />
        </Box>
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
          {isWaiting && mayDecide && <SlipDecision slip={slip} review={review} onDecided={steps.goOn} />}
          <QueueStepButtons {...steps} />
        </Box>
      </Box>
    </Box>
  );
}

const deskStyle = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '196px minmax(0, 1fr) minmax(380px, 1fr)' },
  height: { md: `calc(100vh - ${AROUND}px)` },
  minHeight: { md: 480 },
} as const;

const paneStyle = {
  minWidth: 0,
  minHeight: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
} as const;
