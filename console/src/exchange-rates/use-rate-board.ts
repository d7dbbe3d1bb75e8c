import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RateBoardView } from '@mall/contracts/order';
import { useMall } from '../api/use-mall.js';

const KEY = ['exchange-rates', 'board'] as const;

/** The rates in use, and what to do with a newer answer. */
export function useRateBoard() {
  const mall = useMall();
  const queryClient = useQueryClient();
  const { data: board, error } = useQuery({ queryKey: KEY, queryFn: () => mall.rateBoard() });
  return { board, error, keep: (fetched: RateBoardView) => queryClient.setQueryData(KEY, fetched) };
}
