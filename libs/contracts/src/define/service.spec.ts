import { defineEvents, event } from './events.js';
import { durableOf } from './service.js';

const events = defineEvents('order', { paymentConfirmed: event<object>('Paid.') });

test('a durable consumer is named after the service, the event and its purpose', () => {
  const subscription = { event: events.paymentConfirmed };
  expect(durableOf('product', subscription)).toBe('product-order-payment-confirmed');
  expect(durableOf('product', { ...subscription, purpose: 'countSales' })).toBe(
    'product-order-payment-confirmed-count-sales',
  );
});
