export interface ProcessClock {
  /** How far ahead of the machine's clock it is; negative for behind. */
  readonly shiftMs?: number;
  /** 1.5 gains half a second each second. */
  readonly speed?: number;
}

/** The environment that gives a process a wrong clock, for tests. */
export function clockEnvironment({ shiftMs = 0, speed = 1 }: ProcessClock): NodeJS.ProcessEnv {
  const preload = new URL('../../clock/shifted-clock.mjs', import.meta.url).href;
  return {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_SHIFT_MS: String(shiftMs),
    CLOCK_SPEED: String(speed),
  };
}
