import { contradicted, possibleDays } from './milestone.js';

const written = [
  { code: 'inspected', happenedOn: '2026-11-05' },
  { code: 'border', happenedOn: '2026-11-15' },
] as const;

it('accepts a date between its neighbours, the same days included', () => {
  for (const happenedOn of ['2026-11-05', '2026-11-10', '2026-11-15'])
    expect(contradicted({ code: 'loaded', happenedOn }, written)).toBeUndefined();
});

it('names the step that a date contradicts', () => {
  expect(contradicted({ code: 'loaded', happenedOn: '2026-11-04' }, written)?.code).toBe('inspected');
  expect(contradicted({ code: 'loaded', happenedOn: '2026-11-16' }, written)?.code).toBe('border');
  expect(contradicted({ code: 'bought', happenedOn: '2026-11-06' }, written)?.code).toBe('inspected');
});

it('lets a step be moved by correcting it', () => {
  expect(contradicted({ code: 'border', happenedOn: '2026-11-20' }, written)).toBeUndefined();
});

it('happens from the day of the order at the border on, which its page shows', () => {
  const createdAt = new Date('2026-11-28T15:00:00Z');
  expect(possibleDays({ createdAt, now: createdAt })).toEqual({ first: '2026-11-29', last: '2026-11-29' });
});
