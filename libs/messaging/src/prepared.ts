/**
 * An answer that is JSON already: it travels as it is, is never parsed on the way through a gateway, and costs its
 * handler no serialising. `T` is what a reader finds in it; nobody checks that again.
 */
export class Prepared<T> {
  declare readonly answers?: T;

  constructor(
    readonly json: string | Uint8Array,
    /**
     * What the handler's data looked like when the answer was made: a number that grows with every change, such as
     * the version of a read model. A cache must not keep an answer older than a change it has heard of.
     */
    readonly version?: number,
    /**
     * What nothing outside of can have got into the answer, as ids that its `CachePolicy` knows how to read; none when
     * that is not known.
     */
    readonly scope?: readonly string[],
  ) {}
}

/** What a caller gets without reading it. */
export interface AnswerBytes {
  readonly json: Uint8Array;
  readonly version?: number | undefined;
  readonly scope?: readonly string[] | undefined;
}
