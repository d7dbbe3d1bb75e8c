/**
 * An answer that is JSON already, such as a row that the database serialised or a page built for the read model. It is sent
 * unchanged, neither parsed nor serialised again. `T` is the type that readers parse it to; it is not checked.
 */
export class RawJson<T> {
  declare readonly answers?: T;

  constructor(
    readonly json: string | Uint8Array,
    /**
     * Version of the data behind the answer, a number that grows with every change. A cache must not keep an answer that is older
     * than a change it knows of.
     */
    readonly version?: number,
    /** Ids that the operation's `CachePolicy` can read; nothing outside of them can be part of the answer. Empty when unknown. */
    readonly scope?: readonly string[],
  ) {}
}

/** An answer as received, not parsed. */
export interface AnswerBytes {
  readonly json: Uint8Array;
  readonly version?: number | undefined;
  readonly scope?: readonly string[] | undefined;
}
