import { isOpen, mayCall } from './permissions.js';

test('allows an action with the right of its operation; show and export with the right to list', () => {
  expect(isOpen(['order_view'], 'orders', 'list')).toBe(true);
  expect(isOpen(['order_view'], 'orders', 'show')).toBe(true);
  expect(isOpen(['order_view'], 'orders', 'export')).toBe(true);
  expect(isOpen(['sys_user_del'], 'staff', 'delete')).toBe(true);
});

test('allows a page whose list everybody may read only with the right of the page', () => {
  expect(isOpen([], 'brands', 'list')).toBe(false);
  expect(isOpen(['brand_edit'], 'brands', 'list')).toBe(true);
});

test('refuses what needs another right, and what is not declared', () => {
  expect(isOpen(['sys_user_view'], 'staff', 'delete')).toBe(false);
  expect(isOpen(['order_view'], 'orders', 'delete')).toBe(false);
  expect(isOpen(['order_view'], 'unheard-of', 'list')).toBe(false);
});

test('allows an operation with the right of its contract row', () => {
  expect(mayCall(['order_ship'], 'order.desk.ship')).toBe(true);
  expect(mayCall(['order_view'], 'order.desk.ship')).toBe(false);
});
