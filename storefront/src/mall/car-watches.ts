import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from './api.js';
import { say } from './say.js';
import { useSession } from './use-session.js';

export type CarWatch = OutputOf<'product.carWatch.mine'>[number];

const mine = read('product.carWatch.mine', {});

/** The cars that the signed-in person is told of when they are free again; undefined until known, and for visitors. */
export function useCarWatches(): readonly CarWatch[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...mine, enabled: session !== null });
  return session ? data : undefined;
}

/** Asks to be told of a car, or no longer. */
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
