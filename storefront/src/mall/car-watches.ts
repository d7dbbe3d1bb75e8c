import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from './api.js';
import { say } from './say.js';
import { useSession } from './use-session.js';

export type CarWatch = OutputOf<'product.carWatch.mine'>[number];

const mine = read('product.carWatch.mine', {});

/** Returns the cars for which the signed-in person gets a notice when they are free; undefined while loading, and for visitors. */
export function useCarWatches(): readonly CarWatch[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...mine, enabled: session !== null });
  return session ? data : undefined;
}

/** Returns the function that switches the notice for a car on or off. */
export function useCarWatchSwitch(): {
  readonly isBusy: boolean;
  readonly watch: (skuId: string, isOn: boolean) => void;
} {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ skuId, isOn }: { skuId: string; isOn: boolean }) =>
      call(isOn ? 'product.carWatch.add' : 'product.carWatch.remove', { skuId }),
    onError: (error) => isApiError(error) && say.failed(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: mine.queryKey }),
  });
  return { isBusy: isPending, watch: (skuId, isOn) => mutate({ skuId, isOn }) };
}
