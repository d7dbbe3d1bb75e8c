import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { StaffView } from '@mall/contracts/admin';
import { useCall, useRead } from '../../api/use-call.js';
import { FIRST_SIZE, SELECT_ALL_FETCH, SELECTED_FETCH, type Selection } from './selection.js';

export interface PeopleFilter {
  readonly keyWord?: string;
  readonly nickname?: string;
  readonly phone?: string;
  readonly roleId?: string;
  readonly deptId?: string;
}

/** Time for which a refusal is shown, in milliseconds. Prescribed. */
export const ERROR_MS = 5000;

/** Removes empty fields. */
const filled = (filter: PeopleFilter): PeopleFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** Returns a page of colleagues; a search begins at the first page, and a reset keeps the restriction to certain people. */
export function usePeople(userIds: readonly string[] | undefined) {
  const call = useCall();
  const notify = useNotify();
  const [filter, setFilter] = useState<PeopleFilter>({});
  const [current, setCurrent] = useState(1);
  const [size, setSize] = useState(FIRST_SIZE);
  const restriction = userIds ? { userIds: [...userIds] } : {};
  const query = { ...filled(filter), ...restriction };
  const { data, isFetching, error } = useRead('admin.staff.list', { ...query, current, size });
  useEffect(() => {
    if (error) notify(error.message, { type: 'error', autoHideDuration: ERROR_MS });
  }, [error, notify]);
  const search = (next: PeopleFilter) => {
    setFilter(next);
    setCurrent(1);
  };
  return {
    people: data?.records ?? [],
    total: data?.total ?? 0,
    isFetching,
    current,
    size,
    search,
    reset: () => search({}),
    turnTo: setCurrent,
    resize: (next: number) => {
      setSize(next);
      setCurrent(1);
    },
    /** Returns everybody within the filter. */
    everybody: async () =>
      (await call('admin.staff.list', { ...query, current: 1, size: SELECT_ALL_FETCH })).records,
  };
}

/** Returns the people with these ids as the picker's initial selection; undefined until they are loaded. */
export function useChosen(ids: readonly string[]): Selection<StaffView> | undefined {
  const { data } = useRead(
    'admin.staff.list',
    { userIds: [...ids], current: 1, size: SELECTED_FETCH },
    { enabled: ids.length > 0 },
  );
  return ids.length === 0 ? [] : data?.records;
}
