/**
 * What a gateway may remember of an operation's answers: those given to visitors who are not signed in, and only
 * while it receives every change. For reads alone whose answer follows from request, language and tenant, and in
 * which several values of one field mean any of them, in whatever order.
 */
export interface CachePolicy<Request = any, Change = any> {
  /** A ceiling on age, for what no change tells of (such as a badge that goes with the day). */
  readonly maxAgeSeconds: number;
  /** Where an answer is filed. Only changes that bear one of its tags are looked at. */
  tags(request: Request): readonly string[];
  /**
   * Whether a change under one of those tags may show in the answer after all; when in doubt, it does. `scope` is what
   * the service has told of the answer, if it has; `listed`, what `lists` has found in it, if it is there already.
   */
  mayShow?(
    request: Request,
    change: Change,
    scope?: readonly string[],
    listed?: ReadonlySet<string>,
  ): boolean;
  /** Ids of what stands in an answer, given as JSON read as Latin-1: other letters are not to be relied on. */
  lists?(json: string): ReadonlySet<string>;
  /** What the request counts as for the service that answers, which does not see requests that are answered from memory. */
  countsAs?(request: Request): string | undefined;
  /** An answer with this text in it is not kept, for what it depends on is not among its tags. */
  readonly unlessContains?: string;
}
