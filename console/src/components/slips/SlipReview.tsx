import { paymentSlipStates } from '@mall/web-kit';
import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ReconciliationView, VoucherView } from '@mall/contracts/order';
import { useMay } from '../../api/use-may.js';
import { PrivateDocument } from '../PrivateDocument.js';
import { MatchHints } from './MatchHints.js';
import { SlipAndInvoice } from './SlipAndInvoice.js';
import { SlipDecision } from './SlipDecision.js';

/** The slip's file on one side; its facts beside those of the invoice, and the decision, on the other. */
export function SlipReview({ slip }: { readonly slip: VoucherView }) {
  const canAccess = useMay('order.voucher.audit');
  const isWaiting = slip.status === paymentSlipStates.waiting;
  const { data: review } = useGetOne<ReconciliationView & { id: string }>(
    'reconciliation',
    { id: slip.voucherId },
    { enabled: canAccess === true && isWaiting },
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <SlipFiles slip={slip} maySee={canAccess === true} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <SlipAndInvoice slip={slip} invoice={isWaiting ? review?.invoice : undefined} />
        {isWaiting && review && <MatchHints hints={review.hints} />}
        {isWaiting && canAccess && <SlipDecision slip={slip} review={review} />}
      </Box>
    </Box>
  );
}

function SlipFiles({ slip, maySee }: { readonly slip: VoucherView; readonly maySee: boolean }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(0);
  const file = slip.files[shown] ?? slip.files[0];
  return (
    <Box sx={{ minWidth: 0 }}>
      {slip.files.length > 1 && (
        <Tabs
          value={shown}
          onChange={(_, next: number) => setShown(next)}
          variant="scrollable"
          aria-label={translate('resources.vouchers.fields.files')}
          sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36 } }}
        >
          {slip.files.map(({ url, originName }, index) => (
            <Tab key={url} value={index} label={originName} />
          ))}
        </Tabs>
      )}
      {file && maySee && <PrivateDocument url={file.url} name={file.originName} height={520} />}
      {file && !maySee && file.originName}
    </Box>
  );
}
