import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, read } from './api.js';
import { localSearches } from './local-searches.js';
import { say } from './say.js';
import { useSession } from './use-session.js';

export type SavedSearch = OutputOf<'user.savedSearch.list'>[number];

const ofBuyer = read('user.savedSearch.list', {});

/**
 * Returns a person's saved searches, the last one first; undefined while loading. A visitor's searches are in the browser, and move
 * to the account when the visitor signs in.
 */
export function useSavedSearches(): readonly SavedSearch[] | undefined {
  const isSignedIn = useSession() !== null;
  const queries = useQueryClient();
  const buyer = useQuery({ ...ofBuyer, enabled: isSignedIn });
  const ofVisitor = localSearches.use();
  useEffect(() => {
    if (isSignedIn && localSearches.read().length > 0)
      void moveToAccount().then(() => queries.invalidateQueries({ queryKey: ofBuyer.queryKey }));
  }, [isSignedIn, queries]);
  return isSignedIn ? buyer.data : ofVisitor;
}

/** Searches that a full account refuses stay in the browser. */
async function moveToAccount(): Promise<void> {
  for (const search of [...localSearches.read()].reverse()) {
    await call('user.savedSearch.keep', search);
    localSearches.change((kept) => kept.filter(({ query }) => query !== search.query));
  }
}

interface Change {
  readonly query: string;
  readonly isKept: boolean;
}

/** Saves a search or marks it as viewed, or deletes it. */
export function useSavedSearchSwitch(): (query: string, isKept: boolean) => void {
  const isSignedIn = useSession() !== null;
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ query, isKept }: Change) => {
      if (isSignedIn) await call(isKept ? 'user.savedSearch.keep' : 'user.savedSearch.remove', { query });
      else localSearches.change((kept) => changed(kept, query, isKept));
    },
    onError: (error) => {
      if (isApiError(error)) say.failed(error.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ofBuyer.queryKey }),
  });
  return (query, isKept) => mutate({ query, isKept });
}

function changed(searches: readonly SavedSearch[], query: string, isKept: boolean): readonly SavedSearch[] {
  const lookedAt = new Date().toISOString();
  if (!isKept) return searches.filter((one) => one.query !== query);
  if (searches.some((one) => one.query === query))
    return searches.map((one) => (one.query === query ? { query, lookedAt } : one));
  return [{ query, lookedAt }, ...searches];
}
