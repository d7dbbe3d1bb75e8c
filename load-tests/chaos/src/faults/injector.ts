import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@mall/demo/random';
import type { ChaosMall, Say } from '../stack/chaos-mall.js';
import type { Fault, Struck } from './fault.js';
import { isStanding } from './faults.js';

/** Injects faults and records them with their times. */
export class Injector {
  readonly struck: Struck[] = [];
  private readonly since = Date.now();

  constructor(
    private readonly mall: ChaosMall,
    private readonly random: Random,
    private readonly say: Say,
    /** Maximum pause between two faults. */
    private readonly calmMs: number,
  ) {}

  async strike(fault: Fault): Promise<void> {
    const { id, what } = fault;
    const atMs = Date.now() - this.since;
    this.say(`  ${id.padEnd(4)} ${what}`);
    const result = await fault.strike(this.mall, this.random).then(
      (outage) => (outage ? { outage } : {}),
      (thrown: unknown) => ({ failure: String(thrown) }),
    );
    const tookMs = Date.now() - this.since - atMs;
    this.struck.push({ id, what, atMs, tookMs, ...result });
  }

  /** Injects faults one after the other with random pauses, until `next` returns none or `isOver`. */
  async run(next: () => Fault | undefined, isOver: () => boolean): Promise<void> {
    for (let fault = next(); fault && !isOver(); fault = next()) {
      await this.strike(fault);
      await sleep(this.random.between(Math.floor(this.calmMs / 10), this.calmMs));
      while (!isOver() && !(await isStanding(this.mall))) await sleep(200);
    }
  }
}
