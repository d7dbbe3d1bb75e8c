import { contractNumberOf, orderNumberOf } from './order-number.js';

it('an order and its contract have the day of their papers, which begins ten hours before that of UTC', () => {
  expect(orderNumberOf('100001', new Date('2026-11-25T13:59:59Z'))).toBe('UA261125-100001');
  expect(contractNumberOf('100001', new Date('2026-11-25T14:00:00Z'))).toBe('UAC261126-100001');
});
