import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { isSameFilter, readQuery, writeQuery } from './saved-filter.js';

const FRESH_MS = 60_000;

/** Returns an account's saved filters for the surrounding list, and the current one in the form in which it would be saved. */
export function useSavedFilters() {
  const queryClient = useQueryClient();
  const { resource, filterValues, displayedFilters, sort } = useListContext();
  const { data: saved = [] } = useRead('admin.savedFilter.own', { list: resource }, { staleTime: FRESH_MS });
  const known = saved.flatMap(({ filterId, name, query }) => {
    const asked = readQuery({ query });
    return asked ? [{ filterId, name, asked, isShown: isSameFilter(asked.filter, filterValues) }] : [];
  });
  return {
    resource,
    known,
    canSave: !isSameFilter(filterValues, {}) && !known.some(({ isShown }) => isShown),
    query: () => writeQuery({ filter: filterValues, displayedFilters, sort }),
    reload: () => queryClient.invalidateQueries({ queryKey: ['admin.savedFilter.own', { list: resource }] }),
  };
}
