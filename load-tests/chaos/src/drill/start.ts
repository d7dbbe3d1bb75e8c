import { readCommandLine } from '@mall/local-stack/command-line';
import { command, print, printBroken, say } from '../command.js';
import { anySeed } from '../any-seed.js';
import { drill } from './drill.js';
import { earlierMall } from './earlier-mall.js';

const HELP = `npm run drill:restore -- [options]

  --seed N        seed of the second that is restored to and of the buyers (random and printed by default)
  --data FOLDER   begins with a copy of the data folder of a mall that is stopped, which stays as it is (an empty mall by default);
                  the disk needs room for three copies of it
  --help          this text`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const { seed, data } = readCommandLine(HELP, {
    seed: { type: 'number', default: anySeed() },
    data: { type: 'string' },
  });
  const report = await drill(seed, say, data === undefined ? {} : { prepare: earlierMall(data) });
  const broken = printBroken(report.checks);
  print(
    `Seed ${report.seed}: ${report.acknowledged} orders were acknowledged, ${report.lost} of them lost; RPO ${seconds(report.rpoMs)}, ` +
      `RTO ${seconds(report.rtoMs)}, all work done ${seconds(report.quietMs)} later; ` +
      `${report.checks.length - broken} of ${report.checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
