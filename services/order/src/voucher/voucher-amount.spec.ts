import { amountText } from './voucher-amount.js';

it('writes money so that anybody can read it', () => {
  expect(amountText(114_325_005, 'RUB')).toBe('1143250.05 RUB');
});
