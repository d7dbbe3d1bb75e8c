// `npm run walks`: random walks of deals; README.md describes the options.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '1000' },
    first: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    steps: { type: 'string' },
    lanes: { type: 'string' },
    replay: { type: 'string' },
    ignore: { type: 'string' },
    kills: { type: 'boolean', default: false },
    survey: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(
    [
      'npm run walks -- [options]',
      '  --walks N     how many walks; 1000 unless told',
      '  --first N     the number of the first walk of the seed; 1 unless told',
      '  --seed N      drawn and printed unless told',
      '  --steps N     steps of each walk',
      '  --lanes N     walks at the same time',
      '  --kills       services and the broker are killed meanwhile',
      '  --survey      does not end at the first violation, and counts all of them',
      '  --ignore A,B  invariants that are not looked at',
      '  --replay JSON the steps of a failed walk, as it printed them',
      '',
    ].join('\n'),
  );
  process.exit(0);
}

const given = {
  WALKS: values.walks,
  WALK_FIRST: values.first,
  WALK_SEED: values.seed,
  WALK_STEPS: values.steps,
  WALK_LANES: values.lanes,
  WALK_REPLAY: values.replay,
  WALK_IGNORE: values.ignore,
  WALK_KILLS: values.kills ? 'true' : undefined,
  WALK_SURVEY: values.survey ? 'true' : undefined,
};
const env = {
  ...process.env,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
};

const tests = [
  '-c',
  'libs/testing/jest/integration.config.mjs',
  '--runTestsByPath',
  'services/order/test/deal-walks.e2e-spec.ts',
];
const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const child = spawn(process.execPath, [...flags, ...tests], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
