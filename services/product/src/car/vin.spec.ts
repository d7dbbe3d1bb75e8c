import { maskVin } from './vin.js';

it('shows the maker and the last six characters of a VIN', () => {
  expect(maskVin('LGWEF4A51MF123456')).toBe('LGW••••••••123456');
  expect(maskVin(null)).toBe('');
});
