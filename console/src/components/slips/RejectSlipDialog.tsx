import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SlipRejectReason, VoucherView } from '@mall/contracts/order';
import { paymentSlipStates } from '@mall/web-kit';
import { useChoices } from '../../api/use-call.js';
import { FormDialog } from '../FormDialog.js';
import { OrderNamed } from '../OrderNamed.js';
import { useSlipAudit } from './use-slip-audit.js';

interface RejectSlipDialogProps {
  readonly slip: Pick<VoucherView, 'voucherId' | 'orderNumber' | 'names'>;
  /** Called after the decision, before the dialog closes. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Rejects a slip. The buyer reads the chosen reason in their own language, and the added text as written. */
export function RejectSlipDialog({ slip, onDone, onClose }: RejectSlipDialogProps) {
  const translate = useTranslate();
  const audit = useSlipAudit();
  const { choices: reasons, failure } = useChoices('slip_reject_reason');
  const [code, setCode] = useState('');
  const isOther = code === 'other';
  return (
    <FormDialog
      title={translate('console.slips.rejectOf', { number: slip.orderNumber })}
      hint={translate('console.slips.rejectHint')}
      confirm={translate('console.slips.reject')}
      onSubmit={async (typed) => {
        const decision = {
          voucherId: slip.voucherId,
          result: paymentSlipStates.rejected,
          reasonCode: code as SlipRejectReason,
          reason: typed('reason'),
        };
        await audit(decision, () => 'console.slips.rejected');
        onDone?.();
      }}
      onClose={onClose}
    >
      <OrderNamed orderNumber={slip.orderNumber} names={slip.names} />
      <TextField
        select
        required
        autoFocus
        label={translate('console.reason')}
        error={failure !== undefined}
        helperText={failure}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" disabled />
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        name="reason"
        label={translate('console.slips.addition')}
        helperText={translate('console.slips.additionHint')}
        required={isOther}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { minLength: isOther ? 3 : 0, maxLength: 500 } }}
      />
    </FormDialog>
  );
}
