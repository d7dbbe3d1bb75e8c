import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { Facts } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { SlipDecision } from './SlipDecision.js';
import { SlipState } from './SlipState.js';

/** The slip on one side, what it should say on the other, and the decision under it. */
export function SlipReview({ slip }: { readonly slip: VoucherView }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(0);
  const { canAccess } = useCanAccess({ resource: 'vouchers', action: 'audit' });
  const file = slip.files[shown] ?? slip.files[0];
  const difference = slip.amountFee - slip.dueFee;
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(260px, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {slip.files.length > 1 && (
          <Tabs
            value={shown}
            onChange={(_, next: number) => setShown(next)}
            variant="scrollable"
            aria-label={label('files')}
            sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36 } }}
          >
            {slip.files.map(({ url, originName }, index) => (
              <Tab key={url} value={index} label={originName} />
            ))}
          </Tabs>
        )}
        {file && canAccess && <PrivateDocument url={file.url} name={file.originName} height={420} />}
        {file && canAccess === false && file.originName}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Facts
          facts={[
            { label: label('status'), value: <SlipState status={slip.status} /> },
            { label: label('dueFee'), value: <Big minor={slip.dueFee} currency={slip.currency} /> },
            { label: label('amountFee'), value: <Big minor={slip.amountFee} currency={slip.currency} /> },
            {
              label: translate('console.slips.difference'),
              value:
                difference === 0 ? (
                  translate('console.slips.noDifference')
                ) : (
                  <Box component="strong" sx={{ color: 'warning.main' }}>
                    {difference > 0 ? '+' : '−'}
                    <Amount minor={Math.abs(difference)} currency={slip.currency} />
                  </Box>
                ),
            },
            { label: label('paidTime'), value: slip.paidTime },
            { label: label('bankRef'), value: slip.bankRef },
            { label: label('uploadedBy'), value: translate(`console.actors.${slip.uploadedBy}`) },
            { label: label('createTime'), value: <Moment at={slip.createTime} /> },
            { label: label('auditedBy'), value: slip.auditedBy },
            { label: label('auditTime'), value: slip.auditTime && <Moment at={slip.auditTime} /> },
            { label: label('reason'), value: slip.reason },
          ]}
        />
        {canAccess && slip.status === 0 && <SlipDecision slip={slip} difference={difference} />}
      </Box>
    </Box>
  );
}

const Big = (props: { readonly minor: number; readonly currency: string }) => (
  <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
    <Amount {...props} />
  </Box>
);
