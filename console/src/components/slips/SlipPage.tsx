import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Section } from '../Facts.js';
import { SlipLinks } from './SlipFacts.js';
import { SlipReview } from './SlipReview.js';

/** Shows one slip, opened from the list of all slips. */
export function SlipPage({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('console.slips.ofOrder', { number: slip.orderNumber })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: '0.875rem' }}>
          <SlipLinks slip={slip} />
        </Box>
      }
    >
      <SlipReview slip={slip} />
    </Section>
  );
}
