import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { slipDifferences, slipDifferencesFor } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';

/** Chooses why the bank credited another amount; offers only the kinds that fit the difference, in minor units. */
export function DifferenceKindInput({ differenceFee }: { readonly differenceFee: number }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <TextField
      select
      required
      name="differenceKind"
      label={translate('resources.vouchers.fields.differenceKind')}
      defaultValue=""
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled />
      {slipDifferencesFor(differenceFee).map((kind) => (
        <option key={kind} value={kind}>
          {slipDifferences[kind][locale]}
        </option>
      ))}
    </TextField>
  );
}
