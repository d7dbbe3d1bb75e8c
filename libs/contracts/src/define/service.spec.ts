import { defineEvents, event } from './events.js';
import { consumptions, defineService, durableOf } from './service.js';

const events = defineEvents('order', { paymentConfirmed: event<object>('Paid.') });

test('a durable consumer is named after the service, the event and its purpose', () => {
  const subscription = { event: events.paymentConfirmed };
  expect(durableOf('product', subscription)).toBe('product-order-payment-confirmed');
  expect(durableOf('product', { ...subscription, purpose: 'countSales' })).toBe(
    'product-order-payment-confirmed-count-sales',
  );
});

test('a service cannot declare a consumer twice', () => {
  const twice = consumptions(events.paymentConfirmed, events.paymentConfirmed);
  expect(() => defineService({ name: 'chat', calls: {}, consumes: twice })).toThrow(
    'chat declares the consumer chat-order-payment-confirmed twice.',
  );
  const [once, again] = twice;
  const told = defineService({
    name: 'chat',
    calls: {},
    consumes: [once!, { ...again!, purpose: 'tellStaff' }],
  });
  expect(told.consumes).toHaveLength(2);
});
