import { phone } from './phone-text.js';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

it.each([
  ['+79161234567', '+7 916 123-45-67'],
  ['89161234567', '+7 916 123-45-67'],
  ['79161234567', '+7 916 123-45-67'],
  ['+7 (916) 123-45-67', '+7 916 123-45-67'],
  ['+7 423 000-00-00', '+7 423 000-00-00'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['13800138000', '+86 138 0013 8000'],
  ['+375291234567', '+375 291 234 567'],
])('writes %s as %s', (number, written) => expect(plain(phone(number))).toBe(written));

it.each([
  ['+7914•••0123', '+7 914 •••-01-23'],
  ['+7••••••0123', '+7 ••• •••-01-23'],
  ['+86138••••8000', '+86 138 •••• 8000'],
  ['+86•••••••8000', '+86 ••• •••• 8000'],
])('groups %s, of which a part is hidden, as %s', (masked, written) =>
  expect(plain(phone(masked))).toBe(written),
);

it.each(['', '•••••••4567', 'доб. 12', '12-34-56', '+7914'])('leaves "%s" as it is', (text) =>
  expect(phone(text)).toBe(text),
);

it('never breaks in the middle', () => expect(phone('+79161234567')).not.toContain(' '));

it.each([
  ['+77015550123', '+7 701 555 0123'],
  ['8 (701) 555-01-23', '+7 701 555 0123'],
  ['\u202a89145550123\u202c', '+7 914 555-01-23'],
])('writes %j, which people paste, as %s', (number, written) => expect(plain(phone(number))).toBe(written));
