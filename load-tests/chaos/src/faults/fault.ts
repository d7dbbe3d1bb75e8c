import type { Random } from '@mall/demo/random';
import type { ChaosMall } from '../stack/chaos-mall.js';
import type { Outage } from './outage.js';

/** A fault to inject. */
export interface Fault {
  /** The number in the fault plan, such as `F1`. */
  readonly id: string;
  readonly what: string;
  /** Injects the fault; resolves when the injection has ended, or with the outage that it caused. Recovery is up to the mall. */
  readonly strike: (mall: ChaosMall, random: Random) => Promise<void | Outage>;
}

/** One injected fault of a run. */
export interface Struck {
  readonly id: string;
  readonly what: string;
  /** Milliseconds since the start of the run, and the duration of the injection. */
  readonly atMs: number;
  readonly tookMs: number;
  readonly failure?: string;
  readonly outage?: Outage;
}
