import { execFileSync } from 'node:child_process';

let isSet = false;

/**
 * Sets Linux's SCHED_BATCH policy for this process and its future children, so that a process that wakes up does not preempt the
 * running one. Some fifteen processes exchange small messages here on as few as two cores; with fewer context switches each handles
 * several messages at a time. Does nothing without `chrt` (of util-linux) or on other systems.
 */
export function useBatchScheduling(): void {
  if (isSet || process.platform !== 'linux') return;
  isSet = true;
  try {
    execFileSync('chrt', ['-b', '-p', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {
    // Missing or not permitted: this affects speed only.
  }
}
