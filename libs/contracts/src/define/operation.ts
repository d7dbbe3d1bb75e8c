import type { Shaped } from '@mall/validation';
import type { Access } from './access.js';
import type { ErrorDeclaration } from './errors.js';
import type { Answer, AnswerOf } from './answer.js';
import type { CachePolicy } from './cache.js';

/** Envelope of an answer on the wire; see `envelope` in the gateway. */
export type EnvelopeFamily = 'mall' | 'admin' | 'plain';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `METHOD /path/{param}` below `/api`; path parameters, query and body fill the request's fields by name. */
export type HttpBinding = `${HttpMethod} /${string}`;

/** Number of people whom one answer may show without a row in the history of each. */
export const MANY_PEOPLE = 200;

export interface OperationRow<Request extends object = object, A extends Answer = Answer> {
  /** Route below `/api`; without one, the operation is not reachable from outside. */
  readonly http?: HttpBinding;
  /** Request field that takes an HTTP body that is a bare array. */
  readonly bodyField?: string;
  /** Request fields that come from HTTP headers (lower case), such as client credentials or an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether browsers without a device cookie get one with the answer: operations that open a session. */
  readonly givesDeviceCookie?: true;
  readonly request: Shaped<Request>;
  readonly response: A;
  /** Callers that are allowed. There is no default: a row without it does not compile, a route without it answers 403. */
  readonly access: Access;
  readonly family?: EnvelopeFamily;
  readonly errors?: readonly ErrorDeclaration[];
  /** Whether browsers keep the answer and revalidate it with its `ETag`: the same answer for everybody, seldom changed. */
  readonly isRevalidated?: true;
  /** Rules for the gateway's cache; without them, nothing is cached. */
  readonly cache?: CachePolicy<NoInfer<Request>>;
  /**
   * Returns the number of ordinary calls that a request costs the service, from 1. The limit of calls for one client
   * address adds up prices, so that few expensive questions use it up as fast as many cheap ones.
   */
  price?(request: NoInfer<Request>): number;
  /**
   * Whether a request that comes again with the same `Idempotency-Key` is carried out again: its answer holds secrets, which are not
   * stored, or the operation recognises repeated requests by itself.
   */
  readonly isAnsweredAnew?: true;
  /**
   * The record in whose history each row of the answer is a reading, and the field with its id: lists that show names or contacts of
   * people to others. A reading is recorded where one answer has more than `MANY_PEOPLE` rows.
   */
  readonly people?: { readonly record: string; readonly id: string };
  /** Whether the work itself may take longer than a person waits without a sign: files, papers, whole registers. */
  readonly takesLong?: true;
  readonly summary: string;
}

/** A declared operation: its row plus the name and the NATS subject that follow from where it stands. */
export interface Operation<
  Request extends object = object,
  A extends Answer = Answer,
  Name extends string = string,
> extends OperationRow<Request, A> {
  readonly service: string;
  /** The key of its row, which is also the name of the method that handles it. */
  readonly name: Name;
  /** `op.<service>.<feature?>.<name>` */
  readonly subject: `op.${string}`;
}

type Rows = Record<string, OperationRow<any, any>>;

export type Api<R extends Rows = Rows> = {
  readonly [K in keyof R & string]: R[K] extends OperationRow<infer Request, infer A>
    ? Operation<Request, A, K>
    : never;
};

/**
 * Declares the operations of a service, or of one feature of it (`order.cart`).
 * The gateway mounts them, the service must handle every one of them, clients are typed by them.
 */
export function defineApi<const R extends Rows>(scope: string, rows: R): Api<R> {
  const service = scope.split('.')[0]!;
  const entries = Object.entries(rows).map(([name, row]) => [
    name,
    { ...row, service, name, subject: `op.${scope}.${name}` },
  ]);
  return Object.fromEntries(entries) as Api<R>;
}

export type RequestOf<O> = O extends { readonly request: Shaped<infer Request> } ? Request : never;
export type ResponseOf<O> = O extends { readonly response: infer A extends Answer } ? AnswerOf<A> : never;

/** A request with nothing in it. */
export class Empty {}
