import { Show, useRecordContext } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { SlipPage } from '../components/slips/SlipPage.js';

export function VoucherShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}

function Page() {
  const slip = useRecordContext<VoucherView & { id: string }>();
  return slip ? <SlipPage slip={slip} /> : null;
}
