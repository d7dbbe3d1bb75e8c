import { amountText, dueIn } from './voucher-amount.js';

it('compares a slip with what is due in its own currency', () => {
  const order = { totalMinor: 8_500_000, totalRubMinor: 114_325_000 };
  expect(dueIn('CNY', order)).toBe(8_500_000);
  expect(dueIn('RUB', order)).toBe(114_325_000);
  expect(amountText(114_325_005, 'RUB')).toBe('1143250.05 RUB');
});
