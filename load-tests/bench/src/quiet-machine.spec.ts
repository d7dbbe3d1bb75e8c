import { busyShare } from './quiet-machine.js';

const times = (user: number, idle: number) => ({ user, nice: 0, sys: 0, idle, irq: 0 });

it('takes the share of time that was not idle over all processors', () => {
  const before = [times(100, 1_000), times(500, 0)];
  const after = [times(100, 2_000), times(1_000, 500)];
  expect(busyShare(before, after)).toBeCloseTo(0.25);
});

it('calls a machine quiet whose clocks have not moved', () => {
  expect(busyShare([times(1, 1)], [times(1, 1)])).toBe(0);
});
