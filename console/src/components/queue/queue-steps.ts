export interface QueueSteps {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** Returns the neighbours of a slip in the queue; a slip that is no longer in it is followed by the first one. */
export function stepsFrom(queue: readonly string[], current: string): QueueSteps {
  const at = queue.indexOf(current);
  return at < 0 ? { next: queue[0] } : { previous: queue[at - 1], next: queue[at + 1] };
}

/** Returns the slip that opens after a decision: the next one, or the first one after the last; undefined without another. */
export const afterDecision = (queue: readonly string[], current: string): string | undefined =>
  stepsFrom(queue, current).next ?? queue.find((id) => id !== current);
