import { parseArgs } from 'node:util';
import { isBroken } from '../report.js';
import { drill } from './drill.js';

const since = Date.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => print(`${((Date.now() - since) / 1000).toFixed(1).padStart(7)}  ${line}`);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

try {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');
  const report = await drill(seed, say);
  const broken = report.checks.filter(isBroken);
  for (const { id, says, count, violations } of broken)
    print(`${id} BROKEN ${count} times: ${says} ${violations.join('; ')}`);
  print(
    `Seed ${report.seed}: ${report.acknowledged} orders were acknowledged, ${report.lost} of them lost; RPO ${seconds(report.rpoMs)}, ` +
      `RTO ${seconds(report.rtoMs)}, all work done ${seconds(report.quietMs)} later; ` +
      `${report.checks.length - broken.length} of ${report.checks.length} checks hold.`,
  );
  process.exit(broken.length > 0 ? 1 : 0);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  process.exit(2);
}
