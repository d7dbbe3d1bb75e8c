export interface QueueSteps {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The neighbours of a slip in the queue; a slip that has left it is followed by the first one. */
export function stepsFrom(queue: readonly string[], current: string): QueueSteps {
  const at = queue.indexOf(current);
  return at < 0 ? { next: queue[0] } : { previous: queue[at - 1], next: queue[at + 1] };
}
