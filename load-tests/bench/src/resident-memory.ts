import { spawnSync } from 'node:child_process';

/** Returns the resident memory of a process; `NaN` where the system does not report it. */
export function residentBytesOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) * 1_024;
}
