/**
 * An answer that is JSON already, such as a row that the database serialised or a page built for the read model: sent as
 * it is, neither parsed nor serialised again. `T` is the type that readers parse it to; it is not checked.
 */
export class RawJson<T> {
  declare readonly answers?: T;

  constructor(
    readonly json: string | Uint8Array,
    /**
     * Version of the data that the answer was made from, a number that grows with every change. A cache must not keep
     * an answer older than a change that it knows of.
     */
    readonly version?: number,
    /**
     * Ids, readable by the operation's `CachePolicy`, outside of which nothing can be part of the answer; none when
     * that is not known.
     */
    readonly scope?: readonly string[],
  ) {}
}

/** An answer as it came over the wire, not parsed. */
export interface AnswerBytes {
  readonly json: Uint8Array;
  readonly version?: number | undefined;
  readonly scope?: readonly string[] | undefined;
}
