import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { injectionCounts, isBroken, type Report } from './report.js';

const BEGIN = '<!-- summary of a run: written by --note -->';
const END = '<!-- end of the summary -->';

/** Writes the summary of a run between the two marks of a Markdown file, replacing the previous one. */
export function writeNote(file: string, report: Report, day = new Date()): void {
  writeFileSync(file, withNote(readFileSync(file, 'utf8'), [machineLine(day), ...noteLines(report)]));
}

/** Replaces the text between the marks. @throws Error when the text has no marks. */
export function withNote(text: string, lines: readonly string[]): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`There is no place for the summary between ${BEGIN} and ${END}.`);
  return `${text.slice(0, from + BEGIN.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/** Returns the summary of a run in Markdown, with all failed checks. */
export function noteLines(report: Report): string[] {
  const { seed, form, options, seconds, faults, counts, checks } = report;
  const empty = checks.filter(({ over, count }) => over === 0 && count === 0);
  const broken = checks.filter(isBroken);
  return [
    `Seed ${seed}, ${form} form, ${options.orders} orders wanted, ${options.rounds} rounds of ${options.buyers} buyers, ` +
      `${options.races} races; ${Math.round(seconds / 60)} minutes in all. ` +
      `**${report.passed} checks passed, ${report.failed} failed**, ${empty.length} had nothing to look at` +
      `${empty.length > 0 ? ` (${empty.map(({ id }) => id).join(', ')})` : ''}.`,
    '',
    ...broken.flatMap(({ id, says, violations, count }) => [
      `- **broken** ${id} ${says} ${count} times, the first: ${violations[0] ?? ''}`,
    ]),
    ...(broken.length > 0 ? [''] : []),
    `| faults (${faults.length}) | times |`,
    '| --- | ---: |',
    ...injectionCounts(faults).map(([what, times]) => `| ${what} | ${times} |`),
    '',
    '| counts | |',
    '| --- | ---: |',
    ...Object.entries(counts).map(([what, count]) => `| ${what} | ${count} |`),
  ];
}

function machineLine(day: Date): string {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  return `${day.toISOString().slice(0, 10)}, ${cores.length} cores (${model}), ${gigabytes} GB, ${platform()} ${arch()}, Node ${process.versions.node}.\n`;
}
