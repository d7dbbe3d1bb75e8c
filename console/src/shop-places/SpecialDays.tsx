import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CalendarField } from '../widgets/fields/CalendarField.js';
import { useField } from '../widgets/use-field.js';
import { ClockField } from './ClockField.js';
import { withHolidays } from './hours.js';

const NO_DAYS: readonly string[] = [];
const USUAL = { from: '09:00', to: '18:00' };

/** Edits days that are closed or open in addition to the weekdays; Chinese holidays are filled in on request. */
export function SpecialDays() {
  const translate = useTranslate();
  const closed = useField<readonly string[]>({ source: 'closedDays' }, { empty: NO_DAYS });
  const extra = useField<readonly string[]>({ source: 'extraDays' }, { empty: NO_DAYS });
  const from = useField<string | null>({ source: 'extraFrom' }, { empty: null });
  const to = useField<string | null>({ source: 'extraTo' }, { empty: null });
  const setExtra = (days: readonly string[]) => {
    extra.onChange(days);
    // The hours apply to these days.
    if (days.length > 0 && !from.value) {
      from.onChange(USUAL.from);
      to.onChange(USUAL.to);
    }
    if (days.length === 0) {
      from.onChange(null);
      to.onChange(null);
    }
  };
  return (
    <>
      <HolidayButtons
        days={{ closed: closed.value, extra: extra.value }}
        onDays={(days) => {
          closed.onChange(days.closed);
          setExtra(days.extra);
        }}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
        <div>
          <CalendarField {...closed} mode="multi" closed={extra.value} />
          <Count days={closed.value} />
        </div>
        <div>
          <CalendarField {...extra} mode="multi" closed={closed.value} onChange={setExtra} />
          <Count days={extra.value} />
          {extra.value.length > 0 && (
            <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
              <ClockField
                label={translate('console.shopPlaces.from')}
                value={from.value ?? ''}
                error={from.error}
                onChange={from.onChange}
              />
              <ClockField
                label={translate('console.shopPlaces.to')}
                value={to.value ?? ''}
                error={to.error}
                onChange={to.onChange}
              />
            </Box>
          )}
        </div>
      </Box>
    </>
  );
}

const Count = ({ days }: { readonly days: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('console.shopPlaces.days', { smart_count: days.length })}
    </Typography>
  );
};

interface Days {
  readonly closed: readonly string[];
  readonly extra: readonly string[];
}

interface HolidayButtonsProps {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

/** Adds the public holidays of China for this year or the next, and the weekend days worked in exchange. */
function HolidayButtons({ days, onDays }: HolidayButtonsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const thisYear = new Date().getFullYear();
  const add = async (year: number) => {
    setBusy(true);
    const { chineseHolidays } = await import('../widgets/calendar/holidays.js');
    setBusy(false);
    const holidays = chineseHolidays(year);
    if (holidays.daysOff.length > 0) onDays(withHolidays(days, holidays));
    else notify('console.shopPlaces.notAnnounced', { type: 'warning', messageArgs: { year } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[thisYear, thisYear + 1].map((year) => (
        <Button key={year} size="small" variant="outlined" disabled={isBusy} onClick={() => void add(year)}>
          {translate('console.shopPlaces.holidays', { year })}
        </Button>
      ))}
    </Box>
  );
}
