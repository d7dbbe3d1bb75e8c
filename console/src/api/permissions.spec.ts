import { isOpen } from './permissions.js';

test('opens what the permission string stands for, showing and exporting with listing', () => {
  expect(isOpen(['order_view'], 'orders', 'list')).toBe(true);
  expect(isOpen(['order_view'], 'orders', 'show')).toBe(true);
  expect(isOpen(['order_view'], 'orders', 'export')).toBe(true);
});

test('keeps closed what needs another string, and what nobody has declared', () => {
  expect(isOpen(['order_view'], 'orders', 'ship')).toBe(false);
  expect(isOpen(['order_view'], 'orders', 'delete')).toBe(false);
  expect(isOpen(['order_view'], 'unheard-of', 'list')).toBe(false);
});
