import { isTaxNumber } from './tax-number.js';

describe('isTaxNumber', () => {
  it('accepts numbers with the right check digits', () => {
    expect(isTaxNumber('500100732259')).toBe(true);
  });

  it('refuses a single wrong digit, a company number and letters', () => {
    expect(isTaxNumber('500100732258')).toBe(false);
    expect(isTaxNumber('7707083893')).toBe(false);
    expect(isTaxNumber('50010073225A')).toBe(false);
  });
});
