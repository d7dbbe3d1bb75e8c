import type { Api, Operation, RequestOf } from '@mall/contracts/define';

/** Owners whose record a request can name. */
export type Owner = 'buyer' | 'merchant' | 'staff';

/** A request that names a record in the field `by`: others get the answer of a record that does not exist. */
export interface Owned<Field extends string = string> {
  readonly owner: Owner;
  readonly by: Field;
  /** Whether the merchant who sells the car of a buyer's order reads it too. */
  readonly isSeenBySeller?: boolean;
}

/**
 * Ownership of an operation's records, besides who may call it at all:
 * - `internal`: it cannot be called from outside;
 * - `shared`: the records that it reads or changes belong to nobody in particular among those it admits;
 * - `caller`: it works on records of the caller, and the request names none;
 * - a record that the request names belongs to one person or one shop.
 */
export type Expectation<Field extends string = string> = 'internal' | 'shared' | 'caller' | Owned<Field>;

type FieldOf<O> = keyof RequestOf<O> & string;

/** A row for each operation of a table; an operation that is left out does not compile. */
export type ExpectationsOf<A extends Api> = { readonly [K in keyof A]: Expectation<FieldOf<A[K]>> };

export interface ExpectedOperation {
  readonly operation: Operation;
  readonly expectation: Expectation;
}

export function expecting<A extends Api>(api: A, rows: ExpectationsOf<A>): readonly ExpectedOperation[] {
  const expectations: Readonly<Record<string, Expectation>> = rows;
  return Object.entries<Operation>(api).map(([name, operation]) => ({
    operation,
    expectation: expectations[name]!,
  }));
}

export const isOwned = (expectation: Expectation): expectation is Owned => typeof expectation === 'object';
