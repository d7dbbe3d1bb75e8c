import { kopecksOf } from './rouble-amount.js';

describe('kopecksOf', () => {
  it('multiplies and rounds half up once', () => {
    expect(kopecksOf(10_000_000, 134_500)).toBe(134_500_000);
    expect(kopecksOf(1, 15_000)).toBe(2);
    expect(kopecksOf(1, 14_999)).toBe(1);
  });

  it('stays exact beyond what a float holds', () => {
    expect(kopecksOf(99_999_999_999, 134_567)).toBe(1_345_669_999_987);
  });
});
