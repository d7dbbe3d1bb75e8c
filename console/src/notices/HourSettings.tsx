import type { InputOf, OutputOf } from '@mall/web-kit';
import { hourFields, HOURS } from '@mall/web-kit/notices';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface HourSettingsProps {
  readonly own: OutputOf<'chat.noticeSettings.own'>;
  readonly onChange: (hours: InputOf<'chat.noticeSettings.setHours'>) => void;
}

/** Settings of quiet hours and of the daily message. */
export function HourSettings({ own, onChange }: HourSettingsProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5}>
      {hourFields(own).map((field) => (
        <TextField
          key={field.name}
          select
          size="small"
          fullWidth
          label={translate(`console.notices.hour.${field.name}`)}
          value={field.hour ?? ''}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange(field.with(target.value === '' ? null : Number(target.value)))}
        >
          {field.isOptional && (
            <MenuItem value="">{translate(`console.notices.noHour.${field.name}`)}</MenuItem>
          )}
          {HOURS.map(({ hour, label }) => (
            <MenuItem key={hour} value={hour}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
