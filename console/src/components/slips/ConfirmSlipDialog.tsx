import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SlipDifference, VoucherView } from '@mall/contracts/order';
import { currencySign, parseMinor, paymentSlipStates } from '@mall/web-kit';
import { FormDialog } from '../FormDialog.js';
import { OrderNamed } from '../OrderNamed.js';
import { ConfirmedFigures } from './ConfirmedFigures.js';
import { CountingInput } from './CountingInput.js';
import { DifferenceKindInput } from './DifferenceKindInput.js';
import { ReceivedInput } from './ReceivedInput.js';
import {
  differenceToName,
  doneOf,
  firstChoice,
  hintOf,
  isLessThanDue,
  type Counting,
} from './slip-counting.js';
import { TransferInputs } from './TransferInputs.js';
import { useSlipAudit } from './use-slip-audit.js';

interface ConfirmSlipDialogProps {
  readonly slip: VoucherView;
  /** Whether a second colleague has to confirm afterwards. */
  readonly isFirstOfTwo: boolean;
  /** Whether the transfer already counts for another order, so that its whole amount is needed. */
  readonly isShared: boolean;
  /** Whether a counted transfer may be the same one. */
  readonly isAlike: boolean;
  /** Called after the decision, before the dialog closes. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Confirms a slip by the amount on the bank statement; a difference is a part payment, or has a kind and a reason, which
 * are asked for right below the amount.
 */
export function ConfirmSlipDialog({
  slip,
  isFirstOfTwo,
  isShared,
  isAlike,
  onDone,
  onClose,
}: ConfirmSlipDialogProps) {
  const translate = useTranslate();
  const audit = useSlipAudit();
  const [receivedFee, setReceived] = useState<number>();
  const [picked, setPicked] = useState<Counting>();
  const read = { ...slip, amountFee: receivedFee ?? slip.amountFee };
  const isLess = isLessThanDue(read);
  const counting = isLess ? (picked ?? firstChoice(read)) : firstChoice(read);
  const differenceFee = receivedFee === undefined ? 0 : differenceToName(slip, receivedFee, counting);
  return (
    <FormDialog
      title={translate('console.slips.approveOf', { number: slip.orderNumber })}
      hint={translate(hintOf(slip, isFirstOfTwo), { number: slip.orderNumber })}
      confirm={translate('console.slips.approve')}
      onSubmit={async (typed) => {
        const transfer = typed('transfer');
        const transferFee = transfer === undefined ? undefined : parseMinor(transfer);
        // A missing or invalid amount must not fall back to the claimed one.
        if (receivedFee === undefined || (transfer !== undefined && transferFee === undefined))
          throw new Error(translate('console.slips.amountRule'));
        const decision = {
          voucherId: slip.voucherId,
          result: paymentSlipStates.verified,
          reason: typed('reason'),
          receivedFee,
          bankRef: typed('bankRef'),
          transferFee,
          ...(typed('otherTransfer') === '1' && { otherTransfer: 1 }),
          differenceKind: typed('differenceKind') as SlipDifference | undefined,
          ...(counting === 'part' ? { partPayment: 1 as const } : {}),
          ...(counting === 'difference' ? { acceptDifference: 1 as const } : {}),
        };
        await audit(decision, (confirmed) => doneOf(confirmed, counting));
        onDone?.();
      }}
      onClose={onClose}
    >
      <OrderNamed orderNumber={slip.orderNumber} names={slip.names} />
      <ConfirmedFigures slip={slip} />
      <ReceivedInput
        label={`${translate('resources.vouchers.fields.receivedFee')}, ${currencySign(slip.currency)}`}
        onChange={setReceived}
      />
      {isLess && <CountingInput value={counting} onChange={setPicked} />}
      {differenceFee !== 0 && <DifferenceKindInput differenceFee={differenceFee} />}
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
      <TransferInputs slip={slip} isShared={isShared} isAlike={isAlike} />
    </FormDialog>
  );
}
