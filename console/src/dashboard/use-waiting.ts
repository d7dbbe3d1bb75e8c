import { useCanAccess } from 'react-admin';
import { useCounts } from '../api/use-counts.js';
import type { MenuNode } from '@mall/contracts/admin';
import { QUEUES, queueAtMenu, type Queue } from './queues.js';

const QUESTIONS = QUEUES.map(({ resource, filter }) => ({ resource, filter }));

/**
 * Returns the number of waiting records of a queue; one request a minute counts all queues for all users of this hook. `isOpen` is
 * false for those who may not see its list.
 */
export function useWaiting({ key, resource }: Queue) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const counts = useCounts(QUESTIONS);
  const total = counts?.[QUEUES.findIndex((queue) => queue.key === key)] ?? undefined;
  return { isOpen: canAccess === true, total };
}

/** Whether the person may see none of the queues' lists; false until that is known. */
export const useHasNoQueue = (): boolean => useCounts(QUESTIONS)?.every((total) => total === null) === true;

/** Returns the number of waiting records at all entries below a heading of the menu. */
export function useWaitingBelow(heading: MenuNode): number {
  const counts = useCounts(QUESTIONS);
  const sumOf = ({ path, children }: MenuNode): number => {
    const queue = queueAtMenu(path ?? '');
    const own = queue ? (counts?.[QUEUES.indexOf(queue)] ?? 0) : 0;
    return children.reduce((sum, child) => sum + sumOf(child), own);
  };
  return sumOf(heading);
}
