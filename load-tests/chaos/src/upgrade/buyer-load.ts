import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportCarDto } from '@mall/contracts/product';
import { chat } from '../scenes/chat.js';
import { deal } from '../scenes/deals.js';
import type { Abandoned } from '../scenes/abandoned.js';
import type { Stage } from '../scenes/stage.js';

type Visitors = Pick<Stage, 'mall' | 'staff' | 'buyers' | 'random'>;

interface Shop {
  readonly cars: readonly ImportCarDto[];
  readonly abandoned: Abandoned;
}

/** Buyers who order from cart to receipt without a pause, and chat with the desk, until closed. */
export class BuyerLoad {
  orders = 0;
  readonly failures: string[] = [];
  private isOver = false;
  private readonly running: Promise<unknown>;

  constructor(private readonly visitors: Visitors & Shop) {
    this.running = Promise.all([
      ...visitors.buyers.map((buyer) => this.visit(buyer)),
      chat(visitors, () => this.isOver),
    ]);
  }

  /** Resolves when every client has finished its current deal. */
  async close(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async visit(buyer: Stage['buyers'][number]): Promise<void> {
    const { staff, cars, abandoned, random } = this.visitors;
    const { username } = buyer.client.account;
    for (let number = 1; !this.isOver; number += 1) {
      const own = random.branch(`${username} ${number}`);
      const placed = await deal({ staff, buyer, cars: { many: cars, single: cars }, random: own, abandoned });
      if (placed === 0) this.failures.push(`${username} could not order at ${new Date().toISOString()}`);
      this.orders += placed;
      await sleep(own.between(100, 800));
    }
  }
}
