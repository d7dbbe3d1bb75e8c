import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseMinor } from '@mall/web-kit';

interface ReceivedInputProps {
  readonly label: string;
  /** Called with the amount; undefined while the text is not a valid amount. */
  readonly onChange: (receivedFee: number | undefined) => void;
}

/** The amount that the bank credited, typed from its statement: it starts empty, so that nobody confirms a claim unread. */
export function ReceivedInput({ label, onChange }: ReceivedInputProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      name="received"
      label={label}
      helperText={translate('console.slips.retypeHint')}
      required
      autoFocus
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseMinor(target.value));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
    />
  );
}
