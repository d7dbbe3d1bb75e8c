import { SECOND_ORDER } from './parts.js';

/** Offset and speed of a process's clock. */
interface Clock {
  readonly shiftMs?: number;
  readonly speed?: number;
}

const HOUR_MS = 3_600_000;

/**
 * F11: deadlines and leases go by the database's clock, so those of processes may differ. Clocks of services that sign and check
 * tokens are right, because tokens expire by them.
 */
export const wrongClocks: Readonly<Record<string, Clock>> = {
  [SECOND_ORDER]: { shiftMs: 2 * HOUR_MS },
  product: { shiftMs: -2 * HOUR_MS },
  chat: { speed: 1.5 },
};

/** The environment that shifts a process's clock. */
export function clockEnvironment(part: string): NodeJS.ProcessEnv {
  const clock = wrongClocks[part];
  if (!clock) return {};
  const preload = new URL('../../clock/shifted-clock.mjs', import.meta.url).href;
  return {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_SHIFT_MS: String(clock.shiftMs ?? 0),
    CLOCK_SPEED: String(clock.speed ?? 1),
  };
}
