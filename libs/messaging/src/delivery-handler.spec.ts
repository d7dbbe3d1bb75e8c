import { platformErrors, type EventEnvelope } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import type { DeliveredMessage, Delivery } from './consumed-event.js';
import { DeliveryHandler } from './delivery-handler.js';
import type { DeliveryStore, ParkedEventRow } from './delivery-store.js';

const RETRY_MS = [100, 5_000];
const databaseIsAway = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

const storesNothing = Object.assign(new Error('could not extend file: No space left on device'), {
  code: '53100',
});

/** Records handled events, forgets them when the work fails, and can be down for a number of transactions. */
class MemoryStore implements DeliveryStore {
  readonly handled = new Set<string>();
  readonly parked: ParkedEventRow[] = [];
  transactions = 0;
  downFor = 0;
  fullFor = 0;

  async handleOnce(
    ids: readonly string[],
    work: (fresh: Set<string>, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    this.transactions += 1;
    if (this.downFor > 0) throw databaseIsAway;
    if (this.fullFor > 0) {
      this.fullFor -= 1;
      throw storesNothing;
    }
    const fresh = new Set(ids.filter((id) => !this.handled.has(id)));
    const entered = [...fresh];
    await work(fresh, undefined as never);
    for (const id of entered) this.handled.add(id);
  }

  isReachable(): Promise<boolean> {
    this.downFor = Math.max(0, this.downFor - 1);
    return Promise.resolve(this.downFor === 0);
  }

  async park(row: ParkedEventRow): Promise<void> {
    if (this.downFor > 0) throw databaseIsAway;
    this.parked.push(row);
  }
}

/** Returns a delivery that records what happens to its message. */
function delivered(aggregateId: string, number: number, deliveryCount = 1) {
  const outcomes: string[] = [];
  const event: EventEnvelope = {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    subject: 'event.order.paid',
    aggregateId,
    occurredAt: '2026-01-01T00:00:00.000Z',
    tenantId: '1',
    payload: { number },
  };
  const message: DeliveredMessage = {
    subject: event.subject,
    data: new Uint8Array(),
    headers: { get: () => event.id } as unknown as NonNullable<DeliveredMessage['headers']>,
    string: () => JSON.stringify(event),
    info: { deliveryCount },
    ack: () => void outcomes.push('ack'),
    nak: (ms) => void outcomes.push(`nak ${ms}`),
    term: (reason) => void outcomes.push(`term ${reason}`),
    working: () => undefined,
  };
  const delivery: Delivery = { message, event, receivedAt: 0 };
  return { delivery, outcomes };
}

function handlerOf(handle: (number: number) => Promise<void>, options: { interleaved?: boolean } = {}) {
  const store = new MemoryStore();
  const logged: string[] = [];
  const note = (line: unknown): void => void logged.push(String(line));
  const deliveries = new DeliveryHandler({
    durable: 'product-order-paid',
    handler: ({ payload }) => handle((payload as { number: number }).number),
    interleaved: false,
    store,
    logger: { warn: note, error: note },
    retryMs: RETRY_MS,
    databaseRetryMs: 1,
    ...options,
  });
  return { deliveries, store, logged };
}

describe('a batch of deliveries', () => {
  it('is handled in its order in one transaction, and then acknowledged', async () => {
    const seen: number[] = [];
    const { deliveries, store } = handlerOf(async (number) => void seen.push(number));
    const batch = [delivered('a', 1), delivered('b', 2), delivered('a', 3)];
    await deliveries.work(batch.map(({ delivery }) => delivery));
    expect(seen).toEqual([1, 2, 3]);
    expect(store.transactions).toBe(1);
    expect(batch.map(({ outcomes }) => outcomes)).toEqual([['ack'], ['ack'], ['ack']]);
  });

  it('handles an event once, however often it was delivered', async () => {
    const seen: number[] = [];
    const { deliveries } = handlerOf(async (number) => void seen.push(number));
    const [first, again, later] = [delivered('a', 1), delivered('a', 1), delivered('a', 1, 2)];
    await deliveries.work([first.delivery, again.delivery]);
    await deliveries.work([later.delivery]);
    expect(seen).toEqual([1]);
    expect([first, again, later].flatMap(({ outcomes }) => outcomes)).toEqual(['ack', 'ack', 'ack']);
  });

  it('delivers only the failing event again', async () => {
    const { deliveries, store, logged } = handlerOf(async (number) => {
      if (number === 2) throw new Error('no such order');
    });
    const batch = [delivered('a', 1), delivered('b', 2), delivered('c', 3)];
    await deliveries.work(batch.map(({ delivery }) => delivery));
    expect(batch.map(({ outcomes }) => outcomes)).toEqual([['ack'], [`nak ${RETRY_MS[0]}`], ['ack']]);
    expect(store.handled.size).toBe(2);
    expect(logged).toEqual([expect.stringContaining('no such order')]);
  });

  it('keeps the order of each aggregate where others are handled at the same time', async () => {
    const seen: number[] = [];
    const handle = async (number: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, number === 1 ? 20 : 0));
      seen.push(number);
    };
    const { deliveries } = handlerOf(handle, { interleaved: true });
    await deliveries.work(
      [delivered('a', 1), delivered('b', 2), delivered('a', 3)].map(({ delivery }) => delivery),
    );
    expect(seen).toEqual([2, 1, 3]);
  });
});

