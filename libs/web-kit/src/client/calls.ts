import type { CallOptions } from './api-client.js';
import type { InputOf, OperationKey, OutputOf } from './operation-types.js';

/** Calls one operation of the mall: `call('order.cancel', { orderId })`. Input and answer are typed by the contract. */
export type Call = <K extends OperationKey>(
  key: K,
  input: InputOf<K>,
  options?: CallOptions,
) => Promise<OutputOf<K>>;

/** Query key and function of a read, for TanStack Query: `useQuery(read('order.count', {}))`. */
export interface Read<K extends OperationKey> {
  readonly queryKey: readonly [K, InputOf<K>];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<OutputOf<K>>;
}

/** Derives `read` from `call`; a query that is no longer needed is aborted. */
export const readsBy =
  (call: Call) =>
  <K extends OperationKey>(key: K, input: InputOf<K>): Read<K> => ({
    queryKey: [key, input],
    queryFn: ({ signal }) => call(key, input, { signal }),
  });
