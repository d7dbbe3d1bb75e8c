import { Show, useRecordContext } from 'react-admin';
import type { ReconciliationView } from '@mall/contracts/order';
import { QueueStepButtons } from '../components/slips/QueueStepButtons.js';
import { SlipPage } from '../components/slips/SlipPage.js';

export function ReconciliationShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}

function Page() {
  const review = useRecordContext<ReconciliationView & { id: string }>();
  if (!review) return null;
  const { voucher } = review;
  return <SlipPage slip={voucher} steps={<QueueStepButtons voucherId={voucher.voucherId} />} />;
}
