import type { RequestOf, ResponseOf } from '@mall/contracts/define';
import type { Defaults, Operations } from './routes.generated.js';

/** `order.confirm`, `order.cart.info`: the operation's subject without its `op.`. */
export type OperationKey = keyof Operations;

type Defaulted<K extends OperationKey, Request> = K extends keyof Defaults
  ? Omit<Request, Defaults[K]> & Partial<Pick<Request, Defaults[K] & keyof Request>>
  : Request;

/** The input of an operation. Fields with a default may be omitted. */
export type InputOf<K extends OperationKey> = Defaulted<K, RequestOf<Operations[K]>>;

/** The answer of an operation without its envelope. */
export type OutputOf<K extends OperationKey> = ResponseOf<Operations[K]>;
