import { missingFrom } from './rights.js';

test('names what the giver lacks and nothing else', () => {
  expect(missingFrom(['order_view', 'order_ship'], ['order_ship', 'rate_edit'])).toEqual(['rate_edit']);
});

test('finds nothing missing when everything wanted is held', () => {
  expect(missingFrom(['order_view'], ['order_view'])).toEqual([]);
});
