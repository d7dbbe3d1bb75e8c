import type { Random } from '../random.js';
import type { ChaosMall } from '../stack/chaos-mall.js';

/** Something that goes wrong. */
export interface Fault {
  /** The number in the fault plan, such as `F1`. */
  readonly id: string;
  readonly what: string;
  /** Strikes, and answers when the blow is over; what it leaves behind is for the mall to mend. */
  readonly strike: (mall: ChaosMall, random: Random) => Promise<void>;
}

/** One blow of a run. */
export interface Struck {
  readonly id: string;
  readonly what: string;
  /** Milliseconds since the run began, and how long the blow itself took. */
  readonly atMs: number;
  readonly tookMs: number;
  readonly failure?: string;
}
