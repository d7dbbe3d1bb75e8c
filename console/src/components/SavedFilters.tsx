import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Chip, IconButton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCall, useRead } from '../api/use-call.js';
import { isSameFilter, readQuery, writeQuery, type ListQuery } from './saved-filter.js';
import { SaveFilterDialog } from './SaveFilterDialog.js';
import { useAction } from './use-action.js';

const FRESH_MS = 60_000;

/** The saved filters of an account, and a button that saves the present one. */
export function SavedFilters() {
  const translate = useTranslate();
  const call = useCall();
  const queryClient = useQueryClient();
  const { act } = useAction();
  const { resource, filterValues, displayedFilters, sort, setFilters, setSort, setPage } = useListContext();
  const [isNaming, setNaming] = useState(false);
  const key = ['admin.savedFilter.own', { list: resource }];
  const { data: saved = [] } = useRead('admin.savedFilter.own', { list: resource }, { staleTime: FRESH_MS });
  const known = saved.flatMap(({ filterId, name, query }) => {
    const asked = readQuery({ query });
    return asked ? [{ filterId, name, asked, isShown: isSameFilter(asked.filter, filterValues) }] : [];
  });
  const isUnfiltered = isSameFilter(filterValues, {});
  const canSave = !isUnfiltered && !known.some(({ isShown }) => isShown);
  if (known.length === 0 && !canSave) return null;
  const show = (asked: ListQuery) => {
    setFilters(asked.filter, asked.displayedFilters);
    if (asked.sort) setSort(asked.sort);
    setPage(1);
  };
  const forget = (filterId: string) =>
    act(async () => {
      await call('admin.savedFilter.remove', { filterId });
      await queryClient.invalidateQueries({ queryKey: key });
    }, 'console.filters.forgotten');
  return (
    <Box
      role="group"
      aria-label={translate('console.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}
    >
      {known.map(({ filterId, name, asked, isShown }) => (
        <Box key={filterId} sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <Chip
            label={name}
            size="small"
            variant={isShown ? 'filled' : 'outlined'}
            color={isShown ? 'primary' : 'default'}
            aria-pressed={isShown}
            onClick={() => show(isShown ? { filter: {}, displayedFilters: {} } : asked)}
          />
          {isShown && (
            <IconButton
              size="small"
              aria-label={translate('console.filters.forget', { name })}
              title={translate('console.filters.forget', { name })}
              onClick={() => void forget(filterId)}
            >
              <DeleteOutlined fontSize="inherit" />
            </IconButton>
          )}
        </Box>
      ))}
      {canSave && (
        <Button size="small" startIcon={<BookmarkAddOutlined />} onClick={() => setNaming(true)}>
          {translate('console.filters.save')}
        </Button>
      )}
      {isNaming && (
        <SaveFilterDialog
          list={resource}
          query={writeQuery({ filter: filterValues, displayedFilters, sort })}
          onClose={() => {
            setNaming(false);
            void queryClient.invalidateQueries({ queryKey: key });
          }}
        />
      )}
    </Box>
  );
}
