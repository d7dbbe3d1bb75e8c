import { defineEvents, event } from '@mall/contracts/define';
import { durableOf } from './consumes.js';

const events = defineEvents('order', { paymentConfirmed: event<object>('Paid.') });

test('a durable consumer is named after the service, the event and its purpose', () => {
  const subscription = { event: events.paymentConfirmed };
  expect(durableOf('product', subscription)).toBe('product-order-payment-confirmed');
  expect(durableOf('product', { ...subscription, purpose: 'countSales' })).toBe(
    'product-order-payment-confirmed-count-sales',
  );
});
