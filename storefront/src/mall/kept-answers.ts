import { isApiError } from '@mall/web-kit';
import type { Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { session } from './api.js';
import { queryClient } from './query-client.js';

/** The queries of orders and favourites. */
const KEPT =
  /^(?:order\.(?:search|count|detail|payInfo|rate\.current)|user\.(?:detail|favourite\.page)|product\.(?:search\.simplePageSignedIn|carWatch\.mine))$/;
const KEY = 'keptAnswers';
/** Maximum number of stored answers, some 20 KB each. */
const MOST = 40;

interface KeptAnswer {
  /** Time of arrival in milliseconds. */
  readonly at: number;
  readonly data: unknown;
}

type Answers = Readonly<Record<string, KeptAnswer>>;

let shownFrom: number | undefined;
const listeners = new Set<() => void>();

function show(from: number | undefined): void {
  if (shownFrom === from) return;
  shownFrom = from;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns when the shown answers arrived, while offline; undefined while online. */
export const useShownFrom = (): number | undefined => useSyncExternalStore(subscribe, () => shownFrom);

/**
 * Stores the orders and favourites that a person has read, and shows them again while the mall cannot be reached. In session
 * storage: a shared computer must not keep them for its next user.
 * @returns the function that stops it
 */
export function keepAnswers(userId: string): () => void {
  let answers = keptOf(userId);
  const take = ({ queryHash, state }: Query): void => {
    const { [queryHash]: _, ...others } = answers;
    const latest = Object.entries(others).slice(-MOST + 1);
    answers = { ...Object.fromEntries(latest), [queryHash]: { at: state.dataUpdatedAt, data: state.data } };
    keep(userId, answers);
    show(undefined);
  };
  const restore = ({ queryHash, queryKey, state }: Query, error: unknown): void => {
    if (!isApiError(error) || error.failure === 'refused') return;
    const known: KeptAnswer | undefined =
      state.data === undefined ? answers[queryHash] : { at: state.dataUpdatedAt, data: state.data };
    if (!known) return;
    queryClient.setQueryData(queryKey, known.data, { updatedAt: known.at });
    show(known.at);
  };
  const isKept = ({ queryKey }: Query): boolean => KEPT.test(String(queryKey[0]));
  const queries = queryClient.getQueryCache();
  for (const query of queries.getAll().filter(isKept)) {
    if (query.state.status === 'success') take(query);
    else restore(query, query.state.fetchFailureReason);
  }
  const stop = queries.subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query)) return;
    // After the first failure, while the request is being retried.
    if (event.action.type === 'failed' || event.action.type === 'error')
      restore(event.query, event.action.error);
    else if (event.action.type === 'success' && !event.action.manual) take(event.query);
  });
  const again = (): void => void queryClient.invalidateQueries({ predicate: isKept });
  addEventListener('online', again);
  return () => {
    stop();
    removeEventListener('online', again);
    show(undefined);
    if (!session.current) sessionStorage.removeItem(KEY);
  };
}

function keptOf(userId: string): Answers {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { userId?: string; answers?: Answers };
    return kept.userId === userId ? (kept.answers ?? {}) : {};
  } catch {
    return {};
  }
}

function keep(userId: string, answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, answers }));
  } catch {
    // The storage is full: the stored answers stay readable.
  }
}
