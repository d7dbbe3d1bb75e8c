import { setTimeout as sleep } from 'node:timers/promises';
import type { TestMall } from '@mall/testing';
import { Random } from '@mall/demo/random';

const VICTIMS = ['order', 'product', 'chat', 'user', 'broker'] as const;
type Victim = (typeof VICTIMS)[number];

/** Kills a service or the broker every few seconds and starts it again, until it is stopped. */
export class Killer {
  readonly kills = new Map<Victim, number>();
  private isOn = true;
  private readonly work: Promise<void>;

  constructor(
    private readonly mall: TestMall,
    seed: number,
  ) {
    this.work = this.run(new Random(seed));
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await this.work;
  }

  private async run(dice: Random): Promise<void> {
    while (this.isOn) {
      await sleep(dice.between(1_500, 5_000));
      const victim = dice.pick(VICTIMS);
      this.kills.set(victim, (this.kills.get(victim) ?? 0) + 1);
      await this.killAndStart(victim);
    }
  }

  private async killAndStart(victim: Victim): Promise<void> {
    if (victim === 'broker') {
      await this.mall.killBroker();
      await this.mall.startBroker();
      return;
    }
    const service = this.mall.service(victim);
    await service.kill9();
    await service.start();
  }
}
