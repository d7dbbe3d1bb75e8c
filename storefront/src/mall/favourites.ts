import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, isVisitor, read } from './api.js';
import { say } from './say.js';
import { useSession } from './use-session.js';
import { keepVisitorFavourite, visitorFavourites } from './visitor-favourites.js';

/** The maximum of one answer, and of what the server stores. */
const all = read('user.favourite.page', { pageNum: 1, pageSize: 500 });

/** Returns the favourites of the account, or those of a visitor in this browser, the last one first; undefined while loading. */
export function useFavourites(): readonly string[] | undefined {
  const session = useSession();
  const kept = visitorFavourites.use();
  const { data } = useQuery({ ...all, enabled: session !== null });
  if (isVisitor()) return kept;
  const spuIds = data?.list.map(({ spuId }) => spuId);
  // After signing in, until they have moved to the account.
  return spuIds && kept.length > 0 ? [...new Set([...kept, ...spuIds])] : spuIds;
}

/**
 * Returns the function that adds or removes a favourite; shown at once, and reverted when the server refuses. The function returns
 * whether a visitor's list had room.
 */
export function useFavouriteSwitch(): (spuId: string, isOn: boolean) => boolean {
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
  return useCallback(
    (spuId, isOn) => {
      if (isVisitor()) return keepVisitorFavourite(spuId, isOn);
      mutate({ spuId, isOn });
      return true;
    },
    [mutate],
  );
}
