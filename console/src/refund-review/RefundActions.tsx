import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RefundAction, RefundView } from '@mall/contracts/order';
import { useMay } from '../api/use-may.js';
import { RefundDialog } from './RefundDialog.js';
import { usePersonName } from '../components/PersonName.js';

interface RefundActionsProps {
  readonly refund: RefundView;
  readonly onDecided: (() => void) | undefined;
}

/** Buttons for the actions that the server offers; the person who requested a refund cannot approve it. */
export function RefundActions({ refund, onDecided }: RefundActionsProps) {
  const translate = useTranslate();
  const canAccess = useMay('order.refund.audit');
  const [action, setAction] = useState<RefundAction>();
  const first = usePersonName(refund.firstApprovedBy);
  if (!canAccess) return null;
  const button = (name: RefundAction) =>
    refund.actions.includes(name) && (
      <Button
        variant={name === 'reject' ? 'outlined' : 'contained'}
        color={name === 'reject' ? 'error' : 'primary'}
        onClick={() => setAction(name)}
      >
        {translate(`console.refunds.${name}`)}
      </Button>
    );
  return (
    <>
      {refund.waitsForSecond === 1 && (
        <Alert severity="info">{translate('console.refunds.secondNow', { name: first ?? '' })}</Alert>
      )}
      {refund.withheld && <Alert severity="info">{refund.withheld}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button('approve')}
        {button('pay')}
        {button('reject')}
      </Box>
      {action && (
        <RefundDialog
          action={action}
          refund={refund}
          onDone={onDecided}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
