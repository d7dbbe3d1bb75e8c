// `npm run walks:faults`: puts faults into the source one at a time, and tells after how many walks each is found.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faults } from './faults.mjs';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const table = new URL('../FAULTS.md', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'mall-faults-'));

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '400' },
    seed: { type: 'string', default: '35' },
    lanes: { type: 'string', default: '4' },
    only: { type: 'string' },
    ignore: { type: 'string', default: '' },
    from: { type: 'string', default: '0' },
    report: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const chosen = faults
  .slice(Number(values.from))
  .filter(({ name }) => !values.only || values.only.split(';').some((part) => name.includes(part)));
const say = (text) => process.stdout.write(`${text}\n`);

/** The source as it was, by file. */
const originals = new Map();

function restore() {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
}

/** @returns why the fault does not fit the source any more; undefined when it was put in. */
function putIn({ edits }) {
  for (const { file, find, replace } of edits) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const times = text.split(find).length - 1;
    if (times !== 1) return `${file} has ${times} times: ${find.split('\n')[0]}`;
    if (!originals.has(path)) originals.set(path, text);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return undefined;
}

/** Only what the fault is in, without everything that is built of it: much of that is the same. */
function build(projects) {
  for (const name of projects)
    execFileSync('npm', ['run', 'build', '--workspace', `@mall/${name}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

const builtOf = ({ builds, edits }) =>
  edits.some(({ file }) => file.startsWith('libs/contracts/')) ? ['contracts', ...builds] : builds;

function walk() {
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    MALL_IS_BUILT: 'true',
    WALKS: values.walks,
    WALK_SEED: values.seed,
    WALK_LANES: values.lanes,
    WALK_SHRINK: 'false',
    WALK_IGNORE: values.ignore,
    WALK_REPORT: report,
  };
  const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const tests = [
    '-c',
    'libs/testing/jest/integration.config.mjs',
    '--runTestsByPath',
    'services/order/test/deal-walks.e2e-spec.ts',
  ];
  const run = spawnSync(process.execPath, [...flags, ...tests], { cwd: root, env, encoding: 'utf8' });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { error: run.stderr.slice(-1_500) };
  }
}

function tryOne(fault) {
  const stale = putIn(fault);
  if (stale) return { fault, stale };
  try {
    build(builtOf(fault));
    const { failure, walks, error } = walk();
    if (error) return { fault, error };
    if (!failure) return { fault, missed: walks };
    return { fault, nth: failure.nth, by: [...new Set(failure.found.map(({ invariant }) => invariant))] };
  } catch (failure) {
    return { fault, error: String(failure) };
  } finally {
    restore();
  }
}

const told = ({ stale, error, missed, nth, by }) => {
  if (stale) return `does not fit the source: ${stale}`;
  if (error) return `could not be tried: ${error}`;
  return missed ? `NOT FOUND in ${missed} walks` : `found in walk ${nth} by ${by.join(', ')}`;
};

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    restore();
    process.exit(130);
  });

const results = [];
try {
  for (const fault of chosen) {
    const result = tryOne(fault);
    results.push(result);
    say(`${fault.name}: ${told(result)}`);
  }
} finally {
  restore();
  build([...new Set(['contracts', ...chosen.flatMap(builtOf)])]);
  rmSync(scratch, { recursive: true, force: true });
}

const found = results.filter(({ nth }) => nth !== undefined);
say(`${found.length} of ${results.length} faults were found.`);
if (values.write) writeFileSync(table, tableOf(results));
process.exit(found.length === results.length ? 0 : 1);

function tableOf(rows) {
  const lines = rows.map((row) =>
    row.nth === undefined
      ? `| ${row.fault.name} | ${told(row)} | |`
      : `| ${row.fault.name} | ${row.nth} | ${row.by.map((name) => `\`${name}\``).join(', ')} |`,
  );
  return [
    '# Faults that the walks find',
    '',
    `Written by \`npm run walks:faults -- --write\`: each fault is put into the source alone, by exact replacements, and walks of seed`,
    `${values.seed} are taken until one breaks an invariant. ${found.length} of ${rows.length} are found.`,
    '',
    '<!-- prettier-ignore-start -->',
    '| fault | found in walk | broken invariants |',
    '| --- | ---: | --- |',
    ...lines,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
