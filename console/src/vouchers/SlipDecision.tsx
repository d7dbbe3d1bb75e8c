import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { useMall } from '../api/use-mall.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useAct } from '../components/use-act.js';

interface SlipDecisionProps {
  readonly slip: VoucherView;
  /** Paid less due, minor units. */
  readonly difference: number;
}

/** Confirm the payment, or send the slip back with a reason; a difference is accepted only with one, too. */
export function SlipDecision({ slip, difference }: SlipDecisionProps) {
  const translate = useTranslate();
  const mall = useMall();
  const { act, isBusy } = useAct();
  const [dialog, setDialog] = useState<'none' | 'approve' | 'accept' | 'reject'>('none');
  const close = () => setDialog('none');
  const { voucherId } = slip;
  /** Dialogs show a refusal themselves, so only the good end goes through `act`. */
  const withReason =
    (decision: { result: 1 | 2; acceptDifference?: number }, done: string) => async (reason: string) => {
      await mall.auditSlip({ voucherId, ...decision, reason });
      await act(async () => undefined, done);
    };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {difference !== 0 && <Alert severity="warning">{translate('console.slips.differs')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => setDialog(difference === 0 ? 'approve' : 'accept')}
        >
          {translate('console.slips.approve')}
        </Button>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setDialog('reject')}>
          {translate('console.slips.reject')}
        </Button>
      </Box>
      <Confirm
        isOpen={dialog === 'approve'}
        title={translate('console.slips.approve')}
        content={translate('console.slips.approveSure', { number: slip.orderNumber })}
        onConfirm={() => {
          close();
          void act(() => mall.auditSlip({ voucherId, result: 1 }), 'console.slips.approved');
        }}
        onClose={close}
      />
      {dialog === 'accept' && (
        <ReasonDialog
          title={translate('console.slips.approve')}
          hint={translate('console.slips.acceptHint')}
          confirm={translate('console.slips.approve')}
          onConfirm={withReason({ result: 1, acceptDifference: 1 }, 'console.slips.approved')}
          onClose={close}
        />
      )}
      {dialog === 'reject' && (
        <ReasonDialog
          title={translate('console.slips.reject')}
          hint={translate('console.slips.rejectHint')}
          confirm={translate('console.slips.reject')}
          onConfirm={withReason({ result: 2 }, 'console.slips.rejected')}
          onClose={close}
        />
      )}
    </Box>
  );
}
