import { signInLines } from './sign-ins.js';

describe('signInLines', () => {
  it('aligns the columns', () => {
    const lines = signInLines([
      { role: 'buyer', app: 'storefront', login: '+79990000001', password: 'one' },
      { role: 'sales manager', app: 'console', login: 'sales', password: 'two' },
    ]);
    expect(lines.map((line) => line.search(/one|two/))).toEqual([41, 41]);
  });

  it('is empty without accounts', () => {
    expect(signInLines([])).toEqual([]);
  });
});
