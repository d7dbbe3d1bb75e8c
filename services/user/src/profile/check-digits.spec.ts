import { isSnils, isTaxNumber } from './check-digits.js';

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

describe('isSnils', () => {
  it.each(['112-233-445 95', '087-654-303 00', '001-001-998 00'])('accepts %s', (number) => {
    expect(isSnils(number)).toBe(true);
  });

  it.each(['112-233-445 96', '112-233-454 95', '087-654-303 01', '112-233-445'])('refuses %s', (number) => {
    expect(isSnils(number)).toBe(false);
  });
});
