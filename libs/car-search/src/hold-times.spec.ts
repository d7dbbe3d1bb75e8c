import { HoldTimes } from './hold-times.js';

describe('the histogram of how long queries hold the event loop', () => {
  it('counts each query in the bucket of its time', () => {
    const times = new HoldTimes();
    for (const ms of [0.2, 0.5, 0.7, 9.9, 10.1, 400]) times.add(ms);
    const { buckets, longestMs } = times.report;
    const filled = buckets.filter(({ questions }) => questions > 0);
    expect(filled).toEqual([
      { upToMs: 0.5, questions: 2 },
      { upToMs: 1, questions: 1 },
      { upToMs: 10, questions: 1 },
      { upToMs: 20, questions: 1 },
      { upToMs: null, questions: 1 },
    ]);
    expect(longestMs).toBe(400);
  });

  it('returns what the query returns, and counts one that throws', () => {
    const times = new HoldTimes();
    expect(times.measure(() => 7)).toBe(7);
    expect(() =>
      times.measure(() => {
        throw new Error('broken cursor');
      }),
    ).toThrow('broken cursor');
    expect(times.report.buckets.reduce((sum, { questions }) => sum + questions, 0)).toBe(2);
  });
});
