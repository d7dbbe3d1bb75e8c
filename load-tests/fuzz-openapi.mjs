// npm run fuzz:openapi [-- --examples 50 --seed 1 --as nobody,buyer]: asks every documented operation of a running mall what Schemathesis
// makes of the document of the API, and writes load-tests/fuzz-openapi.md.
// Runs against the mall of `npm start` with its demo, whose records it changes: MALL_URL and MALL_DATA_DIR as deploy/local/README.md
// names them. Needs Python 3.10 with venv; Schemathesis is installed into the folder of the mall's data.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '@mall/contracts/openapi';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';
import { folder, readJson, url } from './running-mall.mjs';

const VERSION = '4.32.5';
const CHECKS =
  'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
const REPORT = new URL('fuzz-openapi.md', import.meta.url);

const HELP = `npm run fuzz:openapi [-- options], against the mall of "npm start" with its demo

  --examples N   of each operation (50)
  --links N      seconds in which chains of requests follow links, after the examples (300)
  --seed N       of the examples (drawn)
  --as ROLES     (nobody,buyer,merchant,administrator)
  --only TEXT    operations whose id contains the text
  --help         this text`;

const options = readCommandLine(HELP, {
  examples: { type: 'number', default: 50, least: 1 },
  links: { type: 'number', default: 300, least: 1 },
  seed: { type: 'number', default: Date.now() % 1_000_000_000, least: 0 },
  as: { type: 'string', default: 'nobody,buyer,merchant,administrator' },
  only: { type: 'string', default: '' },
});

/** Operations that end the session of the caller or replace the password, after which every answer would be a refusal. */
const ENDING =
  /^(auth\.(logout|logoutEverywhere|changePassword|setFirstPassword|endOwnSession|lockAccount)|rest\.session\.)/;

const SYSTEM_TYPES = { buyer: 0, merchant: 0, administrator: 2 };

function installSchemathesis() {
  const home = resolve(folder, 'schemathesis');
  const st = join(home, 'bin', 'st');
  if (existsSync(st) && spawnSync(st, ['--version'], { encoding: 'utf8' }).stdout?.includes(VERSION))
    return st;
  for (const [command, ...rest] of [
    ['python3', '-m', 'venv', home],
    [join(home, 'bin', 'pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
  ]) {
    const { status, error } = spawnSync(command, rest, { stdio: 'inherit' });
    if (status !== 0) {
      const reason = error?.message ?? `"${[command, ...rest].join(' ')}" ended with ${status}`;
      process.stderr.write(
        `Schemathesis ${VERSION} could not be installed: ${reason}. Python 3.10 with venv and PyPI are needed.\n`,
      );
      process.exit(2);
    }
  }
  return st;
}

/** Returns the document without the operations that the run leaves out. */
function document() {
  const whole = openApiDocument();
  const paths = Object.entries(whole.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).filter(
        ([, { operationId }]) => !ENDING.test(operationId) && operationId.includes(options.only),
      ),
    ),
  ]);
  return {
    ...whole,
    paths: Object.fromEntries(paths.filter(([, methods]) => Object.keys(methods).length > 0)),
  };
}

/**
 * Writes how Schemathesis signs in as a role, in the format of Web Fuzzing Commons. It signs in anew every five minutes, because an
 * access token ends before a long run does. @returns the path of the file
 */
function writeSignIn(role) {
  const account = readJson('sign-ins.json').find((one) => one.role === role);
  if (!account || !(role in SYSTEM_TYPES))
    throw new Error(`--as takes nobody, ${Object.keys(SYSTEM_TYPES).join(', ')}; "${role}" is none of them.`);
  const file = resolve(folder, 'schemathesis', `${role}-sign-in.json`);
  const loginEndpointAuth = {
    endpoint: '/api/mall4cloud_auth/ua/login',
    verb: 'POST',
    contentType: 'application/json',
    payloadRaw: JSON.stringify({
      principal: account.login,
      credentials: account.password,
      sysType: SYSTEM_TYPES[role],
    }),
    token: {
      extractFrom: 'body',
      extractSelector: '/data/access_token',
      sendIn: 'header',
      sendName: 'Authorization',
      sendTemplate: 'Bearer {token}',
    },
  };
  writeFileSync(file, JSON.stringify({ auth: [{ name: role, loginEndpointAuth }] }));
  return file;
}

/** The two runs of a role: examples of each operation, and chains of requests, which Schemathesis repeats within a time. */
const RUNS = [
  ['examples', ['--phases', 'examples,coverage,fuzzing']],
  ['links', ['--phases', 'stateful', '--max-time', options.links]],
];

