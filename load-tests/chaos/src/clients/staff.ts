import type { Act, Outcome } from '../ledger/ledger.js';
import { outcomeOf, type Client, type OrderSeen } from './client.js';

/** A member of staff at the console. */
export class Staff {
  constructor(readonly client: Client) {}

  /** The slip of this order that waits for a decision. */
  async waitingSlip(orderId: string): Promise<string | undefined> {
    const query = { orderId, status: '0', current: '1', size: '10' };
    const result = await this.client.call<{ records: { voucherId: string }[] }>({
      method: 'GET',
      path: '/admin/voucher/page',
      query,
    });
    return result.verdict === 'ok' ? result.data.records[0]?.voucherId : undefined;
  }

  confirmPayment(orderId: string, voucherId: string): Promise<Outcome> {
    return this.move('confirmPayment', orderId, {
      method: 'PUT',
      path: '/mall4cloud_order/m/voucher/audit',
      body: { voucherId, result: 1 },
    });
  }

  rejectSlip(orderId: string, voucherId: string): Promise<Outcome> {
    return this.move('rejectSlip', orderId, {
      method: 'PUT',
      path: '/mall4cloud_order/m/voucher/audit',
      body: { voucherId, result: 2, reason: 'unreadable' },
    });
  }

  ship(orderId: string): Promise<Outcome> {
    return this.move('ship', orderId, {
      method: 'POST',
      path: '/mall4cloud_order/m/order/delivery',
      body: { orderId, carrier: 'Ussuri Trans', trackingNumber: `UT-${orderId}` },
    });
  }

  /** Records that the car stands ready, so that the buyer can confirm receipt; repeating it is a correction. */
  async recordArrival(orderId: string): Promise<boolean> {
    const happenedOn = new Date().toISOString().slice(0, 10);
    const result = await this.client.call<unknown>({
      method: 'POST',
      path: '/mall4cloud_order/m/order/milestone',
      body: { orderId, code: 'yard', happenedOn },
    });
    return result.verdict === 'ok';
  }

  cancel(orderId: string): Promise<Outcome> {
    return this.move('staffCancel', orderId, {
      method: 'PUT',
      path: `/admin/order/${orderId}/cancel`,
      route: '/admin/order/{orderId}/cancel',
      body: { reason: 'the car cannot be delivered' },
    });
  }

  private async move(
    act: Act,
    orderId: string,
    call: { method: 'POST' | 'PUT'; path: string; route?: string; body: object },
  ): Promise<Outcome> {
    const { client } = this;
    const result = await client.call<unknown>(call);
    const outcome = await outcomeOf(result, async () => {
      const { data } = await client.call<OrderSeen | undefined>({
        method: 'GET',
        path: `/admin/order/${orderId}`,
        route: '/admin/order/{orderId}',
      });
      return data?.timeline.some(({ action }) => isOf(act, action)) ?? false;
    });
    client.record({ act, key: orderId, outcome, unsure: result.unsure, code: result.code });
    return outcome;
  }
}

/** A slip that is reviewed late has states of its own. */
function isOf(act: Act, action: string): boolean {
  const late = { confirmPayment: 'confirmLate', rejectSlip: 'rejectLate' } as Partial<Record<Act, string>>;
  return action === act || action === late[act];
}
