import fc from 'fast-check';
import { checkDigitOf, hasCheckDigit, makersOfVin, modelYearOfVin, otherMakersOfVin } from './vin-parts.js';

const anyVin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/);
const checked = (vin: string): string => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;

describe('the check digit', () => {
  it('agrees with published examples', () => {
    expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X');
    expect(hasCheckDigit('11111111111111111')).toBe(true);
    expect(hasCheckDigit('1M8GDM9A1KP042788')).toBe(false);
  });

  it('reveals every wrong digit of the serial number', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 12, max: 16 }), fc.nat(9), (any, place, digit) => {
        const vin = checked(any.replace(/.{5}$/, '12345'));
        const wrong = `${vin.slice(0, place)}${digit}${vin.slice(place + 1)}`;
        expect(hasCheckDigit(wrong)).toBe(wrong === vin);
      }),
    );
  });
});

describe('the model year', () => {
  it.each([
    ['LGWEF4A59MH000001', 2026, 2021],
    ['LGWEF4A59MH000001', 1992, 1991],
    ['LGWEF4A591H000001', 2026, 2031],
    ['LGWEF4A591H000001', 2010, 2001],
    ['1M8GDM9AXKP042788', 2026, 2019],
  ])('of %s near %i is %i', (vin, near, year) => expect(modelYearOfVin(vin, near)).toBe(year));

  it('is unknown where makers need not state it, and for signs that stand for no year', () => {
    expect(modelYearOfVin('WVWZZZ1KZ6W000001', 2026)).toBeUndefined();
    expect(modelYearOfVin('LGWEF4A590H000001', 2026)).toBeUndefined();
  });

  it('is the nearest one of its sign', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1990, max: 2040 }), (vin, near) => {
        const year = modelYearOfVin(vin, near);
        if (year !== undefined && year >= 2010) expect(Math.abs(year - near)).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the maker', () => {
  it('is known by two or three characters', () => {
    expect(makersOfVin('LVGBE40K58G654321')).toEqual(['Toyota']);
    expect(makersOfVin('JTNB11HK0M3123456')).toEqual(['Toyota']);
    expect(makersOfVin('XXX00000000000000')).toBeUndefined();
  });

  it('is compared with a make by any of its names', () => {
    const vin = 'LMGAC1C80M1000001';
    expect(otherMakersOfVin(vin, ['Трампчи', '广汽传祺', 'GAC Trumpchi'])).toBeUndefined();
    expect(otherMakersOfVin('LYVPK90B1MB000001', ['Lynk&Co'])).toBeUndefined();
    expect(otherMakersOfVin(vin, ['Тойота', 'TOYOTA'])).toEqual(['Trumpchi']);
  });

  it('is not compared with makes that nobody lists', () => {
    expect(otherMakersOfVin('LMGAC1C80M1000001', ['Make', 'AMG'])).toBeUndefined();
  });
});
