import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { SlipReview } from '../vouchers/SlipReview.js';

/** The slips of an order: those that wait first, then the newest. */
export function SlipsOfOrder({ slips }: { readonly slips: readonly VoucherView[] }) {
  const translate = useTranslate();
  const waitsFirst = [...slips].sort(
    (a, b) => Number(b.status === 0) - Number(a.status === 0) || b.createTime.localeCompare(a.createTime),
  );
  return waitsFirst.map((slip, index) => (
    <Section
      key={slip.voucherId}
      title={translate(
        index === 0 || slip.status === 0 ? 'console.orders.slip' : 'console.orders.earlierSlip',
      )}
    >
      <SlipReview slip={slip} />
    </Section>
  ));
}
