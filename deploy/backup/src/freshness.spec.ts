import { freshnessOf, isDue } from './freshness.js';

const at = (text: string): Date => new Date(`${text}:00Z`);

describe('the age of the newest backup', () => {
  it('is right for a day and two hours', () => {
    expect(freshnessOf(at('2026-11-29T03:00'), at('2026-11-30T05:00'))).toEqual({
      isFresh: true,
      says: 'The last complete backup is of 2026-11-29 03:00 UTC, 26.0 hours old.',
    });
    expect(freshnessOf(at('2026-11-29T03:00'), at('2026-11-30T05:06')).isFresh).toBe(false);
    expect(freshnessOf(undefined, at('2026-11-30T05:06'))).toEqual({
      isFresh: false,
      says: 'There is no complete backup.',
    });
  });
});

describe('a backup is made', () => {
  it.each([
    ['when there is none', undefined, '2026-11-30T12:00', true],
    ['at its hour', '2026-11-29T03:00', '2026-11-30T03:00', true],
    ['not before its hour', '2026-11-29T03:00', '2026-11-30T02:59', false],
    ['not again after one that took long', '2026-11-30T03:00', '2026-11-30T23:59', false],
    ['as soon as possible after a night without one', '2026-11-28T03:00', '2026-11-29T15:00', true],
  ])('%s', (_, last, now, due) => {
    expect(isDue(last === undefined ? undefined : at(last), at(now), 3)).toBe(due);
  });
});
