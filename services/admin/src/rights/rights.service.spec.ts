import { missingFrom } from './rights.service.js';

test('returns exactly the permissions that the granting person lacks', () => {
  expect(missingFrom(['order_view', 'order_ship'], ['order_ship', 'rate_edit'])).toEqual(['rate_edit']);
});

test('returns nothing when all wanted permissions are held', () => {
  expect(missingFrom(['order_view'], ['order_view'])).toEqual([]);
});
