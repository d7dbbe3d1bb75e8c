import type { EventEnvelope } from '@mall/contracts/define';
import type { OrderClosed } from '@mall/contracts/order';
import { fakeClient } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { HoldService } from './hold.service.js';
import type { NamedVinService } from './named-vin.service.js';
import { OrderConsumer } from './order.consumer.js';
import type { SetAsideService } from './set-aside.service.js';

const event = <P extends object>(payload: P): EventEnvelope<P> => ({
  id: 'e-1',
  subject: 'event.order',
  aggregateId: '1001',
  occurredAt: '2026-11-21T12:00:00.000Z',
  tenantId: '1',
  payload,
});

const closed = { orderKey: 'order:1001', orderNumber: 'UA261121-1001' } as OrderClosed;

/** Returns the consumer and what it does with cars. */
function aConsumer() {
  const done: unknown[] = [];
  const consumer = new OrderConsumer(
    fakeClient<HoldService>({
      sellPaid: async (_, orderKey, lines) => {
        done.push(['sold', orderKey, lines]);
        return ['8'];
      },
      closeOrder: async (_, orderKey) => void done.push(['back on sale', orderKey]),
    }),
    fakeClient<SetAsideService>({
      takeOver: async (_, { orderKey }, decision) => void done.push(['set aside', orderKey, decision]),
    }),
    fakeClient<NamedVinService>({
      store: async (_, named) => void done.push(['named', named]),
      withdrawOthers: async (_, orderNumber, spuIds) => void done.push(['others', orderNumber, spuIds]),
    }),
  );
  return { consumer, done, tx: new NoDatabase().manager };
}

test('a confirmed payment sells the cars of its order, and takes other records of them off sale', async () => {
  const { consumer, done, tx } = aConsumer();
  const lines = [{ skuId: '9', spuId: '8', count: 2 }];
  await consumer.onPaymentConfirmed(event({ ...closed, lines }) as never, tx);
  expect(done).toEqual([
    ['sold', 'order:1001', lines],
    ['others', closed.orderNumber, ['8']],
  ]);
});

test.each([
  [{}, ['back on sale', 'order:1001']],
  [{ carFate: 'onSale' }, ['back on sale', 'order:1001']],
  [{ carFate: 'heldBack' }, ['set aside', 'order:1001', { fate: 'heldBack', reason: null, by: null }]],
  [
    { carFate: 'writtenOff', carReason: 'град', by: 'anna' },
    ['set aside', 'order:1001', { fate: 'writtenOff', reason: 'град', by: 'anna' }],
  ],
] as const)('a cancellation with %j does with the cars what was decided', async (fate, expected) => {
  const { consumer, done, tx } = aConsumer();
  await consumer.onCancelled(event({ ...closed, ...fate }), tx);
  expect(done).toEqual([expected]);
});

test('the cars of an order that was not paid in time go back on sale', async () => {
  const { consumer, done, tx } = aConsumer();
  await consumer.onExpired(event(closed), tx);
  expect(done).toEqual([['back on sale', 'order:1001']]);
});

test('the VINs that an order names are kept off sale', async () => {
  const { consumer, done, tx } = aConsumer();
  const named = { orderKey: 'order:1001', orderNumber: 'UA261121-1001', version: 3, vins: ['LSJW74U98PZ0'] };
  await consumer.onVinsNamed(event({ ...named, orderId: '1001' }) as never, tx);
  expect(done).toEqual([['named', named]]);
});
