import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Chip, IconButton } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { HeadButton } from './HeadButton.js';
import type { ListQuery } from './saved-filter.js';
import { SaveFilterDialog } from './SaveFilterDialog.js';
import { useAction } from './use-action.js';
import { useSavedFilters } from './use-saved-filters.js';

/** Lists an account's saved filters; one click applies one. */
export function SavedFilters() {
  const translate = useTranslate();
  const call = useCall();
  const { act } = useAction();
  const { setFilters, setSort, setPage } = useListContext();
  const { known, reload } = useSavedFilters();
  if (known.length === 0) return null;
  const show = (asked: ListQuery) => {
    setFilters(asked.filter, asked.displayedFilters);
    if (asked.sort) setSort(asked.sort);
    setPage(1);
  };
  const forget = (filterId: string) =>
    act(async () => {
      await call('admin.savedFilter.remove', { filterId });
      await reload();
    }, 'console.filters.forgotten');
  return (
    <Box
      className="saved"
      role="group"
      aria-label={translate('console.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}
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
    </Box>
  );
}

/** Saves the current filter; hidden when there is none, or when it is saved already. */
export function SaveFilterButton() {
  const translate = useTranslate();
  const { resource, canSave, query, reload } = useSavedFilters();
  const [isNaming, setNaming] = useState(false);
  if (!canSave && !isNaming) return null;
  return (
    <>
      <HeadButton label={translate('console.filters.save')} onClick={() => setNaming(true)}>
        <BookmarkAddOutlined fontSize="small" />
      </HeadButton>
      {isNaming && (
        <SaveFilterDialog
          list={resource}
          query={query()}
          onClose={() => {
            setNaming(false);
            void reload();
          }}
        />
      )}
    </>
  );
}
