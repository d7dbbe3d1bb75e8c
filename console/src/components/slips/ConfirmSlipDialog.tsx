import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { paymentSlipStates, type VoucherView } from '@mall/contracts/order';
import { parseMinor } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import { Facts } from '../Facts.js';
import { FormDialog } from '../FormDialog.js';
import { Day } from '../Moment.js';
import { Amount } from '../Money.js';
import { Difference } from './Difference.js';

interface ConfirmSlipDialogProps {
  readonly slip: VoucherView;
  /** A second colleague has to confirm after this. */
  readonly isFirstOfTwo: boolean;
  readonly onClose: () => void;
}

/** How an amount that differs from the amount due is booked. */
type Counting = 'exact' | 'part' | 'difference';

/** Confirms a slip: repeats the figures; a difference is a part payment or needs a reason. */
export function ConfirmSlipDialog({ slip, isFirstOfTwo, onClose }: ConfirmSlipDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const isSecond = slip.waitsForSecond === 1;
  const isLess = slip.amountFee < slip.dueFee;
  const differs = slip.amountFee !== slip.dueFee;
  const [counting, setCounting] = useState<Counting | ''>(firstChoice({ differs, isLess, isSecond }));
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  return (
    <FormDialog
      title={translate('console.slips.approve')}
      hint={translate(hintOf(isFirstOfTwo, isSecond), { number: slip.orderNumber })}
      confirm={translate('console.slips.approve')}
      onSubmit={async (typed) => {
        const confirmed = await call('order.voucher.audit', {
          voucherId: slip.voucherId,
          result: paymentSlipStates.verified,
          reason: typed('reason'),
          amountFee: isSecond ? parseMinor(typed('amount') ?? '') : undefined,
          ...(counting === 'part' ? { partPayment: 1 } : {}),
          ...(counting === 'difference' ? { acceptDifference: 1 } : {}),
        });
        notify(doneOf(confirmed.waitsForSecond === 1, counting), { type: 'success' });
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          ...(isSecond
            ? []
            : [
                {
                  label: label('amountFee'),
                  value: (
                    <strong>
                      <Amount minor={slip.amountFee} currency={slip.currency} /> {slip.currency}
                    </strong>
                  ),
                },
                { label: label('dueFee'), value: <Amount minor={slip.dueFee} currency={slip.currency} /> },
                { label: translate('console.slips.difference'), value: <Difference slip={slip} /> },
              ]),
          { label: label('paidTime'), value: <Day on={slip.paidTime} /> },
          { label: label('bankRef'), value: slip.bankRef ?? translate('console.slips.noReference') },
        ]}
      />
      {isSecond && (
        <TextField
          name="amount"
          label={`${label('amountFee')}, ${slip.currency}`}
          helperText={translate('console.slips.retypeHint')}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      )}
      {isLess && (
        <FormControl>
          <FormLabel id="counting">{translate('console.slips.counting')}</FormLabel>
          <RadioGroup
            aria-labelledby="counting"
            value={counting}
            onChange={(_, next) => setCounting(next as Counting)}
          >
            <FormControlLabel
              value="part"
              control={<Radio size="small" required />}
              label={translate('console.slips.asPart')}
            />
            <FormControlLabel
              value="difference"
              control={<Radio size="small" required />}
              label={translate('console.slips.asWhole')}
            />
          </RadioGroup>
        </FormControl>
      )}
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

/** The second of two decides without seeing what the first has chosen. */
function firstChoice(slip: {
  readonly differs: boolean;
  readonly isLess: boolean;
  readonly isSecond: boolean;
}): Counting | '' {
  if (!slip.differs) return 'exact';
  if (!slip.isLess) return 'difference';
  return slip.isSecond ? '' : 'part';
}

function hintOf(isFirstOfTwo: boolean, isSecond: boolean): string {
  if (isSecond) return 'console.slips.secondSure';
  return isFirstOfTwo ? 'console.slips.firstSure' : 'console.slips.approveSure';
}

/** Whether a second person is needed is decided by the server. */
function doneOf(waitsForSecond: boolean, counting: Counting | ''): string {
  if (waitsForSecond) return 'console.slips.firstConfirmed';
  return counting === 'part' ? 'console.slips.partConfirmed' : 'console.slips.approved';
}
