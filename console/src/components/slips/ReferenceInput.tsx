import { Button, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/**
 * The reference of the transfer as the bank statement has it. References are long and without meaning to a reader, so
 * that comparing is safer than typing: a button takes over that of the slip.
 */
export function ReferenceInput({ ofSlip }: { readonly ofSlip: string | null }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const take = ofSlip !== null && typed !== ofSlip && (
    <InputAdornment position="end">
      <Button size="small" onClick={() => setTyped(ofSlip)}>
        {translate('console.slips.asInSlip', { reference: ofSlip })}
      </Button>
    </InputAdornment>
  );
  return (
    <TextField
      name="bankRef"
      label={translate('console.slips.statementRef')}
      required
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { maxLength: 60 }, input: { endAdornment: take } }}
    />
  );
}