/** Runs Schemathesis as one role. Its output goes to a log beside each report. @returns a report for each of `RUNS`, with its `log` */
async function runs(st, file, role) {
  const reports = [];
  for (const [name, phases] of RUNS) {
    const report = resolve(folder, 'schemathesis', `${role}-${name}.json`);
    const log = resolve(folder, 'schemathesis', `${role}-${name}.log`);
    const parts = [
      ...['run', file, '--url', `${url}/api`, '--checks', CHECKS, ...phases],
      ...['--max-examples', options.examples, '--seed', options.seed, '--continue-on-failure', '--no-color'],
      ...['--suppress-health-check', 'all', '--request-timeout', 35],
      ...['--report', 'json', '--report-json-path', report],
      ...(role === 'nobody' ? [] : ['--auth-wfc', writeSignIn(role)]),
    ];
    process.stdout.write(`As ${role}: ${log}\n`);
    const output = openSync(log, 'w');
    await new Promise((done, reject) => {
      // Schemathesis keeps a folder of its own in the current one.
      spawn(st, parts.map(String), {
        stdio: ['ignore', output, output],
        cwd: resolve(folder, 'schemathesis'),
      })
        .once('error', reject)
        .once('exit', done);
    });
    reports.push({ ...JSON.parse(readFileSync(report, 'utf8')), log: readFileSync(log, 'utf8') });
  }
  return reports;
}

/** Returns failures of checks, and errors such as a mall that stopped answering, after which the run was not whole. */
const faultsOf = (reports) =>
  reports.flatMap(({ failures, errors, stop_reason: reason }, nth) => [
    ...failures,
    ...errors,
    ...(reason === 'completed' || (reason === 'max_time' && RUNS[nth][0] === 'links')
      ? []
      : [{ title: `The run ended early: ${reason}` }]),
  ]);

/** Returns the report of all roles as Markdown. */
function reportOf(roles) {
  const cell = (values) => `| ${values.join(' | ')} |`;
  const rows = roles.map(([role, reports]) => {
    const [{ operations, valid_rates: rates }, { log }] = reports;
    const all = Object.values(rates).flatMap((phases) => Object.values(phases));
    const sum = (key) => all.reduce((total, rate) => total + rate[key], 0);
    const valid = ['accepted', 'unreachable', 'conflicts', 'rejected'].reduce(
      (total, key) => total + sum(key),
      0,
    );
    const total = (count) => reports.reduce((sum, report) => sum + count(report), 0);
    const [, links = 0] = /(\d+) covered \/ /.exec(log) ?? [];
    const [, chains = 0] = /Scenarios: +(\d+)/.exec(log) ?? [];
    const requests = total((report) => report.test_cases.generated);
    const minutes = Math.round(total((report) => report.running_time) / 60);
    return [
      ...[role, operations.tested, requests, `${sum('accepted')} of ${valid}`, chains, links],
      ...[faultsOf(reports).length, `${minutes} min`],
    ];
  });
  const { seed, examples, as } = options;
  return [
    '# The API as documented',
    '',
    `Written by \`npm run fuzz:openapi -- --examples ${examples} --links ${options.links} --seed ${seed} --as ${as}\` on ${new Date().toISOString().slice(0, 10)}, Schemathesis ${VERSION}, against`,
    'the mall of `npm start` with its demo. A failure is a status 5xx, or a status or body that the document does not describe.',
    'Links are those of the document, from lists and created records to the operations on a record, and those that Schemathesis infers',
    'from fields with the same names. A link is followed only after a request that succeeded as that person.',
    '',
    cell([
      'as',
      'operations',
      'requests',
      'valid ones accepted',
      'chains',
      'links followed',
      'distinct failures',
      'time',
    ]),
    cell(Array(8).fill('---')),
    ...rows.map(cell),
    ...roles.flatMap(([role, reports]) =>
      faultsOf(reports).map((failure) => `\n- ${role}: ${JSON.stringify(failure).slice(0, 400)}`),
    ),
    '',
  ].join('\n');
}

const st = installSchemathesis();
const file = resolve(folder, 'schemathesis', 'openapi.json');
writeFileSync(file, JSON.stringify(document()));
// At the same time, because Schemathesis uses one core and takes an hour for each.
const roles = await Promise.all(
  options.as.split(',').map(async (role) => [role, await runs(st, file, role)]),
);
if (!options.only) {
  const style = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(reportOf(roles), { ...style, parser: 'markdown' }));
}
process.exitCode = roles.some(([, reports]) => faultsOf(reports).length > 0) ? 1 : 0;
