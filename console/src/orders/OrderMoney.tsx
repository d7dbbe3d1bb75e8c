import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { useMay } from '../api/use-may.js';
import { Facts, Section } from '../components/Facts.js';
import { Amount, Yuan } from '../components/Money.js';
import { RefundReview } from '../refund-review/RefundReview.js';
import { Ledger } from './Ledger.js';
import { Payments } from './Payments.js';

/** Payments, amount due, refunds and ledger of an order. */
export function OrderMoney({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  const canAccess = useMay('order.voucher.audit');
  return (
    <>
      <Section title={translate('console.orders.payments')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Facts
            facts={[
              { label: translate('resources.orders.fields.total'), value: <Yuan fen={order.total} /> },
              { label: translate('console.slips.paidSoFar'), value: <Yuan fen={order.paidFee} /> },
              {
                label: translate('console.slips.balance'),
                value: (
                  <strong>
                    <Yuan fen={order.balanceFee} /> · <Amount minor={order.balanceRubMinor} currency="RUB" />
                  </strong>
                ),
              },
            ]}
          />
          <Payments slips={order.vouchers} />
        </Box>
      </Section>
      {order.refunds.map((refund) => (
        <Section key={refund.refundId} title={translate('console.refunds.one')}>
          <RefundReview refund={refund} />
        </Section>
      ))}
      {canAccess && (
        <Section title={translate('console.ledger.title')}>
          <Ledger orderId={order.orderId} />
        </Section>
      )}
    </>
  );
}
