// npm run prove:database -- [--registry localhost/] [--postgres-image I] [--one-node] [--cut 'command']
// On the cluster of KUBECONFIG, where CloudNativePG is installed: brings up the database of the overlay `ha` with what stands on it,
// takes its primary away in several ways while rows are written, and looks whether one is missing. The namespace `mall` has to be
// absent, and is deleted at the end (--keep leaves it). Writes deploy/kubernetes/REPORT-DATABASE.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../../../libs/local-stack/command-line.mjs';
import { kubectl } from '../kubectl.mjs';
import { rollOutObjects } from '../roll-out.mjs';
import { attemptsIn, failingFor, longestGap } from './attempts.mjs';
import { databaseMall } from './database-mall.mjs';
import { databaseReportOf } from './database-report.mjs';
import { deleteMall, kubernetesVersion, NAMESPACE, podsLeftOver, refuseMall } from './mall-namespace.mjs';
import { ScriptPod } from './script-pod.mjs';
import { say, Steps } from './steps.mjs';

const HELP = `npm run prove:database -- [options], on the cluster of KUBECONFIG

  --registry R         what the names of the mall's and NATS' images begin with, such as localhost/
  --version V          version of the mall's images (0.1.0)
  --postgres-image I   instead of the image that the overlay names
  --one-node           servers may share a node, and ask for little of it
  --cut C              command that cuts the pod of the environment variable POD from the network; without it that step is left out
  --keep               leaves the namespace at the end
  --help               this text`;

const options = readCommandLine(HELP, {
  registry: { type: 'string', default: '' },
  version: { type: 'string', default: '0.1.0' },
  'postgres-image': { type: 'string' },
  'one-node': { type: 'boolean' },
  cut: { type: 'string' },
  keep: { type: 'boolean' },
});

/** Within which writes have to be back. */
const LONGEST_GAP_S = 90;
const CLUSTER = 'clusters.postgresql.cnpg.io/postgres';
const IMAGES = `${options.registry}mall/`;

const steps = new Steps();

const cluster = () => JSON.parse(kubectl(['get', CLUSTER, ...NAMESPACE, '-o', 'json']));
const operatorVersion = () =>
  kubectl([
    'get',
    'deployments',
    '--all-namespaces',
    '--selector=app.kubernetes.io/name=cloudnative-pg',
    '-o',
    'jsonpath={.items[0].spec.template.spec.containers[0].image}',
  ])
    .split(':')
    .at(-1);
const primary = () => cluster().status.currentPrimary;

/** What the primary answers to a statement, a line for each row. */
function ask(sql) {
  const psql = ['psql', '--dbname=mall', '--no-align', '--tuples-only', '--command', sql];
  const answer = kubectl(['exec', primary(), '-c', 'postgres', ...NAMESPACE, '--', ...psql]).trim();
  return answer ? answer.split('\n') : [];
}

/** Waits until it is so. @throws after `seconds` */
async function until(what, isSo, seconds = 600) {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > seconds * 1000) throw new Error(`not within ${seconds} s: ${what}`);
    await sleep(1_000);
  }
}

const isWhole = () => {
  const { spec, status } = cluster();
  return status.readyInstances === spec.instances && status.phase === 'Cluster in healthy state';
};

let writer;
let asker;
let run = 0;

/** Takes the primary away while rows are written and a service is asked; `strike` is given the name of its pod. */
async function underWrites(strike) {
  run += 1;
  const password = { secretKeyRef: { name: 'postgres-auth', key: 'password' } };
  await Promise.all([
    writer.begin({
      RUN: String(run),
      PGHOST: 'postgres-rw',
      PGDATABASE: 'mall',
      PGUSER: 'mall_auth',
      PGPASSWORD: password,
    }),
    asker.begin({ GATEWAY_URL: 'http://gateway:8080' }),
  ]);
  await sleep(10_000);
  const before = primary();
  await strike(before);
  // The operator takes note of what happened within this time.
  await sleep(15_000);
  await until('three servers are well again', isWhole);
  await sleep(15_000);
  for (const pod of [writer, asker]) pod.stop();
  const written = attemptsIn(await writer.lines());
  const asked = attemptsIn(await asker.lines());
  return `${resultOf(written, asked)}; the primary was ${before} and is ${primary()}`;
}

