import { afterWorkingDays } from './working-days.js';

const at = (text: string): Date => new Date(text);
const [CHINA, MOSCOW] = [8, 3];

it('skips the weekend', () => {
  expect(afterWorkingDays(at('2026-11-19T09:00:00Z'), 5, CHINA)).toEqual(at('2026-11-26T09:00:00Z'));
  expect(afterWorkingDays(at('2026-11-21T09:00:00Z'), 1, CHINA)).toEqual(at('2026-11-23T09:00:00Z'));
  expect(afterWorkingDays(at('2026-11-19T09:00:00Z'), 10, MOSCOW)).toEqual(at('2026-12-03T09:00:00Z'));
});

it('reads the day of the week where the days are counted', () => {
  // Friday evening in UTC is Saturday morning in China, and still Friday in Moscow.
  const evening = at('2026-11-20T20:00:00Z');
  expect(afterWorkingDays(evening, 1, CHINA)).toEqual(at('2026-11-22T20:00:00Z'));
  expect(afterWorkingDays(evening, 1, MOSCOW)).toEqual(at('2026-11-23T20:00:00Z'));
});
