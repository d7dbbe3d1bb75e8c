import { maskPhone } from './staff.mapper.js';

test('keeps the beginning and the last two digits of a phone number', () => {
  expect(maskPhone('+79145551234')).toBe('+79*******34');
});

test('shows nothing of a number too short to keep a part of', () => {
  expect(maskPhone('12345')).toBe('*****');
});
