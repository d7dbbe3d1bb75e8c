import { paymentSlipStates } from '@mall/web-kit';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../components/Facts.js';
import { SlipReview } from '../components/slips/SlipReview.js';

/** Lists the slips of an order: waiting ones first, then the newest. */
export function SlipsOfOrder({ slips }: { readonly slips: readonly VoucherView[] }) {
  const translate = useTranslate();
  const waitsFirst = [...slips].sort(
    (a, b) =>
      Number(b.status === paymentSlipStates.waiting) - Number(a.status === paymentSlipStates.waiting) ||
      b.createTime.localeCompare(a.createTime),
  );
  return waitsFirst.map((slip, index) => (
    <Section
      key={slip.voucherId}
      title={translate(
        index === 0 || slip.status === paymentSlipStates.waiting
          ? 'console.orders.slip'
          : 'console.orders.earlierSlip',
      )}
    >
      <SlipReview slip={slip} />
    </Section>
  ));
}
