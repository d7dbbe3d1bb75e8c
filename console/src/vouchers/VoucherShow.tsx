import { useRecordContext } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { RecordShow } from '../components/RecordPages.js';
import { SlipPage } from '../components/slips/SlipPage.js';

export function VoucherShow() {
  return (
    <RecordShow>
      <Page />
    </RecordShow>
  );
}

function Page() {
  const slip = useRecordContext<VoucherView & { id: string }>();
  return slip ? <SlipPage slip={slip} /> : null;
}
