// npm run walks:faults: puts faults into the source one at a time, and reports after how many walks each is found.
// Options: --walks 400, --seed 35, --lanes 4, --only NAME;NAME, --results FILE, --resume (goes on with that file), --write (renews
// FAULTS.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './faults.mjs';
import { root } from './source.mjs';

const table = new URL('../FAULTS.md', import.meta.url);

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '400' },
    seed: { type: 'string', default: '35' },
    lanes: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    results: { type: 'string', default: join(root, 'test-results/faults.jsonl') },
    write: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  },
});

const say = (text) => process.stdout.write(`${text}\n`);

mkdirSync(dirname(values.results), { recursive: true });
if (!values.resume) rmSync(values.results, { force: true });
const env = {
  ...process.env,
  WALKS: values.walks,
  WALK_SEED: values.seed,
  WALK_LANES: values.lanes,
  WALK_FAULTS: values.only,
  WALK_FAULTS_FILE: values.results,
};
const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const tests = [
  '-c',
  'libs/testing/jest/integration.config.mjs',
  '--runTestsByPath',
  'services/order/test/deal-walks.e2e-spec.ts',
];
spawnSync(process.execPath, [...flags, ...tests], { cwd: root, env, stdio: 'inherit' });

const results = existsSync(values.results)
  ? readFileSync(values.results, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const told = ({ stale, missed, nth, by }) => {
  if (stale) return `does not fit the source: ${stale}`;
  return nth === undefined ? `NOT FOUND in ${missed} walks` : `found in walk ${nth} by ${by.join(', ')}`;
};
for (const result of results) say(`${result.name}: ${told(result)}`);

const wanted = faults.filter(({ name }) => values.only.split(';').some((part) => name.includes(part)));
const found = results.filter(({ nth }) => nth !== undefined);
say(`${found.length} of ${wanted.length} faults were found.`);
if (values.write) writeFileSync(table, tableOf(results));
process.exit(found.length === wanted.length ? 0 : 1);

function tableOf(rows) {
  const lines = rows.map((row) =>
    row.nth === undefined
      ? `| ${row.name} | ${told(row)} | |`
      : `| ${row.name} | ${row.nth} | ${row.by.map((name) => `\`${name}\``).join(', ')} |`,
  );
  return [
    '# Faults that the walks find',
    '',
    `Written by \`npm run walks:faults -- --write\`: each fault is put into the source alone, by exact replacements, and walks of seed`,
    `${values.seed} are taken until one breaks an invariant. Of ${faults.length} faults ${rows.length} were tried, ${found.length} of them found.`,
    '',
    '<!-- prettier-ignore-start -->',
    '| fault | found in walk | broken invariants |',
    '| --- | ---: | --- |',
    ...lines,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
