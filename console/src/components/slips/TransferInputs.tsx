import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { currencySign } from '@mall/web-kit';
import { ReferenceInput } from './ReferenceInput.js';

interface TransferInputsProps {
  readonly slip: VoucherView;
  readonly isShared: boolean;
  /** Whether the reference of the slip may be that of a counted transfer, so that two people may state that it is another. */
  readonly isAlike: boolean;
}

/** Inputs for the reference of the transfer, and its whole amount where it pays for several orders. */
export function TransferInputs({ slip, isShared, isAlike }: TransferInputsProps) {
  const translate = useTranslate();
  const [isDivided, setDivided] = useState(isShared);
  const [reference, setReference] = useState('');
  // Nobody has compared a reference that only the statement has.
  const isUnknown = reference !== '' && reference !== slip.bankRef;
  return (
    <>
      <ReferenceInput ofSlip={slip.bankRef} typed={reference} onChange={setReference} />
      <FormControlLabel
        control={<Checkbox checked={isDivided} onChange={(_, isOn) => setDivided(isOn)} />}
        label={translate('console.slips.divided')}
      />
      {(isAlike || isUnknown) && (
        <FormControlLabel
          control={<Checkbox name="otherTransfer" value="1" />}
          label={translate('console.slips.otherTransfer')}
        />
      )}
      {isDivided && (
        <TextField
          name="transfer"
          label={`${translate('console.slips.wholeTransfer')}, ${currencySign(slip.currency)}`}
          helperText={translate('console.slips.wholeTransferHint')}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      )}
    </>
  );
}
