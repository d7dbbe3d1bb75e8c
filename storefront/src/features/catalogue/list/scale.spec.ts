import { barsByValue, barsOf } from './bars.js';
import { byBuckets, linear, ROUBLES, SCALE_END } from './scale.js';

describe('the price scale', () => {
  it('has exact ends', () => {
    expect(ROUBLES.valueAt(0)).toBe(150_000);
    expect(ROUBLES.valueAt(SCALE_END)).toBe(80_000_000);
    expect(ROUBLES.positionOf(1)).toBe(0);
    expect(ROUBLES.positionOf(1e9)).toBe(SCALE_END);
  });

  it('maps ordinary prices to the middle, rounded to two digits', () => {
    expect(ROUBLES.valueAt(500)).toBe(3_500_000);
    for (let position = 1; position < SCALE_END; position += 1) {
      expect(String(ROUBLES.valueAt(position)).replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      expect(ROUBLES.valueAt(position)).toBeGreaterThanOrEqual(ROUBLES.valueAt(position - 1));
    }
  });
});

describe('the scale of a histogram', () => {
  const scale = byBuckets([100, 200, 400], 10);

  it('gives every bucket the same width, and the last one as many values as the one before', () => {
    expect([0, 250, 500, 750, SCALE_END].map(scale.valueAt)).toEqual([0, 100, 200, 400, 600]);
    expect([0, 100, 200, 400, 600, 5_000].map(scale.positionOf)).toEqual([0, 250, 500, 750, 1_000, 1_000]);
    expect(scale.valueAt(626)).toBe(300);
  });

  it('returns to the value that a position has shown', () => {
    for (let position = 0; position <= SCALE_END; position += 1) {
      const value = scale.valueAt(position);
      expect(scale.valueAt(Math.round(scale.positionOf(value)))).toBe(value);
    }
  });
});

describe('the bars of a histogram', () => {
  const nameOf = (above = 0, upTo = Infinity): string => `${above}-${upTo}`;

  it('lie between the positions of their bounds, each car in one of them', () => {
    expect(barsOf([1, 2, 3, 4], [100, 200, 400], byBuckets([100, 200, 400], 10), nameOf)).toEqual([
      { start: 0, end: 250, count: 1, name: '0-100' },
      { start: 250, end: 500, count: 2, name: '100-200' },
      { start: 500, end: 750, count: 3, name: '200-400' },
      { start: 750, end: 1_000, count: 4, name: '400-Infinity' },
    ]);
  });

  it('take cars beyond an end of the scale into the first and the last one', () => {
    expect(barsOf([1, 2, 3, 4, 5], [5, 15, 25, 50], linear(10, 20), nameOf)).toEqual([
      { start: 0, end: 500, count: 3, name: '0-15' },
      { start: 500, end: 1_000, count: 12, name: '15-Infinity' },
    ]);
  });

  it('stand side by side for whole numbers, with those that no car has', () => {
    const years = [
      { value: '2022', count: 4 },
      { value: '2020', count: 7 },
    ];
    const bars = barsByValue(years, linear(2020, 2022));
    expect(bars.map(({ name, count }) => [name, count])).toEqual([
      ['2020', 7],
      ['2021', 0],
      ['2022', 4],
    ]);
    expect(bars.at(-1)!.end).toBeCloseTo(SCALE_END);
  });
});
