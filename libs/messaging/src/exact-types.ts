/** `true` when the types are identical, including optional and read-only properties. */
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type SameMembers<Actual extends readonly unknown[], Declared extends readonly unknown[]> = {
  readonly [K in keyof Actual]: K extends keyof Declared ? Identical<Actual[K], Declared[K]> : false;
}[number];

/**
 * The type that a decorator intersects a method's descriptor with: `unknown` where the method takes the declared parameters or
 * fewer, otherwise a property that no descriptor has, so that the decorator does not compile. Assignability alone would accept a
 * request class with other optional fields or with no fields.
 */
export type TakesExactly<Actual extends readonly unknown[], Declared extends readonly unknown[]> =
  false extends SameMembers<Actual, Declared> ? { readonly takesOtherParameters: Declared } : unknown;

type ReadOnly<T> = T extends readonly (infer Item)[]
  ? readonly ReadOnly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadOnly<T[K]> }
    : T;

/**
 * The counterpart of `TakesExactly` for an assignable answer: `unknown` unless the answer has fields, at any depth, that the
 * declared one lacks. Such fields would reach the reader, because nothing filters an answer.
 */
export type AnswersNoMore<Actual, Declared> = [ReadOnly<Declared>] extends [ReadOnly<Actual>]
  ? unknown
  : { readonly answersOtherFields: Declared };
