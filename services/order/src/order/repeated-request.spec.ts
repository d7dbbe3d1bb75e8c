import { isRepeated, requestKeyOf, type Asked } from './repeated-request.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const day: Asked = { said: [24, 'банк задерживает'] };

const isKnown = (asked: Asked, before: Asked, minutes: number): boolean =>
  isRepeated(asked, [{ requestKey: requestKeyOf(before), at: minutesAgo(minutes) }], NOW);

test('the same words are a repetition for ten minutes, and a new request after them', () => {
  expect(isKnown(day, day, 9)).toBe(true);
  expect(isKnown(day, day, 11)).toBe(false);
});

test('a request with a key of its client is recognised for ever, and only by that key', () => {
  const keyed = { ...day, idempotencyKey: 'press-1' };
  expect(isKnown(keyed, keyed, 10_000)).toBe(true);
  expect(isKnown({ ...keyed, idempotencyKey: 'press-2' }, keyed, 1)).toBe(false);
  expect(isKnown(day, keyed, 1)).toBe(false);
});

test('other words are another request, whatever their key', () => {
  expect(isKnown({ said: [48, 'банк задерживает'] }, day, 1)).toBe(false);
  const keyed = { ...day, idempotencyKey: 'press-1' };
  expect(isKnown({ ...keyed, said: [48, 'банк задерживает'] }, keyed, 1)).toBe(false);
});

test('moves from before requests were stored never count as a repetition', () => {
  expect(isRepeated(day, [{ requestKey: null, at: NOW }], NOW)).toBe(false);
});
