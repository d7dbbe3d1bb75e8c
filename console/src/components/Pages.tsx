import { Box, TextField } from '@mui/material';
import { MOST_COUNTED } from '@mall/contracts/define';
import { wholeNumber } from '@mall/web-kit';
import { useState } from 'react';
import { ListPaginationContext, Pagination, useListPaginationContext, useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { useListFailure } from './ListFailure.js';
import { PageNumbers } from './PageNumbers.js';
import { hasUncounted, pagedRows } from './counted.js';

interface Shown {
  readonly from: number;
  readonly to: number;
}

interface PagesProps {
  /** Number of rows with pages, where the server finds no later ones. */
  readonly mostPaged?: number | undefined;
}

/** Total, sizes, pages, and a field to jump to a page. Shows only the first pages of a list whose later rows are not found. */
export function Pages({ mostPaged }: PagesProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const context = useListPaginationContext();
  const { total = 0 } = context;
  const hasFailed = useListFailure() !== undefined;
  const number = (value: number): string => wholeNumber(value, locale);
  // A property of the MUI component, to which it is passed on; the type omits it.
  const label = {
    labelDisplayedRows: ({ from, to }: Shown): string =>
      hasUncounted(total)
        ? translate('console.list.shownOfMany', {
            from: number(from),
            to: number(to),
            most: number(MOST_COUNTED),
          })
        : translate('ra.navigation.page_range_info', {
            offsetBegin: number(from),
            offsetEnd: number(to),
            total: number(total),
          }),
  };
  if (hasFailed) return null;
  return (
    <ListPaginationContext.Provider
      value={context.total ? { ...context, total: pagedRows(total, mostPaged) } : context}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        <Pagination
          actions={PageNumbers}
          rowsPerPageOptions={[10, 20, 50, 100]}
          sx={{ flex: '0 1 auto' }}
          {...label}
        />
        <Jumper />
      </Box>
    </ListPaginationContext.Provider>
  );
}

function Jumper() {
  const translate = useTranslate();
  const { page, perPage, total, setPage } = useListPaginationContext();
  const [typed, setTyped] = useState('');
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  if (last < 3) return null;
  const jump = () => {
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1) setPage(Math.min(last, wanted));
    setTyped('');
  };
  return (
    <TextField
      size="small"
      value={typed}
      placeholder={String(page)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onKeyDown={(event) => event.key === 'Enter' && jump()}
      onBlur={() => typed && jump()}
      slotProps={{ htmlInput: { 'aria-label': translate('console.list.jump'), inputMode: 'numeric' } }}
      sx={{ width: 72, mx: 1, '& input': { py: 0.5, textAlign: 'center' } }}
    />
  );
}
