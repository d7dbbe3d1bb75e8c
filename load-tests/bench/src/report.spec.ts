import { CONTESTANTS } from './contestants.js';
import type { Measurement } from './load.js';
import { ratioOf, reportOf, rowsOf, type Findings } from './report.js';
import type { Measurements } from './rounds.js';

const measurements = (perSecond: number): Measurement[] =>
  [0.5, 1, 2].map((busy) => ({
    perSecond: perSecond * busy,
    p50Ms: 20,
    p99Ms: 40,
    requests: 2_000,
    failures: 0,
  }));

/** Every limit at 1,000, every path at `share` of it, whatever the machine did. */
const allAt = (share: number): Measurements =>
  Object.fromEntries(
    CONTESTANTS.map((name) => [name, measurements(/^(bare|forwarded)/.test(name) ? 1_000 : 1_000 * share)]),
  ) as unknown as Measurements;

const findings = (share: number, traits: Partial<Findings> = {}): Findings => ({
  cars: 100_000,
  fewCars: 10_000,
  rounds: 3,
  machine: '2 cores',
  date: '2026-11-21',
  readSeconds: 20,
  importSeconds: 60,
  few: [{ connections: 64, measurements: allAt(0.9) }],
  many: [{ connections: 64, measurements: allAt(share) }],
  mix: {
    connections: 64,
    bare: measurements(1_000),
    mixed: measurements(600),
    changes: 100,
    checked: 200,
    stale: 0,
  },
  productBytes: 300 * 2 ** 20,
  ...traits,
});

const missed = (one: Findings): string[] => rowsOf(one).flatMap(({ title, isMet }) => (isMet ? [] : [title]));

describe('the report', () => {
  it('compares values of the same round', () => {
    expect(ratioOf(measurements(500), measurements(1_000))).toBe(0.5);
  });

  it('reports all targets as met when paths are as fast as the limits', () => {
    expect(missed(findings(1))).toEqual([]);
  });

  it('names missed targets', () => {
    expect(missed(findings(0.4))).toEqual([
      'hot brand page, cached',
      'hot search, cached',
      'brand page with total, cache off',
      'make + category + price range, by price, with total, cache off',
      'page of a car as HTML, rendered before',
      expect.stringMatching(/^brand page .* against 100,000 cars$/),
      expect.stringMatching(/^make .* against 100,000 cars$/),
      expect.stringMatching(/^two words .* against 100,000 cars$/),
    ]);
  });

  it.each([
    ['one stale answer', { mix: { ...findings(1).mix, stale: 1 } }],
    ['a check that never measured', { mix: { ...findings(1).mix, checked: 0 } }],
    ['too much memory', { productBytes: 2 ** 30 }],
  ])('reports %s', (_, traits) => {
    expect(missed(findings(1, traits))).toHaveLength(1);
  });

  it('is a table with a line for each row', () => {
    const lines = reportOf(findings(1)).split('\n');
    expect(lines.filter((line) => line.startsWith('| '))).toHaveLength(rowsOf(findings(1)).length + 2);
    expect(lines[0]).toContain('100,000 cars, 2026-11-21, 2 cores');
  });
});
