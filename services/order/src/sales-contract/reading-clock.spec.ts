import { readingState } from './reading-clock.js';

describe('readingState', () => {
  const clauses = [
    { clauseId: 'a', readSeconds: 3 },
    { clauseId: 'b', readSeconds: 5 },
  ];
  const start = new Date('2026-11-21T12:00:00Z');
  const after = (ms: number) => new Date(start.getTime() + ms);

  it('opens clauses one after the other', () => {
    expect(readingState(clauses, start, after(0)).map((clause) => clause.remainingSeconds)).toEqual([3, 8]);
    expect(readingState(clauses, start, after(3_000)).map((clause) => clause.remainingSeconds)).toEqual([
      0, 5,
    ]);
    expect(readingState(clauses, start, after(8_000)).map((clause) => clause.remainingSeconds)).toEqual([
      0, 0,
    ]);
  });

  it('is not over a millisecond early', () => {
    expect(readingState(clauses, start, after(7_999))[1]?.remainingSeconds).toBe(1);
  });

  it('does not run before the first look, nor backwards', () => {
    expect(readingState(clauses, null, after(60_000))[1]?.remainingSeconds).toBe(8);
    expect(readingState(clauses, start, after(-60_000))[1]?.remainingSeconds).toBe(8);
  });
});
