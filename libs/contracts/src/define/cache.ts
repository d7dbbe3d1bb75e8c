/**
 * Rules by which the gateway caches an operation's answers: only those for visitors who are not signed in, and only
 * while it receives every change. They are for reads whose answer depends on request, language and tenant alone, and in
 * which several values of one field mean any of them, in any order.
 */
export interface CachePolicy<Request = any, Change = any> {
  /** Maximum age, for changes that no event announces (such as a badge that ends with the day). */
  readonly maxAgeSeconds: number;
  /** Returns the tags of an answer. Only changes that have one of its tags can invalidate it. */
  tags(request: Request): readonly string[];
  /**
   * Whether a change with one of those tags may affect the answer; true when in doubt. `scope` is what the service
   * reported about the answer, if it did; `listed` is what `lists` found in the answer, once it is there.
   */
  mayShow?(
    request: Request,
    change: Change,
    scope?: readonly string[],
    listed?: ReadonlySet<string>,
  ): boolean;
  /** Returns the ids in an answer. `json` is decoded as Latin-1, so other characters in it are not reliable. */
  lists?(json: string): ReadonlySet<string>;
  /**
   * Returns the name under which the answering service counts the request, because it does not see requests answered
   * from the cache.
   */
  countsAs?(request: Request): string | undefined;
  /** Text that keeps an answer from being cached, because such an answer depends on something that its tags do not cover. */
  readonly unlessContains?: string;
}
