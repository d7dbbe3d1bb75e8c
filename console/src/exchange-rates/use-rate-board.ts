import { useQueryClient } from '@tanstack/react-query';
import type { RateBoardView } from '@mall/contracts/order';
import { useRead } from '../api/use-call.js';

/** Returns the rates in use, and a function that stores a newer answer. */
export function useRateBoard() {
  const queryClient = useQueryClient();
  const { data: board, error } = useRead('order.rate.board', {});
  const keep = (fetched: RateBoardView) =>
    queryClient.setQueriesData({ queryKey: ['order.rate.board'] }, fetched);
  return { board, error, keep };
}
