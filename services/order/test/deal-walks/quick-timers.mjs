// Loaded before a service (`node --import`): what it does every few seconds or minutes, it does twice a second.
const LONG_MS = 5_000;
const QUICK_MS = 500;
const real = globalThis.setTimeout;

globalThis.setTimeout = Object.assign(
  (work, ms, ...args) => real(work, isRepeated(ms) ? QUICK_MS : ms, ...args),
  real,
);

/** Only the intervals of the mall's own timers: waits of libraries, such as time limits of calls, are other numbers. */
function isRepeated(ms) {
  return ms === LONG_MS || ms === 2 * LONG_MS || ms === 60_000;
}
