import { contradicted, possibleDays, type Milestone } from './milestone.js';
import { toMilestoneViews } from './milestone.mapper.js';

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

it('gives no reason for missing steps once one of them was recorded after all', () => {
  const step = (code: Milestone['code'], minute: number, skipReason: string | null = null): Milestone => ({
    ...{ code, skipReason, happenedOn: '2026-11-05', note: null, files: [], writtenByKind: 'staff' },
    writtenAt: new Date(Date.UTC(2026, 10, 5, 1, minute)),
    corrections: 0,
  });
  const reasonOf = (written: readonly Milestone[]) =>
    toMilestoneViews({ written, delays: [], way: { promised: () => null, expected: new Map() } }, 'en', {
      canWrite: () => true,
      canDelay: false,
      waits: () => false,
    }).find(({ code }) => code === 'loaded')!.skipReason;
  const loaded = step('loaded', 5, 'needs neither inspection nor licence');
  expect(reasonOf([step('bought', 0), loaded])).toBe(loaded.skipReason);
  expect(reasonOf([step('bought', 0), step('inspected', 9), loaded])).toBeNull();
  expect(reasonOf([step('bought', 9), loaded])).toBeNull();
});
