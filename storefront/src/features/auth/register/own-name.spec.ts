import { lastDigits, ownName } from './own-name.js';

describe('the user name of a person who has chosen none', () => {
  it('is one that the server accepts, whatever the random bytes are', () => {
    for (let byte = 0; byte < 256; byte += 1)
      expect(ownName(new Uint8Array(10).fill(byte))).toMatch(/^buyer[a-z2-9]{10}$/);
  });

  it('is another one each time', () => {
    const names = Array.from({ length: 200 }, () => ownName());
    expect(new Set(names).size).toBe(200);
  });
});

it('the digits by which a person recognises the own number are its last four', () => {
  expect(lastDigits('+7 914 123-45-67')).toBe('4567');
});
