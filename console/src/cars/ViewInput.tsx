import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Angle } from '@mall/contracts/product';
import { angleWords, word } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

interface ViewInputProps {
  readonly value: Angle | undefined;
  /** Number of the picture, from 1. */
  readonly number: number;
  readonly onChange: (view: Angle | undefined) => void;
}

const VIEWS = Object.keys(angleWords) as Angle[];

/** Chooses the view of a car that a picture shows; the browser's own list is at hand on a phone and by the keyboard. */
export function ViewInput({ value, number, onChange }: ViewInputProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <TextField
      select
      size="small"
      margin="none"
      variant="standard"
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as Angle | undefined)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': `${translate('console.cars.view')} ${number}` },
      }}
      sx={{ width: 120, '& select': { minHeight: 36, fontSize: 'var(--table-text)' } }}
    >
      <option value="">{translate('console.cars.noView')}</option>
      {VIEWS.map((view) => (
        <option key={view} value={view}>
          {word(angleWords, view, locale)}
        </option>
      ))}
    </TextField>
  );
}
