import { normaliseMobile } from './mobile.js';

describe('normaliseMobile', () => {
  it.each([
    ['+7 914 555-01-23', '', '+79145550123'],
    ['89145550123', '', '+79145550123'],
    ['9145550123', '+7', '+79145550123'],
    ['13812345678', '+86', '+8613812345678'],
    ['+86 138 1234 5678', '', '+8613812345678'],
  ])('reads %s with country code %s as %s', (typed, countryCode, expected) => {
    expect(normaliseMobile(typed, countryCode)).toBe(expected);
  });

  it.each(['12812345678', '9145550123', '+1 202 555 0100', '', 'SMS@13812345678x1'])(
    'refuses %s',
    (typed) => {
      expect(normaliseMobile(typed)).toBeUndefined();
    },
  );
});
