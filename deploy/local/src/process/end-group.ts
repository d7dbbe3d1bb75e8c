import { setTimeout as sleep } from 'node:timers/promises';

/** Sends `signal` to a process and everything it started; false when nothing of it lives any more. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch (failure) {
    // EPERM: it lives, but is another user's.
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Asks a process group to end, and makes it end when it has not done so after `graceMs`. */
export async function endGroup(
  pid: number,
  graceMs: number,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (!signalGroup(pid, signal)) return;
  const deadline = Date.now() + graceMs;
  while (Date.now() < deadline) {
    if (!signalGroup(pid, 0)) return;
    await sleep(25);
  }
  signalGroup(pid, 'SIGKILL');
}
