import { Box, Checkbox, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DayHours } from '@mall/contracts/tenant';
import { dateFormat } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useField } from '../widgets/use-field.js';
import { ClockField } from './ClockField.js';
import { toggled, WEEKDAYS, withClock } from './hours.js';

const NO_HOURS: readonly DayHours[] = [];
/** A Monday, from which names of weekdays are formatted. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const allForwards = (hours: readonly DayHours[]) =>
  hours.every(({ from, to }) => from < to) ? undefined : 'console.shopPlaces.reversed';

/** Edits which weekdays are open, and their hours. */
export function WeekHoursInput() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { label, value, error, onChange } = useField<readonly DayHours[]>(
    { source: 'hours' },
    { empty: NO_HOURS, rules: [allForwards] },
  );
  const name = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 0.5 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {WEEKDAYS.map((weekday) => {
        const hours = value.find((one) => one.weekday === weekday);
        const day = name.format(new Date(SOME_MONDAY + (weekday - 1) * DAY_MS));
        const wrong = hours && hours.from >= hours.to;
        const clock = (end: 'from' | 'to') => (
          <ClockField
            label={`${translate(`console.shopPlaces.${end}`)}, ${day}`}
            isLabelHidden
            value={hours![end]}
            error={end === 'to' && wrong ? translate('console.shopPlaces.reversed') : undefined}
            onChange={(time) => onChange(withClock(value, weekday, { [end]: time }))}
          />
        );
        return (
          <Box
            key={weekday}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}
          >
            <FormControlLabel
              sx={{ width: 180, m: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={hours !== undefined}
                  onChange={() => onChange(toggled(value, weekday))}
                />
              }
              label={day}
            />
            {hours ? (
              <>
                {clock('from')}
                <span aria-hidden>–</span>
                {clock('to')}
              </>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {translate('console.shopPlaces.dayOff')}
              </Box>
            )}
          </Box>
        );
      })}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
