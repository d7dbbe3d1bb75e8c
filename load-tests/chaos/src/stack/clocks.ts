import { clockEnvironment, type ProcessClock } from '@mall/local-stack';
import { SECOND_ORDER } from './parts.js';

const HOUR_MS = 3_600_000;

/**
 * F11: deadlines and leases use the database's clock, tokens and seals the clock of NATS, so the clocks of processes may differ.
 */
export const wrongClocks: Readonly<Record<string, ProcessClock>> = {
  gateway: { shiftMs: HOUR_MS },
  auth: { shiftMs: -HOUR_MS },
  [SECOND_ORDER]: { shiftMs: 2 * HOUR_MS },
  product: { shiftMs: -2 * HOUR_MS },
  chat: { speed: 1.5 },
};

/** Returns the environment that gives a part of the mall its wrong clock. */
export function clockOf(part: string): NodeJS.ProcessEnv {
  const clock = wrongClocks[part];
  return clock ? clockEnvironment(clock) : {};
}
