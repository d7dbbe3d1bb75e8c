import { useRead } from '../api/use-call.js';

const FRESH_MS = 60_000;

/** Keys of what publishing is called and says: where the mall reviews cars, it only submits them for the review. */
export function usePublishing(): { readonly label: string; readonly done: string } {
  const { data } = useRead('product.car.spuCheck', {}, { staleTime: FRESH_MS });
  return data?.checkStats === 1
    ? { label: 'console.cars.submit', done: 'console.cars.submitted' }
    : { label: 'console.cars.publish', done: 'console.cars.published' };
}
