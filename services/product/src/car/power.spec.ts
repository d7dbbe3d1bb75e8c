import { withBothPowers } from './power.js';

describe('power', () => {
  it('fills in the missing figure and leaves a given one', () => {
    expect(withBothPowers({ powerKw: 110 })).toEqual({ powerKw: 110, powerHp: 150 });
    expect(withBothPowers({ powerKw: 110, powerHp: 149 })).toEqual({ powerKw: 110, powerHp: 149 });
    expect(withBothPowers({})).toEqual({});
  });
});
