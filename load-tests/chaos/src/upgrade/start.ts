import { parseArgs } from 'node:util';
import { isBroken } from '../report.js';
import { lastRelease } from './last-release.js';
import { rehearse } from './rehearsal.js';

const since = Date.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => print(`${((Date.now() - since) / 1000).toFixed(1).padStart(7)}  ${line}`);

function whole(name: string, text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} takes a whole number.`);
}

try {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seconds: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const seed = whole('seed', values.seed, Math.floor(Math.random() * 1e9));
  const seconds = whole('seconds', values.seconds, 10);
  const release = lastRelease(say);
  say(`${release.version} (${release.commit.slice(0, 8)}) beside this clone, seed ${seed}`);
  const { mixtures, checks } = await rehearse(release, { seed, seconds, isAll: values.all }, say);
  const broken = checks.filter(isBroken);
  for (const { id, says, count, violations } of broken)
    print(`${id} BROKEN ${count} times: ${says}\n  ${violations.join('\n  ')}`);
  const orders = mixtures.reduce((sum, mixture) => sum + mixture.orders, 0);
  const read = checks.find(({ id }) => id === 'U3')!.over;
  print(
    `Seed ${seed}: ${orders} orders in ${mixtures.length} mixtures, ${read} answers read; ` +
      `${checks.length - broken.length} of ${checks.length} checks hold.`,
  );
  process.exit(broken.length > 0 ? 1 : 0);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  process.exit(2);
}
