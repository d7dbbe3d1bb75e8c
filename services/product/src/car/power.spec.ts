import { otherPower, withBothPowers } from './power.js';

describe('power', () => {
  it('fills in the missing figure and leaves a given one', () => {
    expect(withBothPowers({ powerKw: 110 })).toEqual({ powerKw: 110, powerHp: 150 });
    expect(withBothPowers({ powerKw: 110, powerHp: 149 })).toEqual({ powerKw: 110, powerHp: 149 });
    expect(withBothPowers({})).toEqual({});
  });

  it('follows the figure that is changed, and leaves both when both are', () => {
    const before = { powerKw: 110, powerHp: 150 };
    expect(otherPower(before, { powerKw: 120, powerHp: 150 })).toEqual({ powerHp: 163 });
    expect(otherPower(before, { powerHp: 163 })).toEqual({ powerKw: 119.9 });
    expect(otherPower(before, { powerKw: null, powerHp: 150 })).toEqual({ powerHp: null });
    for (const changes of [{}, before, { powerKw: 120, powerHp: 160 }])
      expect(otherPower(before, changes)).toEqual({});
  });
});
