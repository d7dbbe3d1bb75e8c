import { writeFileSync } from 'node:fs';
import { print, say } from './command.js';
import { HELP, readOptions } from './options.js';
import { reportLines } from './report.js';
import { run } from './run.js';
import { ChaosMall } from './stack/chaos-mall.js';

/**
 * Runs the scenes and prints their report. Returns the exit code: 0 nothing found, 1 a check failed, 2 the harness
 * could not run.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    print(HELP);
    return 0;
  }
  const options = readOptions(args);
  say('Starting the mall');
  const hear = (line: string): void => say(`              ${line.split('. Its log')[0]!}`);
  // The memory of the machine is the disk, which is too little for the long form.
  const mall = await ChaosMall.start(hear, { onSmallDisk: options.form === 'short' });
  let failed = 1;
  const leave = (): void => void mall.stop().finally(() => process.exit(130));
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  try {
    const report = await run(mall, options, say);
    failed = report.failed;
    for (const line of reportLines(report)) print(line);
    if (options.report) writeFileSync(options.report, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    const keep = options.keep && failed > 0;
    await mall.stop({ keep });
    if (keep) print(`Logs and data are in ${mall.dir}`);
  }
  return failed > 0 ? 1 : 0;
}
