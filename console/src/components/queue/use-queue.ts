import { useCallback } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useUnsavedWork } from '../unsaved-work.js';
import { afterDecision, stepsFrom } from './queue-steps.js';

/** Maximum number of records of a queue. */
const MOST = 100;

interface Waiting {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Sort order, oldest first. */
  readonly sort: string;
  /** False for a record that is not waiting, and for those who may not decide. */
  readonly isAsked?: boolean;
}

/** Returns the waiting records, oldest first, and functions to move from the open one; its tab closes when it is left. */
export function useQueue<R extends RaRecord<string>>(
  current: string,
  { resource, filter, sort, isAsked = true }: Waiting,
) {
  const navigate = useNavigate();
  const { finish } = useUnsavedWork();
  const { data: queue = [] } = useGetList<R>(
    resource,
    { filter, pagination: { page: 1, perPage: MOST }, sort: { field: sort, order: 'ASC' } },
    { enabled: isAsked },
  );
  const goTo = useCallback(
    (id: string | undefined) => {
      if (!id) return;
      finish();
      void navigate(`/${resource}/${id}/show`);
    },
    [finish, navigate, resource],
  );
  const ids = queue.map(({ id }) => id);
  /** After a decision, opens the next waiting record; without one, the page stays and its buttons show that. */
  const goOn = () => goTo(afterDecision(ids, current));
  return { queue, ...stepsFrom(ids, current), goTo, goOn };
}
