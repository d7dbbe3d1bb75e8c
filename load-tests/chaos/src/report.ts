import type { Checked } from './check/check.js';
import type { Struck } from './faults/fault.js';
import type { ChaosOptions } from './options.js';

export interface Report {
  readonly seed: number;
  readonly form: ChaosOptions['form'];
  readonly options: Omit<ChaosOptions, 'report' | 'keep'>;
  readonly seconds: number;
  readonly quietMs: number;
  readonly faults: readonly Struck[];
  readonly counts: Readonly<Record<string, number>>;
  readonly checks: readonly Checked[];
  readonly passed: number;
  readonly failed: number;
}

export const isBroken = ({ count }: Checked): boolean => count > 0;

/** Counts the injections of each fault, by its id. */
function injectionCounts(faults: readonly Struck[]): (readonly [string, number])[] {
  const blows = new Map<string, number>();
  for (const { id, what } of faults) blows.set(`${id} ${what}`, (blows.get(`${id} ${what}`) ?? 0) + 1);
  return [...blows].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Formats the report as lines of text. */
export function reportLines(report: Report): string[] {
  const { seed, form, seconds, faults, counts, checks, quietMs } = report;
  return [
    '',
    `Chaos, ${form} form, seed ${seed}, ${seconds} s; quiet ${(quietMs / 1000).toFixed(1)} s after the last deal`,
    '',
    `Faults (${faults.length}):`,
    ...injectionCounts(faults).map(([what, times]) => `  ${String(times).padStart(4)}  ${what}`),
    ...faults.flatMap(({ what, failure }) => (failure ? [`        ${what} did not work: ${failure}`] : [])),
    '',
    'Calls failed after a kill for:',
    ...faults.flatMap(({ what, outage }) =>
      outage
        ? [
            `  ${(outage.ms / 1000).toFixed(1).padStart(6)} s  ${what} (${outage.failed} of ${outage.calls} calls)`,
          ]
        : [],
    ),
    '',
    'Counts:',
    ...Object.entries(counts).map(([what, count]) => `  ${String(count).padStart(8)}  ${what}`),
    '',
    'Checks:',
    ...checks.flatMap((check) => [
      `  ${isBroken(check) ? 'BROKEN' : check.over === 0 ? 'empty ' : 'ok    '}  ${check.id.padEnd(5)} ${check.says} (${check.over} looked at)`,
      ...check.violations.map((violation) => `            ${violation}`),
      ...(check.count > check.violations.length ? [`            … ${check.count} in all`] : []),
    ]),
    '',
    `${report.passed} passed, ${report.failed} failed`,
    ...(report.failed ? [`Again: npm run chaos -- ${form === 'short' ? '--short ' : ''}--seed ${seed}`] : []),
  ];
}
