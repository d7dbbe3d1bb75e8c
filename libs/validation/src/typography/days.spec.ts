import { borderDay, newestDay } from './days.js';

describe('at 17:32 on 29 November in Moscow', () => {
  const at = new Date('2026-11-29T14:32:00Z');

  it('papers bear the day that has begun at the border', () => expect(borderDay(at)).toBe('2026-11-30'));

  it('no field of a past day refuses the day that papers bear', () => {
    expect(newestDay(at) >= borderDay(at)).toBe(true);
    expect(newestDay(at)).toBe('2026-11-30');
  });
});
