import { useRecordContext } from 'react-admin';
import { RecordShow } from '../components/RecordPages.js';
import type { QueuedSlip } from './SlipQueue.js';
import { SlipDesk } from './SlipDesk.js';

export function ReconciliationShow() {
  return (
    <RecordShow>
      <Page />
    </RecordShow>
  );
}

function Page() {
  const review = useRecordContext<QueuedSlip>();
  return review ? <SlipDesk review={review} /> : null;
}
