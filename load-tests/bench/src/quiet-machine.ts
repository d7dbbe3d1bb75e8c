import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum share of the processors that other programs may use during a measurement. */
const MOST = 0.15;
const LOOK_MS = 3_000;

type Times = ReturnType<typeof cpus>[number]['times'];

/**
 * Stops on a busy machine. Figures are ratios within one run, but the load changes the ratios too: the load generator and four
 * processes then share the rest.
 * @throws Error when other programs use more than 15 % of the processors
 */
export async function refuseBusyMachine(): Promise<void> {
  const before = cpus().map(({ times }) => times);
  await sleep(LOOK_MS);
  const share = busyShare(
    before,
    cpus().map(({ times }) => times),
  );
  if (share > MOST)
    throw new Error(
      `Other programs use ${Math.round(share * 100)} % of the processors; a table is made with at most ${MOST * 100} %. ` +
        'Close them, or look whether everything runs with --quick, which writes no table.',
    );
}

/** Returns the non-idle share of the time between two readings, over all processors. */
export function busyShare(before: readonly Times[], after: readonly Times[]): number {
  const passed = after.map((times, at) => ({
    idle: times.idle - before[at]!.idle,
    all: sum(times) - sum(before[at]!),
  }));
  const all = passed.reduce((total, one) => total + one.all, 0);
  return all === 0 ? 0 : 1 - passed.reduce((total, one) => total + one.idle, 0) / all;
}

const sum = (times: Times): number => Object.values(times).reduce((total, one) => total + one, 0);
