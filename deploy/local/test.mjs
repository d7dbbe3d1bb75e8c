// `npm test`: runs every stage, continues after a failed one, and ends with the totals.
// `npm test -- quick`: format, lint, types and unit tests, without the files `*.long.spec.ts`, which compare for many seconds.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, endRunning, install, root, run, Stop } from '../../libs/local-stack/prepare.mjs';
import { say, step, stepBeside } from '../../libs/local-stack/progress.mjs';
import { journeyEnvironment } from '../../libs/testing/jest/journey-environment.mjs';

const windows = process.platform === 'win32';
const results = mkdtempSync(join(tmpdir(), 'mall-results-'));
const totals = { passed: 0, failed: 0 };
const missed = [];
/** Set while a whole mall runs for the browser tests and the load test. */
let mall;
/** The build of this run, made once for all stages that need it. */
let built;
/** Matches the files that a quick run leaves out. */
const LONG = '\\.long\\.spec\\.';
let isQuick = false;

/** Stages that only read files and do not depend on each other: run concurrently when requested by name. */
const SIDE_BY_SIDE = ['format', 'lint', 'types'];

/** In a whole run, these use the processor time that the main stages leave while they wait for services and pages. */
const BESIDE = [...SIDE_BY_SIDE, 'unit'];

/** Runs before all others, which read what it writes. */
const FIRST = ['build'];

const STAGES = {
  format: (show) => check('Formatting', show, tool('prettier', '--check', '--cache', '.')),
  lint: (show) => check('Lint and module boundaries', show, lint()),
  types: (show) => check('Types', show, ...['.', 'console', 'storefront'].filter(hasTypes).map(typesOf)),
  build: ensureBuilt,
  // First of the main stages: it waits more than it computes, which leaves most time to what runs beside it.
  chaos,
  unit: (show = step) => jest('unit', { show, ...(isQuick && { leftOut: LONG }) }),
  integration: async () =>
    (await ensureBuilt())
      ? jest('integration', { env: { MALL_IS_BUILT: 'true' } })
      : missed.push('integration tests: the build failed'),
  e2e: journeys,
  load: loadTest,
};

const HELP = `npm test [-- stages]

  Runs every stage and ends with the totals. Stages: ${Object.keys(STAGES).join(', ')}.
  quick   format, lint, types and unit tests, without the files *.long.spec.ts
  --help  this text`;

async function main(asked) {
  isQuick = asked.includes('quick');
  const wanted = isQuick ? [...SIDE_BY_SIDE, 'unit', ...asked.filter((name) => name !== 'quick')] : asked;
  const unknown = wanted.filter((name) => !(name in STAGES));
  if (unknown.length)
    throw new Stop(
      `There is no stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}, and quick.`,
    );
  checkNode();
  await install(step);
  await (wanted.length ? someStages(wanted) : allStages());
}

async function allStages() {
  const others = [...FIRST, ...BESIDE];
  await oneByOne(FIRST);
  await Promise.all([
    oneByOne(Object.keys(STAGES).filter((name) => !others.includes(name))),
    oneByOne(BESIDE, stepBeside),
  ]);
}

async function someStages(wanted) {
  await sideBySide(wanted.filter((name) => SIDE_BY_SIDE.includes(name)));
  await oneByOne(Object.keys(STAGES).filter((name) => wanted.includes(name) && !SIDE_BY_SIDE.includes(name)));
  for (const name of Object.keys(STAGES)) if (!wanted.includes(name)) missed.push(`${name}: not asked for`);
}

/** Runs all of these stages, whatever fails. */
async function oneByOne(names, show) {
  for (const name of names) {
    const before = processorTimes();
    await STAGES[name](show).catch((failure) => missed.push(`${name}: ${failure.message}`));
    if (show !== stepBeside) sayBusy(name, before);
  }
}

/** Returns the time of all processors since the machine started, in milliseconds. */
function processorTimes() {
  const times = cpus().map((one) => one.times);
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}

/** Says which part of the processors' time a main stage used, with what ran beside it: what is idle could run more at once. */
function sayBusy(name, before) {
  const now = processorTimes();
  const busy = 1 - (now.idle - before.idle) / Math.max(1, now.all - before.all);
  say(`    ${name}: processors ${Math.round(busy * 100)} % busy`);
}

