import { Show, useRecordContext } from 'react-admin';
import type { ReconciliationView } from '@mall/contracts/order';
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
  return review ? <SlipPage slip={review.voucher} /> : null;
}
