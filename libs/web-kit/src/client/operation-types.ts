import type { RequestOf, ResponseOf } from '@mall/contracts/define';
import type { Defaults, Operations } from './routes.generated.js';

/** `order.confirm`, `order.cart.info`: the operation's subject without its `op.`. */
export type OperationKey = keyof Operations;

type Defaulted<K extends OperationKey, Request> = K extends keyof Defaults
  ? Omit<Request, Defaults[K]> & Partial<Pick<Request, Defaults[K] & keyof Request>>
  : Request;

/** What to send. Fields with a default may be left out. */
export type InputOf<K extends OperationKey> = Defaulted<K, RequestOf<Operations[K]>>;

/** What is answered, out of its envelope. */
export type OutputOf<K extends OperationKey> = ResponseOf<Operations[K]>;
