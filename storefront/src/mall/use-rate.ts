import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

/** The payment rate of now; undefined while it is not known. */
export function useRate() {
  return useQuery({ ...read('order.rate.current', {}), staleTime: 10 * 60_000 }).data;
}
