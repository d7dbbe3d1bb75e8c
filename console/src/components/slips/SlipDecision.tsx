import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePersonName } from '../PersonName.js';
import type { ReconciliationView, VoucherView } from '@mall/contracts/order';
import { isPressable, isTaken } from '../keys.js';
import { ConfirmSlipDialog } from './ConfirmSlipDialog.js';
import { RejectSlipDialog } from './RejectSlipDialog.js';

interface SlipDecisionProps {
  readonly slip: VoucherView;
  /** Undefined while it is being loaded; until then the server decides whether the caller may confirm. */
  readonly review: ReconciliationView | undefined;
  /** Given where slips are decided one after the other: Enter then asks to confirm, and this is called after each decision. */
  readonly onDecided?: () => void;
}

/** Buttons to confirm a payment in full or in part, or to reject the slip; above a limit two people confirm. */
export function SlipDecision({ slip, review, onDecided }: SlipDecisionProps) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'none' | 'confirm' | 'reject'>('none');
  const close = () => setDialog('none');
  const isRestating = review?.canRestate ?? false;
  const mayConfirm = isRestating || (review?.canConfirm ?? true);
  const first = usePersonName(review?.firstConfirmedBy);
  const hasKey = onDecided !== undefined && mayConfirm;
  useEffect(() => {
    if (!hasKey) return undefined;
    const confirm = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || isTaken(event) || isPressable(event)) return;
      // Otherwise the same key press would also press the button that gets the focus.
      event.preventDefault();
      setDialog('confirm');
    };
    window.addEventListener('keydown', confirm);
    return () => window.removeEventListener('keydown', confirm);
  }, [hasKey]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {slip.amountFee !== slip.dueFee && (
        <Alert severity="warning">{translate('console.slips.differs')}</Alert>
      )}
      {review?.needsSecondPerson && !isRestating && (
        <Alert severity="info">
          {first
            ? translate('console.slips.secondNow', { name: first })
            : translate('console.slips.secondNeeded')}
        </Alert>
      )}
      {!mayConfirm && <Alert severity="warning">{translate('console.slips.notYou')}</Alert>}
      {isRestating && <Alert severity="info">{translate('console.slips.restateHint')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={!mayConfirm}
          {...(hasKey && { 'aria-keyshortcuts': 'Enter' })}
          onClick={() => setDialog('confirm')}
        >
          {translate(isRestating ? 'console.slips.restate' : 'console.slips.approve')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDialog('reject')}>
          {translate('console.slips.reject')}
        </Button>
      </Box>
      {dialog === 'confirm' && (
        <ConfirmSlipDialog
          slip={isRestating ? { ...slip, waitsForSecond: 0 } : slip}
          isFirstOfTwo={review?.needsSecondPerson === true && (isRestating || !first)}
          isShared={review?.hints.some(({ code }) => code === 'referenceUsed') ?? false}
          isAlike={review?.hints.some(({ code }) => code === 'referenceAlike') ?? true}
          onDone={onDecided}
          onClose={close}
        />
      )}
      {dialog === 'reject' && <RejectSlipDialog slip={slip} onDone={onDecided} onClose={close} />}
    </Box>
  );
}
