import { clockEnvironment, type ProcessClock } from '@mall/local-stack';
import { SECOND_ORDER } from './parts.js';

const HOUR_MS = 3_600_000;

/**
 * F11: deadlines and leases use the database's clock, so the clocks of processes may differ. Clocks of services that sign and check
 * tokens are right, because tokens expire by them.
 */
export const wrongClocks: Readonly<Record<string, ProcessClock>> = {
  [SECOND_ORDER]: { shiftMs: 2 * HOUR_MS },
  product: { shiftMs: -2 * HOUR_MS },
  chat: { speed: 1.5 },
};

/** Returns the environment that gives a part of the mall its wrong clock. */
export function clockOf(part: string): NodeJS.ProcessEnv {
  const clock = wrongClocks[part];
  return clock ? clockEnvironment(clock) : {};
}
