import { Show, useRecordContext } from 'react-admin';
import type { QueuedSlip } from '../components/slips/use-slip-queue.js';
import { SlipDesk } from './SlipDesk.js';

export function ReconciliationShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}

function Page() {
  const review = useRecordContext<QueuedSlip>();
  return review ? <SlipDesk review={review} /> : null;
}
