import { borderDay, dayAfter, newestDay } from './days.js';

describe('at 17:32 on 29 November in Moscow', () => {
  const at = new Date('2026-11-29T14:32:00Z');

  it('papers bear the day that has begun at the border', () => expect(borderDay(at)).toBe('2026-11-30'));

  it('no field of a past day refuses the day that papers bear', () => {
    expect(newestDay(at) >= borderDay(at)).toBe(true);
    expect(newestDay(at)).toBe('2026-11-30');
  });
});

it('counts days over the ends of months and years', () => {
  expect(dayAfter('2026-12-28', 7)).toBe('2027-01-04');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});
