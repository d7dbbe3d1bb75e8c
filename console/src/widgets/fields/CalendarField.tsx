import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { today, dateFormat } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useReaderLocale } from '../../api/use-call.js';
import { CalendarHead } from '../calendar/CalendarHead.js';
import { keptDay, readDay, weeksOf, type IsoDay } from '../calendar/day.js';
import { DayCell } from '../calendar/DayCell.js';
import { chosenAfter, dayByKey, isChosen, isClosed, type CalendarMode } from '../calendar/selection.js';
import type { FieldProps } from '../field-props.js';
import type { LunarFacts } from '../calendar/lunar.js';

export interface CalendarOptions {
  /** Whether one day, several or a span of days is chosen. */
  readonly mode?: CalendarMode;
  /** Whether lunar dates, solar terms and festivals are shown. */
  readonly isLunar?: boolean;
  /** Whether days are kept as 2026-01-05 instead of 2026-1-5. */
  readonly isPadded?: boolean;
  /** Words under a day, keyed as days are kept. */
  readonly events?: Readonly<Record<string, string>>;
  /** First day that can be chosen. */
  readonly begin?: string;
  /** Last day that can be chosen. */
  readonly end?: string;
  /** Days that cannot be chosen. */
  readonly closed?: readonly string[];
}

/** The value is the days; of a range the first and the last. */
export interface CalendarFieldProps extends FieldProps<readonly string[]>, CalendarOptions {}

const read = (days: readonly string[]): readonly IsoDay[] => days.flatMap((day) => readDay(day) ?? []);

/** A month with the Chinese calendar; the arrow keys move between days. */
export function CalendarField({
  label,
  value,
  onChange,
  error,
  helperText,
  isDisabled = false,
  mode = 'single',
  isLunar = true,
  isPadded = true,
  events = {},
  begin,
  end,
  closed,
}: CalendarFieldProps) {
  const locale = useReaderLocale();
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const chosen = read(value);
  const [stop, setStop] = useState<IsoDay>(chosen[0] ?? today());
  const [isMoving, setMoving] = useState(false);
  const facts = useLunar(isLunar);
  const bounds = { begin: begin && readDay(begin), end: end && readDay(end), list: closed && read(closed) };
  const month = `${stop.slice(0, 7)}-01`;
  useEffect(() => {
    if (isMoving) grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop, isMoving]);
  const choose = (day: IsoDay) => {
    setStop(day);
    onChange(chosenAfter(chosen, day, mode).map((one) => keptDay(one, isPadded)));
  };
  const move = (event: KeyboardEvent, day: IsoDay) => {
    const next = dayByKey(day, event.key);
    if (!next) return;
    event.preventDefault();
    setMoving(true);
    setStop(next);
  };
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const weeks = weeksOf(month);
  return (
    <Box sx={{ maxWidth: 420 }}>
      <FormLabel id={heading} component="div" sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <CalendarHead
        month={month}
        onMonth={(next) => {
          setMoving(false);
          setStop(next);
        }}
      />
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={heading}
        aria-multiselectable={mode !== 'single'}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', mt: 1 }}
      >
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <Box
                key={day}
                component="th"
                scope="col"
                sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}
              >
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  facts={facts?.(day)}
                  event={events[keptDay(day, isPadded)]}
                  isOther={!day.startsWith(month.slice(0, 7))}
                  isChosen={isChosen(chosen, day, mode)}
                  isClosed={isDisabled || isClosed(day, bounds)}
                  isStop={day === stop}
                  onChoose={() => choose(day)}
                  onKeyDown={(event) => move(event, day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {(error || helperText) && <FormHelperText error={Boolean(error)}>{error || helperText}</FormHelperText>}
    </Box>
  );
}

/** Returns the Chinese calendar, loaded when it is used; undefined until then. */
function useLunar(isUsed: boolean): ((day: IsoDay) => LunarFacts | undefined) | undefined {
  const { data } = useQuery({
    queryKey: ['lunar'],
    queryFn: () => import('../calendar/lunar.js'),
    staleTime: Infinity,
    enabled: isUsed,
  });
  return isUsed ? data?.lunarFacts : undefined;
}
