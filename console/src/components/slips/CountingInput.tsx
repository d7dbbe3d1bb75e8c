import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Counting } from './slip-counting.js';

const CHOICES = [
  { counting: 'part', label: 'console.slips.asPart' },
  { counting: 'difference', label: 'console.slips.asWhole' },
] as const satisfies readonly { readonly counting: Counting; readonly label: string }[];

interface CountingInputProps {
  readonly value: Counting | '';
  readonly onChange: (counting: Counting) => void;
}

/** Chooses whether less than the amount due is a part payment or pays off the order. */
export function CountingInput({ value, onChange }: CountingInputProps) {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="counting">{translate('console.slips.counting')}</FormLabel>
      <RadioGroup aria-labelledby="counting" value={value}>
        {CHOICES.map(({ counting, label }) => (
          <FormControlLabel
            key={counting}
            value={counting}
            control={<Radio size="small" required onChange={() => onChange(counting)} />}
            label={translate(label)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
