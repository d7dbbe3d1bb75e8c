import { isUscc } from './uscc.js';

describe('isUscc', () => {
  it('accepts codes whose check sign fits', () => {
    expect(isUscc('91350100M000100Y43')).toBe(true);
    expect(isUscc('91110000600007156K')).toBe(false);
    expect(isUscc('911100006000071564')).toBe(false);
  });

  it('refuses a wrong length, letters that do not occur, and lower case', () => {
    expect(isUscc('91350100M000100Y4')).toBe(false);
    expect(isUscc('91350100M000100I43')).toBe(false);
    expect(isUscc('91350100m000100y43')).toBe(false);
  });

  it('notices each single wrong sign', () => {
    const code = '91350100M000100Y43';
    for (let place = 0; place < 18; place += 1) {
      const other = code[place] === '7' ? '8' : '7';
      expect(isUscc(code.slice(0, place) + other + code.slice(place + 1))).toBe(false);
    }
  });
});
