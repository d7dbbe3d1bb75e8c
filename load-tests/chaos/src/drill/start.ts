import { parseArgs } from 'node:util';
import { command, print, printBroken, say } from '../command.js';
import { anySeed, wholeNumber } from '../whole-number.js';
import { drill } from './drill.js';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } });
  const report = await drill(wholeNumber('seed', values.seed, anySeed()), say);
  const broken = printBroken(report.checks);
  print(
    `Seed ${report.seed}: ${report.acknowledged} orders were acknowledged, ${report.lost} of them lost; RPO ${seconds(report.rpoMs)}, ` +
      `RTO ${seconds(report.rtoMs)}, all work done ${seconds(report.quietMs)} later; ` +
      `${report.checks.length - broken} of ${report.checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
