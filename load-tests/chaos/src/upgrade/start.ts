import { parseArgs } from 'node:util';
import { command, print, printBroken, say } from '../command.js';
import { anySeed, wholeNumber } from '../whole-number.js';
import { lastRelease } from './last-release.js';
import { rehearse } from './rehearsal.js';

await command(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seconds: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const seed = wholeNumber('seed', values.seed, anySeed());
  const seconds = wholeNumber('seconds', values.seconds, 10);
  const release = lastRelease(say);
  say(`${release.version} (${release.commit.slice(0, 8)}) beside this clone, seed ${seed}`);
  const { mixtures, checks, answers } = await rehearse(release, { seed, seconds, isAll: values.all }, say);
  const broken = printBroken(checks);
  const orders = mixtures.reduce((sum, mixture) => sum + mixture.orders, 0);
  print(
    `Seed ${seed}: ${orders} orders in ${mixtures.length} mixtures, ${answers} answers read; ` +
      `${checks.length - broken} of ${checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
