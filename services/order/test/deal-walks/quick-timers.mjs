// Loaded before a service (`node --import`): makes timers of some seconds or minutes run twice a second.
const LONG_MS = 5_000;
const QUICK_MS = 500;
const real = globalThis.setTimeout;

globalThis.setTimeout = Object.assign(
  (work, ms, ...args) => real(work, isRepeated(ms) ? QUICK_MS : ms, ...args),
  real,
);

/** Recognises the intervals of the mall's own timers; waits of libraries, such as time limits of calls, have other values. */
function isRepeated(ms) {
  return ms === LONG_MS || ms === 2 * LONG_MS || ms === 60_000;
}
