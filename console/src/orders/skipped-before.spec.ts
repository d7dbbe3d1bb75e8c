import { skippedBefore } from './skipped-before.js';

const steps = (...done: string[]) =>
  (['bought', 'inspected', 'exportLicence', 'loaded'] as const).map((code) => ({
    code,
    label: code,
    isDone: done.includes(code) ? 1 : 0,
  }));

test.each([
  ['the first step', 'bought', [], []],
  ['a step in its place', 'inspected', ['bought'], []],
  ['a step after a gap', 'loaded', ['bought'], ['inspected', 'exportLicence']],
  ['a step after a gap that was explained', 'loaded', ['exportLicence'], []],
  ['a step before anything', 'loaded', [], ['bought', 'inspected', 'exportLicence']],
] as const)('before %s', (_, code, done: readonly string[], skipped) => {
  expect(skippedBefore({ code }, steps(...done))).toEqual(skipped);
});
