import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
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
  const isLess = slip.amountFee < slip.dueFee;
  const differs = slip.amountFee !== slip.dueFee;
  const [counting, setCounting] = useState<Counting>(differs ? (isLess ? 'part' : 'difference') : 'exact');
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  return (
    <FormDialog
      title={translate('console.slips.approve')}
      hint={translate(isFirstOfTwo ? 'console.slips.firstSure' : 'console.slips.approveSure', {
        number: slip.orderNumber,
      })}
      confirm={translate('console.slips.approve')}
      done={
        isFirstOfTwo
          ? 'console.slips.firstConfirmed'
          : counting === 'part'
            ? 'console.slips.partConfirmed'
            : 'console.slips.approved'
      }
      onSubmit={(typed) =>
        call('order.voucher.audit', {
          voucherId: slip.voucherId,
          result: 1,
          reason: typed('reason'),
          ...(counting === 'part' ? { partPayment: 1 } : {}),
          ...(counting === 'difference' ? { acceptDifference: 1 } : {}),
        })
      }
      onClose={onClose}
    >
      <Facts
        facts={[
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
          { label: label('paidTime'), value: <Day on={slip.paidTime} /> },
          { label: label('bankRef'), value: slip.bankRef ?? translate('console.slips.noReference') },
        ]}
      />
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
              control={<Radio size="small" />}
              label={translate('console.slips.asPart')}
            />
            <FormControlLabel
              value="difference"
              control={<Radio size="small" />}
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
