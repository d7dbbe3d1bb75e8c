import { findingsOf } from './findings.js';

it('divides processor time by successful orders only', () => {
  const results = [
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
  const found = findingsOf({ seconds: 2, results, before, after });
  expect(found).toMatchObject({
    ordersPerSecond: 1,
    failures: 1,
    example: 'confirm: 429',
    both: { p50Ms: 30, p99Ms: 50 },
    cpuMsPerOrder: { postgres: 5, order: 4, 'load generator': 1 },
    onTwoCores: { mallAlone: 222.22, withGenerator: 200 },
  });
});
