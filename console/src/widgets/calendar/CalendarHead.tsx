import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dateFormat } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { isoDay, monthAfter, YEARS_AFTER, YEARS_BEFORE, type IsoDay } from './day.js';

interface CalendarHeadProps {
  /** The first day of the month that is shown. */
  readonly month: IsoDay;
  readonly onMonth: (month: IsoDay) => void;
}

/** The buttons for the previous and next month, and the lists of years and months. */
export function CalendarHead({ month, onMonth }: CalendarHeadProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const [year, number] = month.split('-').map(Number) as [number, number];
  const thisYear = new Date().getFullYear();
  const listed = Array.from(
    { length: YEARS_BEFORE + 1 + YEARS_AFTER },
    (_, index) => thisYear - YEARS_BEFORE + index,
  );
  const years = listed.includes(year) ? listed : [year, ...listed];
  const nameOf = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& .MuiTextField-root': { m: 0 } }}>
      <IconButton
        size="small"
        aria-label={translate('console.widgets.calendar.before')}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <TextField
        select
        value={year}
        onChange={(event) => onMonth(isoDay(Number(event.target.value), number, 1))}
        slotProps={{ htmlInput: { 'aria-label': translate('console.widgets.calendar.year') } }}
      >
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        value={number}
        onChange={(event) => onMonth(isoDay(year, Number(event.target.value), 1))}
        slotProps={{ htmlInput: { 'aria-label': translate('console.widgets.calendar.month') } }}
        sx={{ minWidth: 120 }}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <MenuItem key={index} value={index + 1}>
            {nameOf.format(new Date(Date.UTC(2001, index, 1)))}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        size="small"
        aria-label={translate('console.widgets.calendar.after')}
        onClick={() => onMonth(monthAfter(month, 1))}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}
