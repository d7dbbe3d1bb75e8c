import { useQueryClient } from '@tanstack/react-query';
import type { RateBoardView } from '@mall/contracts/order';
import { useRead } from '../api/use-call.js';

/** The rates in use, and what to do with a newer answer. */
export function useRateBoard() {
  const queryClient = useQueryClient();
  const { data: board, error } = useRead('order.rate.board', {});
  const keep = (fetched: RateBoardView) =>
    queryClient.setQueriesData({ queryKey: ['order.rate.board'] }, fetched);
  return { board, error, keep };
}
