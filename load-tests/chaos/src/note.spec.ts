import { noteLines, withNote } from './note.js';
import type { Report } from './report.js';

const report: Report = {
  seed: 7,
  form: 'long',
  options: {
    form: 'long',
    seed: 7,
    orders: 10,
    buyers: 2,
    rounds: 1,
    races: 3,
    rate: 1,
    minutes: 1,
    calm: 1,
  },
  seconds: 61,
  quietMs: 10,
  faults: ['F2', 'F10', 'F2'].map((id) => ({ id, what: 'struck', atMs: 0, tookMs: 1 })),
  counts: { 'orders in the database': 11 },
  checks: [
    { id: 'I1', says: 'All is well.', over: 3, violations: [], count: 0 },
    { id: 'I2', says: 'Nothing is sold twice.', over: 3, violations: ['sku 1'], count: 2 },
    { id: 'I3', says: 'Nobody looked.', over: 0, violations: [], count: 0 },
  ],
  passed: 2,
  failed: 1,
};

describe('the summary of a run', () => {
  it('contains the seed, faults with their numbers, counts, failed checks, and checks without items', () => {
    const text = noteLines(report).join('\n');
    expect(text).toMatch(/Seed 7.*2 checks passed, 1 failed.*1 had nothing to look at \(I3\)/);
    expect(text).toMatch(/\*\*broken\*\* I2 Nothing is sold twice. 2 times, the first: sku 1/);
    expect(text).toMatch(/\| F2 struck \| 2 \|\n\| F10 struck \| 1 \|/);
    expect(text).toContain('| orders in the database | 11 |');
  });

  it('replaces the previous summary and nothing else', () => {
    const marks = ['<!-- summary of a run: written by --note -->', '<!-- end of the summary -->'];
    const empty = `before\n\n${marks.join('\n')}\n\nafter\n`;
    const first = withNote(empty, ['first']);
    expect(withNote(first, ['second'])).toBe(first.replace('first', 'second'));
    expect(withNote(first, ['second'])).toMatch(/^before\n[^]*second[^]*\nafter\n$/);
    expect(() => withNote('no marks', [])).toThrow(/no place/);
  });
});
