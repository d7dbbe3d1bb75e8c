import { maskPhone } from './staff.mapper.js';

test('keeps the beginning and the last two digits of a phone number', () => {
  expect(maskPhone('+79145551234')).toBe('+79*******34');
});

test('masks all digits of a short number', () => {
  expect(maskPhone('12345')).toBe('*****');
});
