import { Box, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageNumber } from '../../components/PageNumbers.js';

interface PagesBarProps {
  readonly total: number;
  readonly current: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onTurn: (page: number) => void;
  readonly onResize: (size: number) => void;
}

/** Shows total, page size, pages, and a field to jump to a page. */
export function PagesBar({ total, current, size, sizes, onTurn, onResize }: PagesBarProps) {
  const translate = useTranslate();
  const pages = Math.max(1, Math.ceil(total / size));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2">{translate('console.widgets.people.total', { total })}</Typography>
      <TextField
        select
        value={size}
        onChange={(event) => onResize(Number(event.target.value))}
        slotProps={{ htmlInput: { 'aria-label': translate('ra.navigation.page_rows_per_page') } }}
        sx={{ width: 80, m: 0 }}
      >
        {sizes.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Pagination
        size="small"
        count={pages}
        page={current}
        onChange={(_, page) => onTurn(page)}
        renderItem={(item) => <PageNumber {...item} />}
      />
      <TextField
        key={current}
        type="number"
        defaultValue={current}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const page = Math.round(Number((event.target as HTMLInputElement).value));
          if (page >= 1 && page <= pages) onTurn(page);
        }}
        slotProps={{ htmlInput: { 'aria-label': translate('console.list.jump'), min: 1, max: pages } }}
        sx={{ width: 72, m: 0 }}
      />
    </Box>
  );
}
