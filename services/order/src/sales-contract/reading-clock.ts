/** A clause, and the seconds left until it can be agreed to. */
export interface ClauseReading {
  readonly clauseId: string;
  readonly remainingSeconds: number;
}

/**
 * Returns the state of reading. Clauses open one after the other from the moment the contract was first shown: each
 * needs its own time on top of those before it. Both moments come from the database's clock, never from the reader's.
 * `firstViewedAt` null means that nothing has been read yet.
 */
export function readingState(
  clauses: readonly { readonly clauseId: string; readonly readSeconds: number }[],
  firstViewedAt: Date | null,
  now: Date,
): ClauseReading[] {
  const elapsedMs = firstViewedAt ? Math.max(0, now.getTime() - firstViewedAt.getTime()) : 0;
  let neededSeconds = 0;
  return clauses.map(({ clauseId, readSeconds }) => {
    neededSeconds += readSeconds;
    return { clauseId, remainingSeconds: Math.max(0, Math.ceil(neededSeconds - elapsedMs / 1000)) };
  });
}
