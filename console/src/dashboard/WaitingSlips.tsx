import { Box } from '@mui/material';
import { Link, useCanAccess, useGetList, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { paymentSlipStates } from '@mall/web-kit';
import { Section } from '../components/Facts.js';
import { Age } from '../components/Moment.js';
import { Amount } from '../components/Money.js';

/** The slips that have waited longest. */
export function WaitingSlips() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vouchers', action: 'list' });
  const { data } = useGetList<VoucherView & { id: string }>(
    'vouchers',
    {
      filter: { status: paymentSlipStates.waiting },
      sort: { field: 'createTime', order: 'ASC' },
      pagination: { page: 1, perPage: 5 },
    },
    { enabled: canAccess === true },
  );
  if (!canAccess || !data?.length) return null;
  return (
    <Section title={translate('console.queues.oldestSlips')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: '0.875rem' }}
      >
        {data.map((slip) => (
          <Box component="li" key={slip.voucherId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Link to={`/reconciliation/${slip.voucherId}/show`}>{slip.orderNumber}</Link>
            <Amount minor={slip.amountFee} currency={slip.currency} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Age at={slip.createTime} />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
