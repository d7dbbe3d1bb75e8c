import { checkDigitOf, factQuestions } from '@mall/contracts/product';
import { borderDay } from '@mall/validation/typography';
import type { Act, Outcome } from '../ledger/ledger.js';
import { outcomeOf, type Client, type OrderSeen } from './client.js';

/** The milestones of a car until it is ready for its buyer. */
const MILESTONES = ['bought', 'inspected', 'exportLicence', 'loaded', 'border', 'yard'] as const;

interface OrderLine {
  readonly orderItemId: string;
  readonly vin: string | null;
  readonly count: number;
}

/** Returns a VIN with its check digit, different for each car of each line. */
function vinOf(orderItemId: string, nth: number): string {
  const serial = `${orderItemId.slice(-10).padStart(10, '0')}${String(nth).padStart(3, '0')}`;
  const [head, tail] = [`LCH${serial.slice(0, 5)}`, serial.slice(5)];
  return `${head}${checkDigitOf(`${head}0${tail}`)}${tail}`;
}

/** A member of staff at the console. */
export class Staff {
  constructor(readonly client: Client) {}

  /** Returns the slip of this order that waits for a decision. */
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

  /** Names the missing VINs, then ships. */
  async ship(orderId: string): Promise<Outcome> {
    if (!(await this.nameVins(orderId))) return 'failed';
    return this.move('ship', orderId, {
      method: 'POST',
      path: '/mall4cloud_order/m/order/delivery',
      body: { orderId, carrier: 'Ussuri Trans', trackingNumber: `UT-${orderId}` },
    });
  }

  private async nameVins(orderId: string): Promise<boolean> {
    const { verdict, data } = await this.client.call<{ orderItems: readonly OrderLine[] }>({
      method: 'GET',
      path: `/admin/order/${orderId}`,
      route: '/admin/order/{orderId}',
    });
    if (verdict !== 'ok') return false;
    const open = data.orderItems.filter(({ vin }) => !vin);
    if (open.length === 0) return true;
    const vins = open.flatMap(({ orderItemId, count }) =>
      Array.from({ length: count }, (_, nth) => ({ orderItemId, vin: vinOf(orderItemId, nth) })),
    );
    const named = await this.client.call<unknown>({
      method: 'PUT',
      path: `/admin/order/${orderId}/vins`,
      route: '/admin/order/{orderId}/vins',
      // The VINs fit no make.
      body: { vins, affirmed: [...factQuestions] },
    });
    return named.verdict === 'ok';
  }

  /** Records the steps up to the yard, so that the buyer can confirm receipt. */
  async recordArrival(orderId: string): Promise<boolean> {
    const happenedOn = borderDay();
    for (const code of MILESTONES) {
      const { verdict } = await this.client.call<unknown>({
        method: 'POST',
        path: '/mall4cloud_order/m/order/milestone',
        body: { orderId, code, happenedOn },
      });
      if (verdict !== 'ok') return false;
    }
    return true;
  }

  /** Cancels an order. The cars of a paid order go back on sale, which only a paid order's request states. */
  cancel(orderId: string, isPaid = false): Promise<Outcome> {
    return this.move('staffCancel', orderId, {
      method: 'PUT',
      path: `/admin/order/${orderId}/cancel`,
      route: '/admin/order/{orderId}/cancel',
      body: { reason: 'the car cannot be delivered', ...(isPaid ? { carFate: 'onSale' } : {}) },
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

/** Whether an action belongs to an act: a slip that is reviewed late has states of its own. */
function isOf(act: Act, action: string): boolean {
  const late = { confirmPayment: 'confirmLate', rejectSlip: 'rejectLate' } as Partial<Record<Act, string>>;
  return action === act || action === late[act];
}
