import { signInLines } from './sign-ins.js';

describe('signInLines', () => {
  it('aligns what is to be read', () => {
    const lines = signInLines([
      { role: 'buyer', face: 'storefront', login: '+79990000001', password: 'one' },
      { role: 'sales manager', face: 'console', login: 'sales', password: 'two' },
    ]);
    expect(lines.map((line) => line.search(/one|two/))).toEqual([41, 41]);
  });

  it('has nothing to say about nobody', () => {
    expect(signInLines([])).toEqual([]);
  });
});
