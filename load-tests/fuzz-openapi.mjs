// npm run fuzz:openapi [-- --examples 50 --seed 1 --as nobody,buyer]: asks every documented operation of a running mall what Schemathesis
// makes of the document of the API, and writes load-tests/fuzz-openapi.md.
// Runs against the mall of `npm start` with its demo, whose records it changes: MALL_URL and MALL_DATA_DIR as deploy/local/README.md
// names them. Needs Python 3.10 with venv; Schemathesis is installed into the folder of the mall's data.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GatewayClient } from '@mall/demo/gateway';
import { openApiDocument } from '@mall/contracts/openapi';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';
import { folder, readJson, url } from './running-mall.mjs';

const VERSION = '4.32.5';
const CHECKS =
  'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
const REPORT = new URL('fuzz-openapi.md', import.meta.url);

/** Access tokens are valid for half an hour. */
const TOKEN_SECONDS = 1_800;

const HELP = `npm run fuzz:openapi [-- options], against the mall of "npm start" with its demo

  --examples N   of each operation (50)
  --seed N       of the examples (drawn)
  --as ROLES     (nobody,buyer,merchant,administrator)
  --only TEXT    operations whose id contains the text
  --help         this text`;

const options = readCommandLine(HELP, {
  examples: { type: 'number', default: 50, least: 1 },
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

async function tokenOf(role) {
  if (role === 'nobody') return undefined;
  const account = readJson('sign-ins.json').find((one) => one.role === role);
  if (!account || !(role in SYSTEM_TYPES))
    throw new Error(`--as takes nobody, ${Object.keys(SYSTEM_TYPES).join(', ')}; "${role}" is none of them.`);
  const { login, password } = account;
  return (await new GatewayClient(url).signIn(login, password, SYSTEM_TYPES[role])).token;
}

/** Runs Schemathesis as one role. @returns its report */
async function run(st, file, role) {
  const token = await tokenOf(role);
  const report = resolve(folder, 'schemathesis', `${role}.json`);
  const parts = [
    ...[
      'run',
      file,
      '--url',
      `${url}/api`,
      '--checks',
      CHECKS,
      '--phases',
      'examples,coverage,fuzzing,stateful',
    ],
    ...['--max-examples', options.examples, '--seed', options.seed, '--continue-on-failure', '--no-color'],
    ...['--suppress-health-check', 'all', '--request-timeout', 35],
    ...['--report', 'json', '--report-json-path', report],
    ...(token ? ['--header', `Authorization:Bearer ${token}`] : []),
  ];
  await new Promise((done, reject) => {
    // Schemathesis keeps a folder of its own in the current one.
    spawn(st, parts.map(String), {
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: resolve(folder, 'schemathesis'),
    })
      .once('error', reject)
      .once('exit', done);
  });
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (token && result.running_time > TOKEN_SECONDS)
    throw new Error(
      `The token of ${role} ended before the run did: ask for less, with --examples or --only.`,
    );
  return result;
}

/** Returns failures of checks, and errors such as a mall that stopped answering, after which the run was not whole. */
const faultsOf = ({ failures, errors }) => [...failures, ...errors];

/** Returns the report of all roles as Markdown. */
function reportOf(runs) {
  const cell = (values) => `| ${values.join(' | ')} |`;
  const rows = runs.map(([role, { operations, test_cases: cases, running_time: seconds, ...result }]) => [
    ...[role, operations.tested, cases.generated, faultsOf(result).length, `${Math.round(seconds)} s`],
  ]);
  return [
    '# The API as documented',
    '',
    `Written by \`npm run fuzz:openapi -- --examples ${options.examples} --seed ${options.seed} --as ${options.as}\` on ${new Date().toISOString().slice(0, 10)}, Schemathesis ${VERSION}, against`,
    'the mall of `npm start` with its demo. A failure is a status 5xx, or a status or body that the document does not describe.',
    '',
    cell(['as', 'operations', 'requests', 'distinct failures', 'time']),
    cell(['---', '---', '---', '---', '---']),
    ...rows.map(cell),
    ...runs.flatMap(([role, result]) =>
      faultsOf(result).map((failure) => `\n- ${role}: ${JSON.stringify(failure).slice(0, 400)}`),
    ),
    '',
  ].join('\n');
}

const st = installSchemathesis();
const file = resolve(folder, 'schemathesis', 'openapi.json');
writeFileSync(file, JSON.stringify(document()));
const runs = [];
for (const role of options.as.split(',')) runs.push([role, await run(st, file, role)]);
if (!options.only) {
  const style = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(reportOf(runs), { ...style, parser: 'markdown' }));
}
process.exitCode = runs.some(([, result]) => faultsOf(result).length > 0) ? 1 : 0;
