import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeOf } from './start-time.js';

/** Sends `signal` to a process and everything it started; false when none of them exists. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch (failure) {
    // EPERM: the group exists but belongs to another user.
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Sends a process group its stop signal, and kills it when its leader still runs after `graceMs`. Processes that the leader leaves
 * behind are killed as well.
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
