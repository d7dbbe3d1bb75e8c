import { useCanAccess, useGetList } from 'react-admin';
import type { Queue } from './queues.js';

/** How many records wait in a queue, asked for anew each minute; `isOpen` is false for those who may not see its list. */
export function useWaiting({ resource, filter, sort }: Queue) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { total, isError } = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { enabled: canAccess === true, refetchInterval: 60_000 },
  );
  return { isOpen: canAccess === true, total, isError };
}
