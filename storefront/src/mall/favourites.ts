import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call, read } from './api.js';
import { say } from './say.js';
import { useSession } from './use-session.js';

/** Cars whose heart a visitor has tapped; stored in this tab only, because the next person may share the computer. */
const KEY = 'tappedHearts';

const tappedHearts = (): readonly string[] => sessionStorage.getItem(KEY)?.split(' ') ?? [];

export const rememberHeart = (spuId: string): void =>
  sessionStorage.setItem(KEY, [...new Set([...tappedHearts(), spuId])].join(' '));

/** Returns and deletes them, for the account of the person who has signed in. */
function takeHearts(): readonly string[] {
  const taken = tappedHearts();
  sessionStorage.removeItem(KEY);
  return taken;
}

/** The maximum of one answer, and of what the server stores. */
const all = read('user.favourite.page', { pageNum: 1, pageSize: 500 });

/** Returns the favourites of the signed-in person, the last one first; undefined while loading, and for visitors. */
export function useFavourites(): readonly string[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...all, enabled: session !== null });
  return session ? data?.list.map(({ spuId }) => spuId) : undefined;
}

/** Adds hearts that were tapped before signing in to the person's favourites. */
export function useTappedHearts(isSignedIn: boolean): void {
  const keep = useFavouriteSwitch();
  useEffect(() => {
    if (isSignedIn) for (const spuId of takeHearts()) keep(spuId, true);
  }, [isSignedIn, keep]);
}

/** Adds or removes a favourite; shown at once, and reverted when the server refuses. */
export function useFavouriteSwitch(): (spuId: string, isOn: boolean) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ spuId, isOn }: { spuId: string; isOn: boolean }) =>
      call(isOn ? 'user.favourite.add' : 'user.favourite.remove', { spuId }),
    onMutate: async ({ spuId, isOn }) => {
      await queries.cancelQueries({ queryKey: all.queryKey });
      const before = queries.getQueryData<OutputOf<'user.favourite.page'>>(all.queryKey);
      if (before) {
        const others = before.list.filter((one) => one.spuId !== spuId);
        const added = { spuId, createTime: new Date().toISOString() };
        queries.setQueryData(all.queryKey, { ...before, list: isOn ? [added, ...others] : others });
      }
      return before;
    },
    onError: (error, _, before) => {
      queries.setQueryData(all.queryKey, before);
      if (isApiError(error)) say.failed(error.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: all.queryKey }),
  });
  return useCallback((spuId, isOn) => mutate({ spuId, isOn }), [mutate]);
}
