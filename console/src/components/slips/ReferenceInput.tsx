import { Button, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ReferenceInputProps {
  readonly ofSlip: string | null;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/**
 * The reference of the transfer as the bank statement has it. References are long and without meaning to a reader, so
 * that comparing is safer than typing: a button takes over that of the slip.
 */
export function ReferenceInput({ ofSlip, typed, onChange }: ReferenceInputProps) {
  const translate = useTranslate();
  const take = ofSlip !== null && typed !== ofSlip && (
    <InputAdornment position="end">
      <Button size="small" onClick={() => onChange(ofSlip)}>
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
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 60 }, input: { endAdornment: take } }}
    />
  );
}
