import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeOf } from './start-time.js';

/** Sends `signal` to a process and everything it started; false when nothing of it is there. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch (failure) {
    // EPERM: it lives, but is another user's.
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Asks a process group to end, and makes it end when its leader has not done so after `graceMs`. What the
 * leader leaves behind is ended with it.
 */
export async function endGroup(
  leader: number,
  graceMs: number,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  signalGroup(leader, signal);
  const deadline = Date.now() + graceMs;
  while (startTimeOf(leader) !== undefined && Date.now() < deadline) await sleep(25);
  signalGroup(leader, 'SIGKILL');
}
