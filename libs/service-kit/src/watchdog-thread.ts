import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.js';

const TICK_MS = 1_000;
const STANDARD_OUTPUT = 1;

const { beats, stuckSeconds } = workerData as WatchdogData;
let last = -1;
/** Ticks of this thread since the last beat. Ticks and not the time, because both stop while the whole process is suspended. */
let silent = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < stuckSeconds) return;
  const msg = `The event loop has been blocked for ${stuckSeconds} s; the process ends.`;
  const line = { level: 'fatal', time: new Date().toISOString(), msg };
  writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, TICK_MS);
