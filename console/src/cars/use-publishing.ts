import { useRead } from '../api/use-call.js';

const FRESH_MS = 60_000;

/** Returns the text keys of publishing: where the mall reviews cars, publishing only submits them for review. */
export function usePublishing(): { readonly label: string; readonly done: string } {
  const { data } = useRead('product.car.spuCheck', {}, { staleTime: FRESH_MS });
  return data?.checkStats === 1
    ? { label: 'console.cars.submit', done: 'console.cars.submitted' }
    : { label: 'console.cars.publish', done: 'console.cars.published' };
}
