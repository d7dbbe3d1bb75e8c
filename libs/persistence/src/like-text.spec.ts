import { likePhone } from './like-text.js';

it.each([
  ['+7 916 123-45-67', '%9161234567%'],
  ['+7\u00a0916\u00a0123-45-67', '%9161234567%'],
  ['8 (916) 123-45-67', '%9161234567%'],
  ['+86 138 0013 8000', '%13800138000%'],
  ['8\u00a0916\u00a0123\u201145\u201167', '%9161234567%'],
  ['+7 701 555 01 23', '%7015550123%'],
  ['123-45-67', '%1234567%'],
])('looks for %s as %s', (typed, pattern) => expect(likePhone(typed)).toBe(pattern));

it.each(['Иванов', 'UA261121-100011', '123', '+7', '   '])('sees no phone number in "%s"', (text) =>
  expect(likePhone(text)).toBeUndefined(),
);
