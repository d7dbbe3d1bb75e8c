import { UsageError } from '@mall/local-stack/command-line';
import { isBroken } from './report.js';
import type { Checked } from './check/check.js';

const since = Date.now();

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** Prints a line with the seconds since the start. */
export const say = (line: string): void =>
  print(`${((Date.now() - since) / 1000).toFixed(1).padStart(7)}  ${line}`);

/**
 * Runs a command and ends the process with its exit code: 0 nothing found, 1 a check failed, 2 the harness could not run. The
 * process would not end by itself while it still tries to reconnect to a killed server.
 */
export async function command(work: () => Promise<number>): Promise<never> {
  try {
    process.exit(await work());
  } catch (failure) {
    process.stderr.write(`${described(failure)}\n`);
    process.exit(2);
  }
}

/** Describes a failure; with a stack only for faults of the harness, not for a mistyped option. */
function described(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure instanceof UsageError ? failure.message : failure.stack!;
}

/** Prints the failed checks. @returns their number */
export function printBroken(checks: readonly Checked[]): number {
  const broken = checks.filter(isBroken);
  for (const { id, says, count, violations } of broken)
    print(`${id} BROKEN ${count} times: ${says}\n  ${violations.join('\n  ')}`);
  return broken.length;
}
