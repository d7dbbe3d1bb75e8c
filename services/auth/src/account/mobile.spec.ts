import { maskMobile } from './mobile.js';

it('masks every digit between the ends of a number', () => {
  expect(maskMobile('+79145550123')).toBe('+7914•••0123');
  expect(maskMobile('+8613800138000')).toBe('+8613•••••8000');
});
