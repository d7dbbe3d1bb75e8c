import { useCallback } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useUnsavedWork } from '../unsaved-work.js';
import { afterDecision, stepsFrom } from './queue-steps.js';

/** Records of a queue that are looked through at most. */
const MOST = 100;

interface Waiting {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The oldest first. */
  readonly sort: string;
  /** False for a record that does not wait, and for those who may not decide. */
  readonly isAsked?: boolean;
}

/** The records that wait, the oldest first, and the ways from the one that is open; its tab closes when it is left. */
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
  /** After a decision: to the next one that waits; where none does, the page stays and says so by its buttons. */
  const goOn = () => goTo(afterDecision(ids, current));
  return { queue, ...stepsFrom(ids, current), goTo, goOn };
}