const tool = (name, ...args) => ({
  command: join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name),
  args,
});
/** ESLint's cache knows the settings of our rules, but not their source: each version of it has a cache of its own. */
function lint() {
  const rules = createHash('sha256');
  for (const name of readdirSync(join(root, 'lint')).filter((one) => /\.[cm]js$/.test(one)))
    rules.update(readFileSync(join(root, 'lint', name)));
  const cache = `node_modules/.cache/eslint/${rules.digest('hex').slice(0, 16)}`;
  return tool('eslint', '--cache', '--cache-strategy', 'content', '--cache-location', cache, '.');
}
const hasTypes = (folder) => existsSync(join(root, folder, 'tsconfig.json'));
/** Type checks are cached for the next run. */
const typesOf = (folder) =>
  tool(
    'tsc',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${folder}.tsbuildinfo`,
  );

/** Runs these checks concurrently, shown as one step. */
async function sideBySide(checks) {
  if (checks.length === 0) return;
  const silently = (_, work) => work(() => undefined);
  await step(`Checks of files: ${checks.join(', ')}`, () =>
    Promise.all(checks.map((name) => STAGES[name](silently))),
  );
}

/** Runs one check that passes or fails as a whole; `show` prints its progress. */
function check(what, show = step, ...commands) {
  return count(() =>
    show(what, async () => {
      const failures = [];
      for (const { command, args } of commands) {
        await run(command, args, { shell: windows, yields: show === stepBeside }).catch((failure) =>
          failures.push(failure.message),
        );
      }
      if (failures.length) throw new Stop(failures.join('\n'));
    }),
  );
}

/** Runs `work` as one test and prints the reason of a failure. */
async function count(work) {
  try {
    await work();
    totals.passed += 1;
    return true;
  } catch (failure) {
    totals.failed += 1;
    say(indented(failure instanceof Stop ? failure.message : failure.stack));
    return false;
  }
}

function ensureBuilt() {
  return (built ??= count(() => build(step)));
}

/** Runs one Jest configuration and counts its tests. */
async function jest(name, { env = {}, show = step, leftOut } = {}) {
  const report = await runJest(name, env, show, leftOut);
  if (!report) return (totals.failed += 1);
  addReport(name, report);
}

/** Runs Jest and prints its failures. Returns Jest's report, `undefined` when there is none. */
async function runJest(name, env, show, leftOut) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const flags = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
  ];
  const args = ['-c', `libs/testing/jest/${name}.config.mjs`, '--ci', '--json', `--outputFile=${report}`];
  if (leftOut) {
    args.push('--testPathIgnorePatterns', leftOut);
    missed.push(`${name}: files that match ${leftOut}`);
  }
  let said = '';
  await show(`Tests: ${name}`, (note) =>
    run(process.execPath, [...flags, ...args], {
      env: { ...process.env, ...env },
      yields: show === stepBeside,
      onText: (text) => {
        said += text;
        const file = /(?:PASS|FAIL) .*?([\w.-]+spec\.tsx?)/.exec(text)?.[1];
        if (file) note(file);
      },
    }),
  ).catch(() => say(indented(withoutPasses(said))));
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

/** Counts the tests of a run. */
function addReport(name, { testResults: files }) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const hasFailed = ({ status }) => status === 'failed';
  // A file that failed to load or to clean up has no failed test in the report, but is a failure.
  const broken = files.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed));
  const failed = tests.filter(hasFailed).length + broken.length;
  totals.passed += passed.length;
  totals.failed += failed;
  say(`    ${name}: ${passed.length} passed, ${failed} failed`);
  say(`    slowest files: ${slowestOf(files).join(', ')}`);
  const skipped = tests.filter(({ status }) => !['passed', 'failed'].includes(status));
  for (const { fullName } of skipped) missed.push(`${name}: ${fullName} (skipped by itself)`);
}

/** Returns the slowest files with their seconds, which explain a run that becomes too long. */
function slowestOf(files) {
  return files
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 12)
    .map(({ name, ms }) => `${name} ${Math.round(ms / 1_000)} s`);
}

/** Runs the short form of the chaos harness: each of its checks counts as a test. */
async function chaos() {
  if (!(await ensureBuilt())) return missed.push('chaos: the build failed');
  const report = join(results, 'chaos.json');
  const args = [join(root, 'load-tests', 'chaos', 'dist', 'start.js'), '--short', '--report', report];
  let said = '';
  const hear = (note) => (text) => {
    said += text;
    note(text.trim().split('\n').at(-1).trim().slice(0, 90));
  };
  await step('Chaos (short form)', (note) => run(process.execPath, args, { onText: hear(note) })).catch(() =>
    say(indented(said)),
  );
  if (!existsSync(report)) return (totals.failed += 1);
  const { passed, failed, seed, faults } = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += passed;
  totals.failed += failed;
  say(`    ${passed} passed, ${failed} failed; seed ${seed}, ${faults.length} faults`);
}

/** Runs the tests of buyers and staff in a real browser. */
async function journeys() {
  if (!['storefront', 'console'].some(hasJourneys))
    return missed.push('end-to-end tests: there are none yet');
  if (!(await ensureBuilt())) return missed.push('end-to-end tests: the build failed');
  const { findChromium } = await launcher();
  if (!findChromium())
    return missed.push('end-to-end tests: there is no Chromium on the PATH (or name it in CHROMIUM)');
  if (!(await ensureMall())) return missed.push('end-to-end tests: the mall did not start');
  await jest('e2e');
}

function hasJourneys(app) {
  const folder = join(root, app, 'e2e');
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((file) => file.endsWith('.e2e-spec.ts'))
  );
}

/** Runs the smoke shape of the load tests: a few visitors, all promises checked. */
async function loadTest() {
  const script = 'load-tests/load/smoke.ts';
  if (!existsSync(join(root, script))) return missed.push('load test: there is none yet');
  if (!(await ensureBuilt())) return missed.push('load test: the build failed');
  const { findOnPath } = await launcher();
  if (!findOnPath('k6')) return missed.push('load test: k6 is not on the PATH');
  if (!(await ensureMall())) return missed.push('load test: the mall did not start');
  const env = { ...process.env, MALL_URL: mall.url };
  await count(() => step('Load test (smoke)', () => run('k6', ['run', '--quiet', script], { env })));
}

async function ensureMall() {
  if (mall) return true;
  if (!(await ensureBuilt())) return false;
  return count(async () => {
    say('  Starting a whole mall');
    const { TemporaryMall } = await launcher();
    Object.assign(process.env, await journeyEnvironment());
    mall = await TemporaryMall.start({ say, step });
    Object.assign(process.env, mall.variables);
  });
}

/** Returns the built launcher: available after the build stage at the earliest. */
async function launcher() {
  const file = join(root, 'libs', 'local-stack', 'dist', 'index.js');
  if (!existsSync(file)) throw new Stop('The launcher is not built; what needs it did not run.');
  return import(pathToFileURL(file).href);
}

/** Removes passed files from Jest's output. */
function withoutPasses(text) {
  return withoutFlood(text.replace(/^PASS .*\n/gm, ''));
}

/** Shortens a long text to its beginning and end. */
function withoutFlood(text) {
  const lines = text.trim().split('\n');
  const [head, tail] = [400, 40];
  if (lines.length <= head + tail) return lines.join('\n');
  const left = `… ${lines.length - head - tail} lines left out …`;
  return [...lines.slice(0, head), left, ...lines.slice(-tail)].join('\n');
}

function indented(text) {
  return text.replace(/^/gm, '    ');
}

async function end() {
  await mall?.stop();
  const { findOnPath } = await launcher().catch(() => ({}));
  if (findOnPath && !findOnPath('minio'))
    missed.push('objects in S3: minio is not on the PATH; objects in a folder were tested');
  if (missed.length) say(`\nDid not run:\n${missed.map((line) => `  - ${line}`).join('\n')}`);
  say(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed ? 1 : 0);
}

process.on('exit', () => rmSync(results, { recursive: true, force: true }));

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    endRunning();
    Promise.resolve(mall?.stop()).finally(() => process.exit(130));
  });
}

const wanted = process.argv.slice(2);
if (wanted.includes('--help')) {
  say(HELP);
  process.exit(0);
}
try {
  await main(wanted);
} catch (failure) {
  totals.failed += 1;
  say(failure instanceof Stop ? failure.message : failure.stack);
}
if (!ending) await end();
