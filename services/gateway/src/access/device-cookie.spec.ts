import { deviceKeyIn, newDeviceCookie } from './device-cookie.js';

describe.each([
  [false, 'device='],
  [true, '__Host-device='],
])('the device cookie, in production: %s', (isProduction, start) => {
  it('is recognised when it comes back, among others', () => {
    const { header, key } = newDeviceCookie(isProduction);
    const pair = header.split(';')[0]!;
    expect(deviceKeyIn(pair)).toBe(key);
    expect(deviceKeyIn(`a=b; ${pair}; c=d`)).toBe(key);
    expect(pair).not.toContain(key);
  });

  it('is kept from scripts and from requests of other sites', () => {
    const { header } = newDeviceCookie(isProduction);
    expect(header.startsWith(start)).toBe(true);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(header).toContain(`; ${attribute}`);
    expect(header.includes('; Secure')).toBe(isProduction);
  });

  it('is new each time', () => {
    expect(newDeviceCookie(isProduction).key).not.toBe(newDeviceCookie(isProduction).key);
  });

  it.each([undefined, '', `${start}short`, `x${start}${'a'.repeat(43)}`, `${start}${'a'.repeat(44)}`])(
    'is not in %j',
    (header) => {
      expect(deviceKeyIn(header)).toBeUndefined();
    },
  );
});
