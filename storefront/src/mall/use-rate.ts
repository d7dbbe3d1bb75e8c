import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

/** Returns the current payment rate; undefined while unknown. */
export function useRate() {
  return useQuery({ ...read('order.rate.current', {}), staleTime: 10 * 60_000 }).data;
}
