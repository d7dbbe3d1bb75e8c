import { InputAdornment } from '@mui/material';
import { NumberInput, required, SelectInput, useTranslate } from 'react-admin';
import type { DealSettingView } from '@mall/contracts/order';
import { numberFormat } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { shapeOf } from './setting-shape.js';

/** Edits the value of a setting in the unit that people use. */
export function SettingValueInput({ setting }: { readonly setting: DealSettingView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { choices, scale, unit } = shapeOf(setting);
  const limit = numberFormat(locale, { maximumFractionDigits: 2 });
  if (choices) {
    return (
      <SelectInput
        source="value"
        label={setting.label}
        fullWidth
        sx={{ maxWidth: 520 }}
        choices={choices}
        validate={required()}
        helperText={false}
      />
    );
  }
  return (
    <NumberInput
      source="value"
      label={setting.label}
      fullWidth
      sx={{ maxWidth: 520 }}
      validate={required()}
      min={setting.min / scale}
      max={setting.max / scale}
      step={1 / scale}
      format={(value: unknown) => (typeof value === 'number' ? value / scale : '')}
      parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * scale))}
      helperText={translate('console.settings.range', {
        min: limit.format(setting.min / scale),
        max: limit.format(setting.max / scale),
      })}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }}
    />
  );
}
