import { workerData } from 'node:worker_threads';
import { RESTING, type GuardData } from './task-guard.js';

const LOOK_MS = 50;

const { task, maxBytes, maxMicroseconds } = workerData as GuardData;
const parent = process.ppid;
let watched = RESTING;
let before = 0;

/** Returns the processor time of all threads of the process. */
function processorMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

for (;;) {
  // Costs nothing while no task runs.
  Atomics.wait(task, 0, RESTING);
  const current = Atomics.load(task, 0);
  if (current !== watched) [watched, before] = [current, processorMicroseconds()];
  const isOverdue = processorMicroseconds() - before > maxMicroseconds;
  if (isOverdue || process.memoryUsage.rss() > maxBytes || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
  Atomics.wait(task, 0, current, LOOK_MS);
}
