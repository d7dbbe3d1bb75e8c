import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { currencySign, parseMinor, paymentSlipStates } from '@mall/web-kit';
import { FormDialog } from '../FormDialog.js';
import { ConfirmedFigures } from './ConfirmedFigures.js';
import { CountingInput } from './CountingInput.js';
import { doneOf, firstChoice, hintOf, isLessThanDue, isSecondConfirmation } from './slip-counting.js';
import { useSlipAudit } from './use-slip-audit.js';

interface ConfirmSlipDialogProps {
  readonly slip: VoucherView;
  /** A second colleague has to confirm after this. */
  readonly isFirstOfTwo: boolean;
  /** After the decision, before the dialog closes. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Confirms a slip: repeats the figures; a difference is a part payment or needs a reason. */
export function ConfirmSlipDialog({ slip, isFirstOfTwo, onDone, onClose }: ConfirmSlipDialogProps) {
  const translate = useTranslate();
  const audit = useSlipAudit();
  const isSecond = isSecondConfirmation(slip);
  const isLess = isLessThanDue(slip);
  const [counting, setCounting] = useState(firstChoice(slip));
  return (
    <FormDialog
      title={translate('console.slips.approve')}
      hint={translate(hintOf(slip, isFirstOfTwo), { number: slip.orderNumber })}
      confirm={translate('console.slips.approve')}
      isAtConfirm={!isSecond && !isLess && counting !== 'difference'}
      onSubmit={async (typed) => {
        const decision = {
          voucherId: slip.voucherId,
          result: paymentSlipStates.verified,
          reason: typed('reason'),
          amountFee: isSecond ? parseMinor(typed('amount') ?? '') : undefined,
          ...(counting === 'part' ? { partPayment: 1 as const } : {}),
          ...(counting === 'difference' ? { acceptDifference: 1 as const } : {}),
        };
        await audit(decision, (confirmed) => doneOf(confirmed, counting));
        onDone?.();
      }}
      onClose={onClose}
    >
      <ConfirmedFigures slip={slip} />
      {isSecond && (
        <TextField
          name="amount"
          label={`${translate('resources.vouchers.fields.amountFee')}, ${currencySign(slip.currency)}`}
          helperText={translate('console.slips.retypeHint')}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      )}
      {isLess && <CountingInput value={counting} onChange={setCounting} />}
      {counting === 'difference' && (
        <TextField
          name="reason"
          label={translate('console.reason')}
          helperText={translate(isLess ? 'console.slips.acceptHint' : 'console.slips.overHint')}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
        />
      )}
    </FormDialog>
  );
}
