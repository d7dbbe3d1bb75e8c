import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from './api.js';
import { say } from './say.js';
import { useSession } from './use-session.js';

/** As many as one answer holds; the server keeps no more. */
const all = read('user.favourite.page', { pageNum: 1, pageSize: 500 });

/** The favourites of the signed-in person, the last one first; undefined until known, and for visitors. */
export function useFavourites(): readonly string[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...all, enabled: session !== null });
  return session ? data?.list.map(({ spuId }) => spuId) : undefined;
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
  return (spuId, isOn) => mutate({ spuId, isOn });
}
