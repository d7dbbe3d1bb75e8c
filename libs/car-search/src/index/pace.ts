import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Maximum time for which work holds the event loop, plus one of its steps. */
const SLICE_MS = 3;

/** Divides long work into slices, between which the event loop handles other work. */
export class Pace {
  private startedAt = performance.now();

  /**
   * `rests` says whether to pause for as long as each slice took, so that half of the processor time is left to others.
   */
  constructor(private readonly rests: boolean) {}

  /** Pauses after a small step of the work if the slice is over; resolves at once while it lasts. */
  async step(): Promise<void> {
    if (this.isDue) await this.rest();
  }

  /** Whether the slice is over; for loops that are too fast for a promise in each round. */
  get isDue(): boolean {
    return performance.now() - this.startedAt > SLICE_MS;
  }

  async rest(): Promise<void> {
    if (this.rests) await pause(Math.ceil(performance.now() - this.startedAt));
    else await nextTurn();
    this.startedAt = performance.now();
  }
}
