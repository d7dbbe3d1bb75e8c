import { hpFromKw, kwFromHp, withBothPowers } from './power.js';

describe('power', () => {
  it('converts metric horsepower both ways', () => {
    expect(hpFromKw(110)).toBe(150);
    expect(hpFromKw(117.68)).toBe(160);
    expect(kwFromHp(150)).toBe(110.3);
  });

  it('fills in the missing figure and leaves a given one', () => {
    expect(withBothPowers({ powerKw: 110 })).toEqual({ powerKw: 110, powerHp: 150 });
    expect(withBothPowers({ powerKw: 110, powerHp: 149 })).toEqual({ powerKw: 110, powerHp: 149 });
    expect(withBothPowers({})).toEqual({});
  });
});
