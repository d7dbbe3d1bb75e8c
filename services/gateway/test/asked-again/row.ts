import type { ErrorDeclaration, Operation } from '@mall/contracts/define';
import type { Person } from '../authorization/cast.js';
import type { Values } from '../authorization/sample.js';
import type { World } from './world.js';

/**
 * Answer to a request that comes again without its key: from a client that sends none, or after the process of the first one died
 * before it had kept its answer. With its key, a request is answered like the first time.
 */
export type Second =
  /** Like the first answer, and nothing more is changed. */
  | { readonly is: 'same' }
  /** A declared error, which says what holds now; nothing more is changed. */
  | { readonly is: 'refused'; readonly error: ErrorDeclaration; readonly why: string }
  /** Carried out once more, because both may be wanted; `why` says what bounds the harm. */
  | { readonly is: 'another'; readonly why: string };

export const same: Second = { is: 'same' };
export const refused = (error: ErrorDeclaration, why: string): Second => ({ is: 'refused', error, why });
export const another = (why: string): Second => ({ is: 'another', why });

/** A request with headers of its own. */
export class WithHeaders<R> {
  constructor(
    readonly request: R,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

interface Options {
  /** Sender of the request: by default one of those who may send it. */
  readonly from?: 'visitor' | ((world: World) => Promise<Person>);
  /** Whether the request ends the session of its sender, so that a second one is not admitted any more. */
  readonly endsSession?: true;
  /** Whether its event is emitted again: its readers only read anew what it names. */
  readonly announcesAgain?: true;
}

type Prepared<R> = R | WithHeaders<R>;
/** Prepares everything and returns a request that can be carried out. */
type Prepare<R> = (world: World, sender: Person) => Prepared<R> | Promise<Prepared<R>>;

export interface Row extends Options {
  readonly operation: Operation;
  readonly second: Second;
  readonly prepare: Prepare<Values>;
}

/** Declares how an operation that changes something is asked twice, and its answer to the second request. */
export const asked = <R extends object>(
  operation: Operation<R>,
  second: Second,
  prepare: Prepare<R>,
  options: Options = {},
): Row => ({
  ...options,
  operation: operation as unknown as Operation,
  second,
  prepare: prepare as unknown as Prepare<Values>,
});

/** Reasons that several rows share. */
export const GONE = 'An id that no record ever had must not be confirmed as removed.';
export const ONE_TIME = 'A code, a captcha and a return from another service are good for one use.';
export const TAKEN = 'The name or number belongs to a record, which another person may have created.';