describe('an event that keeps failing', () => {
  const failing = async (): Promise<void> => {
    throw new Error('no such order');
  };

  it('waits longer before the next delivery', async () => {
    const { deliveries } = handlerOf(failing);
    const { delivery, outcomes } = delivered('a', 1, 2);
    await deliveries.work([delivery]);
    expect(outcomes).toEqual([`nak ${RETRY_MS[1]}`]);
  });

  it('is parked with its reason after the last delivery', async () => {
    const { deliveries, store } = handlerOf(failing);
    const { delivery, outcomes } = delivered('a', 1, 3);
    await deliveries.work([delivery]);
    expect(outcomes).toEqual(['term Error: no such order']);
    expect(store.parked).toEqual([
      expect.objectContaining({ eventId: delivery.event.id, reason: 'Error: no such order', deliveries: 3 }),
    ]);
  });

  it('is delivered again when it cannot be parked', async () => {
    const { deliveries, store } = handlerOf(failing);
    const { delivery, outcomes } = delivered('a', 1, 3);
    store.downFor = 9;
    await deliveries.park(delivery.message, 'no such order');
    expect(outcomes).toEqual(['nak 1']);
    expect(store.parked).toEqual([]);
  });
});

describe('while the database is down', () => {
  it('no delivery counts as failed, and the batch is handled when the database is back', async () => {
    const { deliveries, store } = handlerOf(async () => undefined);
    store.downFor = 3;
    const { delivery, outcomes } = delivered('a', 1, 3);
    await deliveries.work([delivery]);
    expect(outcomes).toEqual(['ack']);
    expect(store.parked).toEqual([]);
  });

  it('a service that stops leaves the batch unacknowledged', async () => {
    const { deliveries, store } = handlerOf(async () => undefined);
    store.downFor = 1_000;
    const { delivery, outcomes } = delivered('a', 1);
    const working = deliveries.work([delivery]);
    deliveries.stop();
    await working;
    expect(outcomes).toEqual([]);
  });
});

describe('while the disk of the database is full', () => {
  it('no delivery counts as failed, and the batch is handled when there is space', async () => {
    const { deliveries, store } = handlerOf(async () => undefined);
    store.fullFor = 3;
    const { delivery, outcomes } = delivered('a', 1, 3);
    await deliveries.work([delivery]);
    expect(outcomes).toEqual(['ack']);
    expect(store.parked).toEqual([]);
  });

  it('nor does one whose handler calls a service with such a database', async () => {
    let fullFor = 3;
    const { deliveries, store } = handlerOf(async () => {
      fullFor -= 1;
      if (fullFor >= 0) throw platformErrors.storageFull();
    });
    const { delivery, outcomes } = delivered('a', 1, 3);
    await deliveries.work([delivery]);
    expect(outcomes).toEqual(['ack']);
    expect(store.parked).toEqual([]);
  });

  it('a service that stops leaves the batch unacknowledged', async () => {
    const { deliveries, store } = handlerOf(async () => undefined);
    store.fullFor = 1_000;
    const { delivery, outcomes } = delivered('a', 1);
    const working = deliveries.work([delivery]);
    deliveries.stop();
    await working;
    expect(outcomes).toEqual([]);
  });
});
