import { findingsOf, percentile } from './findings.js';

it('takes the least value that the share is not above', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7]);
});

it('counts processor time by good orders alone', () => {
  const bought = [
    { confirmMs: 10, submitMs: 20, bothMs: 30 },
    { confirmMs: 20, submitMs: 30, bothMs: 50 },
    { confirmMs: 1, submitMs: 0, bothMs: 1, failure: 'confirm: 429' },
  ];
  const before = new Map([
    ['order', 1],
    ['postgres', 1],
    ['load generator', 5],
  ]);
  const after = new Map([
    ['order', 1.008],
    ['postgres', 1.01],
    ['load generator', 5.002],
  ]);
  const found = findingsOf({ seconds: 2, bought, before, after });
  expect(found).toMatchObject({
    ordersPerSecond: 1,
    failures: 1,
    example: 'confirm: 429',
    both: { p50Ms: 30, p99Ms: 50 },
    cpuMsPerOrder: { postgres: 5, order: 4, 'load generator': 1 },
    onTwoCores: { mallAlone: 222.22, withGenerator: 200 },
  });
});
