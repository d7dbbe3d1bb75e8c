import { hasCheckDigit } from '@mall/contracts/product';
import { vinOf } from './vin.js';

describe('vinOf', () => {
  it('returns 17 characters with the manufacturer first and a valid check digit', () => {
    const vin = vinOf('LGW', 4711, 2021, 123);
    expect(vin).toMatch(/^LGW[A-HJ-NPR-Z0-9]{14}$/);
    expect(hasCheckDigit(vin)).toBe(true);
    expect(vin[9]).toBe('M');
    expect(vin.slice(11)).toBe('000123');
  });

  it('tells the first car of a second million from that of the first', () => {
    const [first, second] = [vinOf('LGW', 4711, 2021, 5), vinOf('LGW', 4711, 2021, 1_000_005)];
    expect(second).not.toBe(first);
    expect(hasCheckDigit(second)).toBe(true);
    expect(second).toHaveLength(17);
  });
});
