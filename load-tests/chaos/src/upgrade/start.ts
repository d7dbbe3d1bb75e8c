import { readCommandLine } from '@mall/local-stack/command-line';
import { command, print, printBroken, say } from '../command.js';
import { anySeed } from '../any-seed.js';
import { lastRelease } from './last-release.js';
import { rehearse } from './rehearsal.js';

const HELP = `npm run rehearse:upgrade -- [options]

  --seed N      seed of mixtures and buyers (random and printed by default)
  --seconds N   seconds of orders in each mixture of old and new services (10)
  --all         all sixteen mixtures
  --help        this text`;

await command(async () => {
  const { seed, seconds, all } = readCommandLine(HELP, {
    seed: { type: 'number', default: anySeed() },
    seconds: { type: 'number', default: 10, least: 1 },
    all: { type: 'boolean' },
  });
  const release = lastRelease(say);
  say(`${release.version} (${release.commit.slice(0, 8)}) beside this clone, seed ${seed}`);
  const { mixtures, checks, answers } = await rehearse(release, { seed, seconds, isAll: all }, say);
  const broken = printBroken(checks);
  const orders = mixtures.reduce((sum, mixture) => sum + mixture.orders, 0);
  print(
    `Seed ${seed}: ${orders} orders in ${mixtures.length} mixtures, ${answers} answers read; ` +
      `${checks.length - broken} of ${checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
