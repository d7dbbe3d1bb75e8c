import { attemptsIn, failingFor, longestGap } from '../prove/attempts.mjs';

const lines = [
  '1764150000000000 ok 1 ',
  'NOTICE: relation "proof_row" already exists, skipping',
  '1764150000500000 failed 2 connection refused',
  '1764150008250000 ok 3 ',
  '1764150009000000 ok 4 ',
];

it('reads the attempts of a rehearsal among other lines', () => {
  expect(attemptsIn(lines).map(({ isOk, number, why }) => [isOk, number, why])).toEqual([
    [true, 1, ''],
    [false, 2, 'connection refused'],
    [true, 3, ''],
    [true, 4, ''],
  ]);
});

it('measures how long nothing succeeded, whatever order the attempts ended in', () => {
  const attempts = attemptsIn(lines);
  expect(longestGap(attempts)).toBeCloseTo(8.25);
  expect(longestGap([...attempts].reverse())).toBeCloseTo(8.25);
});

it('does not take an outage that has not ended for a short one', () => {
  expect(() => longestGap(attemptsIn(lines.slice(0, 3)))).toThrow('connection refused');
});

it('recognises attempts that keep failing while others succeed', () => {
  const mixed = [...lines, '1764150020500000 failed 5 timeout', '1764150021000000 ok 6 '];
  expect(failingFor(attemptsIn(mixed))).toBeCloseTo(20);
  expect(longestGap(attemptsIn(mixed))).toBeCloseTo(12);
  expect(failingFor(attemptsIn(lines.slice(3)))).toBe(0);
});
