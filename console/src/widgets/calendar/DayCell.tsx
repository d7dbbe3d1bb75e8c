import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { day as dayName } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import type { IsoDay } from './day.js';
import type { LunarFacts } from './lunar.js';

interface DayCellProps {
  readonly day: IsoDay;
  readonly facts: LunarFacts | undefined;
  readonly event: string | undefined;
  readonly isOther: boolean;
  readonly isChosen: boolean;
  readonly isClosed: boolean;
  /** Whether the day can be reached by the tab key. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A day with its lunar date, or its festival, solar term or event instead. Its accessible name begins with the visible text, so
 * that voice control works.
 */
export function DayCell({
  day,
  facts,
  event,
  isOther,
  isChosen,
  isClosed,
  isStop,
  onChoose,
  onKeyDown,
}: DayCellProps) {
  const locale = useReaderLocale();
  const special = event ?? facts?.festival ?? facts?.term;
  const under = special ?? facts?.lunar;
  const dayOfMonth = Number(day.slice(8));
  return (
    <Box component="td" role="gridcell" aria-selected={isChosen} sx={{ p: 0 }}>
      <Box
        component="button"
        type="button"
        data-day={day}
        aria-label={`${[dayOfMonth, under].filter(Boolean).join(' ')}, ${dayName(day, locale)}`}
        aria-disabled={isClosed}
        tabIndex={isStop ? 0 : -1}
        onClick={() => !isClosed && onChoose()}
        onKeyDown={onKeyDown}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          width: '100%',
          minHeight: 44,
          p: 0,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          cursor: isClosed ? 'default' : 'pointer',
          color: isChosen ? 'primary.contrastText' : isClosed || isOther ? 'text.secondary' : 'text.primary',
          backgroundColor: isChosen ? 'primary.main' : 'transparent',
          textDecoration: isClosed ? 'line-through' : 'none',
          '&:hover': isChosen || isClosed ? {} : { backgroundColor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <span>{dayOfMonth}</span>
        {under && (
          <Box
            component="span"
            lang={event ? undefined : 'zh'}
            sx={{
              fontSize: '0.6875rem',
              lineHeight: 1.2,
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              color: isChosen ? 'inherit' : special ? 'error.main' : 'text.secondary',
            }}
          >
            {under}
          </Box>
        )}
      </Box>
    </Box>
  );
}
