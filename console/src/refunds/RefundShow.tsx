import { Box } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { refundStatuses } from '@mall/web-kit';
import { Section } from '../components/Facts.js';
import { RecordShow } from '../components/RecordPages.js';
import { QueueStepButtons } from '../components/queue/QueueStepButtons.js';
import { useQueue } from '../components/queue/use-queue.js';
import { RefundReview } from '../refund-review/RefundReview.js';

export function RefundShow() {
  return (
    <RecordShow>
      <RefundPage />
    </RecordShow>
  );
}

function RefundPage() {
  const refund = useRecordContext<RefundView & { id: string }>();
  return refund ? <RefundOfQueue refund={refund} /> : null;
}

const OPEN: readonly number[] = [refundStatuses.requested.code, refundStatuses.approved.code];

/** Shows a refund; after its decision the next one that waits for the same step opens. */
function RefundOfQueue({ refund }: { readonly refund: RefundView }) {
  const translate = useTranslate();
  const isWaiting = OPEN.includes(refund.status);
  const steps = useQueue(refund.refundId, {
    resource: 'refunds',
    filter: { status: refund.status },
    sort: 'createTime',
    isAsked: isWaiting,
  });
  return (
    <Section
      title={translate('console.refunds.ofOrder', { number: refund.orderNumber })}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <Link to={`/orders/${refund.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <RefundReview refund={refund} onDecided={steps.goOn} />
      {isWaiting && <QueueStepButtons {...steps} />}
    </Section>
  );
}
