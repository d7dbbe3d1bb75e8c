import { Box, Chip } from '@mui/material';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'react-admin';

/** Filters somebody has kept, one press each; kept and forgotten in the menu of the filter button. */
export function SavedFilters() {
  const { resource, filterValues, setFilters, setSort, setPage } = useListContext();
  const [saved] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(saved ?? []);
  if (queries.length === 0) return null;
  const shown = JSON.stringify(filterValues);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}>
      {queries.map(({ label, value }) => {
        const isShown = JSON.stringify(value.filter) === shown;
        return (
          <Chip
            key={label}
            label={label}
            size="small"
            variant={isShown ? 'filled' : 'outlined'}
            color={isShown ? 'primary' : 'default'}
            aria-pressed={isShown}
            onClick={() => {
              setFilters(isShown ? {} : value.filter, isShown ? [] : value.displayedFilters);
              if (value.sort && !isShown) setSort(value.sort);
              setPage(1);
            }}
          />
        );
      })}
    </Box>
  );
}
