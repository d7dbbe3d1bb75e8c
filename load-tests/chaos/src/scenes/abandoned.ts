import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosMall } from '../stack/chaos-mall.js';

/** The timer runs every ten seconds, and a killed process has to restart first. */
const CLOSED_WITHIN_MS = 60_000;

/** Orders of buyers who never return: their payment term has ended, and the timer has to close them. */
export class Abandoned {
  readonly orderIds: string[] = [];

  constructor(private readonly mall: ChaosMall) {}

  /** Ends the payment term of an order; retries while the database is unavailable. */
  async leave(orderId: string): Promise<void> {
    this.orderIds.push(orderId);
    const over = `UPDATE "order".sales_order SET pay_before = now() WHERE order_id = $1 AND status = 1`;
    for (let tries = 0; tries < 100; tries += 1) {
      const isDone = await this.mall.query(over, [orderId]).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await sleep(300);
    }
    throw new Error(`The time to pay order ${orderId} could not be ended.`);
  }

  /** Waits for the timer; describes orders that it did not close, or closed differently. */
  async stillOpen(): Promise<string[]> {
    let open: string[] = [];
    for (let waited = 0; waited < CLOSED_WITHIN_MS; waited += 250) {
      open = await this.notExpired().catch(() => ['the database did not answer']);
      if (open.length === 0) return open;
      await sleep(250);
    }
    return open;
  }

  private async notExpired(): Promise<string[]> {
    const rows = await this.mall.query<{ orderId: string; status: number; action: string }>(
      `SELECT o.order_id AS "orderId", o.status, e.action
         FROM "order".sales_order o JOIN "order".order_event e ON e.order_id = o.order_id AND e.seq = o.version
        WHERE o.order_id = ANY($1::bigint[]) AND NOT (o.status = 6 AND e.action = 'expire')`,
      [this.orderIds],
    );
    return rows.map(
      ({ orderId, status, action }) => `order ${orderId} is in status ${status} after ${action}`,
    );
  }
}
