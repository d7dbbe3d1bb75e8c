import { createHmac, randomBytes } from 'node:crypto';
import { Hmac } from './hmac.js';

it.each([1, 43, 64, 65, 200])('is HMAC-SHA-256, with a key of %i characters', (length) => {
  const key = 'k'.repeat(length);
  const hmac = new Hmac(key);
  for (const size of [0, 1, 63, 64, 5_000]) {
    const body = randomBytes(size);
    const expected = createHmac('sha256', key).update('заголовок\n').update(body).digest('base64url');
    expect(hmac.sign('заголовок\n', body)).toBe(expected);
  }
});
