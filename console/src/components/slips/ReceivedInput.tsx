import { TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { parseMinor, typedAmount, type Locale } from '@mall/web-kit';

interface ReceivedInputProps {
  readonly label: string;
  /** The proposed amount in minor units; undefined for the second of two people, who types it from the statement. */
  readonly claimedFee: number | undefined;
  /** Called with the amount; undefined while the text is not a valid amount. */
  readonly onChange: (receivedFee: number | undefined) => void;
}

/** The amount that the bank credited, typed from its statement. */
export function ReceivedInput({ label, claimedFee, onChange }: ReceivedInputProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState(
    claimedFee === undefined ? '' : typedAmount(claimedFee, locale as Locale),
  );
  return (
    <TextField
      name="received"
      label={label}
      helperText={translate('console.slips.retypeHint')}
      required
      autoFocus={claimedFee === undefined}
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
