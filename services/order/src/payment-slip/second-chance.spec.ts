import { laterOf } from './second-chance.js';

const at = (text: string): Date => new Date(text);

test('the time to pay is the rest of it, and at least so many hours', () => {
  const now = at('2026-11-20T12:00:00Z');
  const again = at('2026-11-22T12:00:00Z');
  expect(laterOf(at('2026-11-20T13:00:00Z'), now, 48)).toEqual(again);
  expect(laterOf(at('2026-11-23T12:00:00Z'), now, 48)).toEqual(at('2026-11-23T12:00:00Z'));
});
