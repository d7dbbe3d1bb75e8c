export interface ProcessClock {
  /** Time by which the clock is ahead of the machine's; negative when behind. */
  readonly shiftMs?: number;
  /** Speed of the clock: 1.5 gains half a second each second. */
  readonly speed?: number;
  /** File whose number is the shift in milliseconds at each moment, instead of `shiftMs`. */
  readonly file?: string;
}

/** Returns the environment that gives a process a wrong clock, for tests. */
export function clockEnvironment({ shiftMs = 0, speed = 1, file }: ProcessClock): NodeJS.ProcessEnv {
  const preload = new URL('../../clock/shifted-clock.mjs', import.meta.url).href;
  return {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_SHIFT_MS: String(shiftMs),
    CLOCK_SPEED: String(speed),
    ...(file ? { CLOCK_FILE: file } : {}),
  };
}
