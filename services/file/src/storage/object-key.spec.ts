import { DRAWN_PICTURES } from '@mall/contracts/file';
import { isKey, newKey } from './object-key.js';

describe('object keys', () => {
  it('are dated, random and recognised', () => {
    const key = newKey('webp', new Date('2026-11-21T23:59:59Z'));
    expect(key).toMatch(/^2026\/11\/21\/[0-9a-f-]{36}\.webp$/);
    expect(isKey(key)).toBe(true);
    const drawn = newKey('webp', new Date('2026-11-21T23:59:59Z'), true);
    expect([drawn.startsWith(DRAWN_PICTURES), isKey(drawn)]).toEqual([true, true]);
    expect(isKey(`${DRAWN_PICTURES}${drawn}`)).toBe(false);
    expect(newKey('webp', new Date())).not.toBe(newKey('webp', new Date()));
  });

  it.each([
    '',
    '../../etc/passwd',
    '2026/11/21/../../../../etc/passwd',
    '2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp/../x',
    '/2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp',
    '2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp\0.png',
    '2026\\11\\21\\0b9f8a7c-1111-4222-8333-444455556666.webp',
    '2026/11/21/%2e%2e/0b9f8a7c-1111-4222-8333-444455556666.webp',
    '2026/11/21/0B9F8A7C-1111-4222-8333-444455556666.webp',
    '2026/11/21/0b9f8a7c-1111-4222-8333-444455556666',
    '2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp\n',
  ])('are not %j', (text) => expect(isKey(text)).toBe(false));
});
