import { RecentWork } from './recent-work.js';

let now = 0;
let work: RecentWork;

beforeEach(() => {
  now = 1_000_000;
  work = new RecentWork(() => now);
});

it('keeps the twenty slowest, the slowest first', () => {
  for (let ms = 1; ms <= 100; ms += 1) work.took(`op.${ms}`, (ms * 37) % 101);
  const durations = work.slowest.map(({ durationMs }) => durationMs);
  expect(durations).toEqual(Array.from({ length: 20 }, (_, at) => 100 - at));
});

it('forgets what was slow an hour ago', () => {
  for (let n = 0; n < 20; n += 1) work.took('op.before', 9_000);
  work.took('op.fast', 5);
  expect(work.slowest.map(({ name }) => name)).not.toContain('op.fast');
  now += 60 * 60_000;
  work.took('op.fast', 5, { requestId: 'r-1' });
  expect(work.slowest).toEqual([{ name: 'op.fast', durationMs: 5, at: now, requestId: 'r-1' }]);
});

it('keeps the last fifty failures, the newest first', () => {
  for (let n = 1; n <= 60; n += 1) work.fails({ name: `op.${n}`, kind: 'Error' });
  expect(work.failures).toHaveLength(50);
  expect(work.failures[0]).toMatchObject({ name: 'op.60' });
  expect(work.failures.at(-1)).toMatchObject({ name: 'op.11' });
});
