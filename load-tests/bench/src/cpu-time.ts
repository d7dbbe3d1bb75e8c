import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second on Linux. */
const TICKS = 100;

/**
 * Returns the processor seconds of a process and its children, ended ones included; `undefined` where the system does not report
 * them (only Linux does).
 */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    const own = statOf(String(pid));
    const ofChildren = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => stat?.parent === pid)
      .reduce((sum, stat) => sum + stat!.used, 0);
    return own && (own.used + own.ofEnded + ofChildren) / TICKS;
  } catch {
    return undefined;
  }
}

function statOf(pid: string): { parent: number; used: number; ofEnded: number } | undefined {
  try {
    // The name in brackets may contain any character, so fields are counted after it. Source: proc_pid_stat(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    return { parent: fields[1]!, used: fields[11]! + fields[12]!, ofEnded: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}