/** @throws when writes or answers were away for too long, or an acknowledged row is missing */
function resultOf(written, asked) {
  const acknowledged = written.filter(({ isOk }) => isOk).map(({ number }) => number);
  const rows = new Set(ask(`SELECT number FROM auth.proof_row WHERE run = '${run}'`).map(Number));
  const lost = acknowledged.filter((number) => !rows.has(number));
  const gap = longestGap(written);
  const failing = failingFor(asked);
  const bad = asked.filter(({ isOk }) => !isOk).length;
  const told =
    `${acknowledged.length} of ${written.length} rows acknowledged, ${lost.length} of these lost, at most ${gap.toFixed(1)} s between two; ` +
    `${bad} of ${asked.length} answers of auth failed, within ${failing.toFixed(1)} s`;
  if (lost.length > 0 || Math.max(gap, failing, longestGap(asked)) > LONGEST_GAP_S) throw new Error(told);
  return told;
}

function cut(pod) {
  const done = spawnSync('sh', ['-c', options.cut], {
    encoding: 'utf8',
    env: { ...process.env, POD: pod },
  });
  if (done.status !== 0) throw new Error(`${options.cut}: ${done.stderr}`);
}

const removePod = (pod) => kubectl(['delete', 'pod', pod, ...NAMESPACE, '--grace-period=0', '--force']);

refuseMall();
let about = {};
try {
  await steps.run('Bring up the database and what stands on it', async () => {
    const objects = databaseMall({
      registry: options.registry,
      version: options.version,
      postgresImage: options['postgres-image'],
      isOneNode: options['one-node'],
    });
    await rollOutObjects(objects, (line) => say(`  ${line}`));
    const { status } = cluster();
    about = { operator: operatorVersion(), postgres: ask('SHOW server_version')[0] };
    const image = objects.find(({ kind }) => kind === 'Cluster').spec.imageName;
    writer = new ScriptPod({
      name: 'writer',
      script: 'database-writer.sh',
      program: 'bash',
      image,
      uses: 'postgres',
    });
    asker = new ScriptPod({
      name: 'asker',
      script: 'database-asker.mjs',
      program: 'node',
      image: `${IMAGES}gateway:${options.version}`,
      uses: 'gateway',
    });
    const [standbys] = ask('SHOW synchronous_standby_names');
    const schemas = ask(`SELECT count(*) FROM pg_tables WHERE tablename = 'migrations'`);
    return `${status.readyInstances} servers, a commit waits for ${standbys}; ${schemas} schemas migrated`;
  });
  await steps.run('Delete the pod of the primary without grace', () => underWrites(removePod));
  await steps.run('Delete the pod of the primary with grace', () =>
    underWrites((pod) => kubectl(['delete', 'pod', pod, ...NAMESPACE, '--wait=false'])),
  );
  await steps.run('Kill the server process of the primary', () =>
    underWrites((pod) => {
      const kill = 'kill -9 $(head -1 "$PGDATA/postmaster.pid")';
      kubectl(['exec', pod, '-c', 'postgres', ...NAMESPACE, '--', 'sh', '-c', kill]);
    }),
  );
  if (options.cut)
    await steps.run('Cut the primary from the network', () =>
      underWrites(async (pod) => {
        cut(pod);
        await until('another primary', () => primary() !== pod, 180);
        // A node that is lost does not come back by itself; its pod is made anew elsewhere.
        removePod(pod);
      }),
    );
  await steps.run('What is left over', podsLeftOver);
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
} finally {
  if (!options.keep) await steps.run('Tear down', deleteMall).catch(() => {});
  writeFileSync(
    join(import.meta.dirname, '..', 'REPORT-DATABASE.md'),
    databaseReportOf(steps, {
      ...about,
      kubernetes: kubernetesVersion(),
      isOneNode: options['one-node'],
      version: options.version,
    }),
  );
}
