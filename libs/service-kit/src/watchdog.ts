import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { kitConfig } from './config.js';

const BEAT_MS = 500;

/** The data that the watchdog's thread receives. */
export interface WatchdogData {
  /** A single number that grows while the main thread's event loop turns. */
  readonly beats: Int32Array;
  readonly stuckSeconds: number;
}

/**
 * Ends the process when its event loop has been blocked for `STUCK_SECONDS`: nothing else in the process could, and its supervisor
 * restarts it. Off while a debugger is attached, because a breakpoint blocks the loop as well.
 */
export function startWatchdog(stuckSeconds = kitConfig.STUCK_SECONDS): void {
  if (stuckSeconds === 0 || inspectorUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: WatchdogData = { beats, stuckSeconds };
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  new Worker(new URL('./watchdog-thread.js', import.meta.url), {
    workerData,
    resourceLimits: limits,
    name: 'watchdog',
  }).unref();
}
