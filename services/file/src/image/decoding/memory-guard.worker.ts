import { workerData } from 'node:worker_threads';
import { RESTING, type GuardData } from './memory-guard.js';

const LOOK_MS = 50;

const { flag, maxBytes } = workerData as GuardData;
const parent = process.ppid;

for (;;) {
  // Costs nothing while the process rests.
  Atomics.wait(flag, 0, RESTING);
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  Atomics.wait(flag, 0, Atomics.load(flag, 0), LOOK_MS);
}
