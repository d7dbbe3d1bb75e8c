import type { InputOf, OutputOf } from '@mall/web-kit';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

type Own = OutputOf<'chat.noticeSettings.own'>;

interface HourSettingsProps {
  readonly own: Own;
  readonly onChange: (hours: InputOf<'chat.noticeSettings.setHours'>) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Offered when quiet hours are switched on. */
const NIGHT = { quietFrom: 22, quietTo: 8 };

/** Quiet hours and the message of the day, by the clock of this browser. */
export function HourSettings({ own, onChange }: HourSettingsProps) {
  const translate = useTranslate();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { quietFrom, quietTo, digestHour } = own;
  const change = (changes: Partial<Pick<Own, 'quietFrom' | 'quietTo' | 'digestHour'>>) =>
    onChange({ timeZone, quietFrom, quietTo, digestHour, ...changes });
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1}>
        <HourField
          label={translate('console.notices.quietFrom')}
          none={translate('console.notices.noQuiet')}
          hour={quietFrom}
          onChange={(hour) =>
            change(hour === null ? { quietFrom: null, quietTo: null } : { ...NIGHT, quietFrom: hour })
          }
        />
        {quietFrom !== null && (
          <HourField
            label={translate('console.notices.quietTo')}
            hour={quietTo}
            onChange={(hour) => change({ quietTo: hour })}
          />
        )}
      </Stack>
      <HourField
        label={translate('console.notices.digest')}
        none={translate('console.notices.noDigest')}
        hour={digestHour}
        onChange={(hour) => change({ digestHour: hour })}
      />
    </Stack>
  );
}

interface HourFieldProps {
  readonly label: string;
  /** What no hour means; without it there is always one. */
  readonly none?: string;
  readonly hour: number | null;
  readonly onChange: (hour: number | null) => void;
}

function HourField({ label, none, hour, onChange }: HourFieldProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={hour ?? ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {none && <MenuItem value="">{none}</MenuItem>}
      {HOURS.map((one) => (
        <MenuItem key={one} value={one}>
          {`${String(one).padStart(2, '0')}:00`}
        </MenuItem>
      ))}
    </TextField>
  );
}
