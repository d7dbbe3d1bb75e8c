import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RefundAction, RefundView } from '@mall/contracts/order';
import { refundStatuses } from '@mall/web-kit';
import { useMay } from '../api/use-may.js';
import { RefundDialog } from './RefundDialog.js';
import { usePersonName } from '../components/PersonName.js';

interface RefundActionsProps {
  readonly refund: RefundView;
  readonly onDecided: (() => void) | undefined;
}

/** Whether the next step needs a colleague, because the reader has had another part in the money of the order. */
function needsColleague({ status, actions, isMine, waitsForSecond }: RefundView): boolean {
  if (status === refundStatuses.approved.code) return !actions.includes('pay');
  const isRequested = status === refundStatuses.requested.code && isMine === 0 && waitsForSecond === 0;
  return isRequested && !actions.includes('approve');
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
      {refund.isMine === 1 && refund.status === refundStatuses.requested.code && (
        <Alert severity="info">{translate('console.refunds.anotherPerson')}</Alert>
      )}
      {refund.waitsForSecond === 1 && (
        <Alert severity="info">{translate('console.refunds.secondNow', { name: first ?? '' })}</Alert>
      )}
      {needsColleague(refund) && <Alert severity="info">{translate('console.refunds.oneTask')}</Alert>}
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
