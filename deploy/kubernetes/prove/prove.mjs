// npm run prove:cluster -- [--registry localhost/] --version 0.1.0 --next 0.1.1 [--kubelet 'command that restarts it']
// On the cluster of KUBECONFIG: installs the one-box mall with the demo, and rehearses what an operator relies on. The namespace
// `mall` must not exist, and is deleted at the end (--keep leaves it). Writes its section of deploy/kubernetes/REPORT.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { readCommandLine } from '../../../libs/local-stack/command-line.mjs';
import { kubectl } from '../kubectl.mjs';
import { render } from '../manifests.mjs';
import { rollOut } from '../roll-out.mjs';
import { migrationsIn, undoMigrations } from '../undo-migrations.mjs';
import { scaleByEvents, servesEventsBehind } from './autoscaling.mjs';
import { ClusterVisitors } from './cluster-visitors.mjs';
import { deleteMall, kubernetesVersion, NAMESPACE, podsLeftOver, refuseMall } from './mall-namespace.mjs';
import { rehearsePolicies } from './network-policies.mjs';
import { reportOf, withSection } from './report.mjs';
import { say, Steps } from './steps.mjs';

const HELP = `npm run prove:cluster -- [options], on the cluster of KUBECONFIG

  --registry R   what the names of the images begin with, such as localhost/
  --version V    version that is installed (0.1.0)
  --next V       version that every service is rolled to (0.1.1)
  --kubelet C    command that restarts the kubelet of the node; without it that step is left out
  --keep         leaves the namespace at the end
  --help         this text`;

const options = readCommandLine(HELP, {
  registry: { type: 'string', default: '' },
  version: { type: 'string', default: '0.1.0' },
  next: { type: 'string', default: '0.1.1' },
  kubelet: { type: 'string' },
  keep: { type: 'boolean' },
});
const root = join(import.meta.dirname, '..');
const MALL_IMAGES = [
  'admin',
  'auth',
  'chat',
  'demo',
  'file',
  'gateway',
  'order',
  'product',
  'tenant',
  'user',
];
const SERVERS = ['minio/minio', 'nats', 'postgres'];
const ROLLED = ['gateway', 'order', 'product', 'auth', 'user', 'tenant', 'admin', 'file', 'chat'];

/**
 * Services close a connection that was idle for this long. Until then a request may use a connection to a killed server and be
 * answered as unavailable; this has to happen within this step and not in the next.
 */
const IDLE_CONNECTIONS_MS = 30_000;

const steps = new Steps();
const step = (name, work) => steps.run(name, work);

/** Creates a folder with the overlay of the demo, with images of this version from the given registry. */
function overlayOf(version) {
  const folder = mkdtempSync(join(root, 'overlays', '.prove-'));
  const images = [
    ...MALL_IMAGES.map((name) => ({
      name: `mall/${name}`,
      newName: `${options.registry}mall/${name}`,
      newTag: version,
    })),
    ...SERVERS.map((name) => ({ name, newName: `${options.registry}${name}` })),
  ];
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: ['../one-box-demo'],
    images,
  };
  writeFileSync(join(folder, 'kustomization.yaml'), stringify(kustomization));
  return folder;
}

function noFailures({ requests, repeated, purchases, failed, failures, slowestMs }) {
  const told = `${requests} requests, ${repeated} of them sent again, ${purchases} purchases, ${failed} failed, slowest ${slowestMs} ms`;
  if (failed > 0) throw new Error(`${told}: ${failures.join('; ')}`);
  if (purchases === 0) throw new Error(`${told}: nobody bought a car`);
  return told;
}

/** Returns the number of migrations of each schema. */
function migrationCounts() {
  const schemas = MALL_IMAGES.filter((name) => name !== 'gateway' && name !== 'demo');
  const sql = schemas
    .map((name) => `SELECT '${name}', count(*) FROM "${name}".migrations`)
    .join(' UNION ALL ');
  const psql = ['psql', '--username=postgres', '--dbname=mall', '--csv', '--tuples-only', '--command', sql];
  const rows = kubectl(['exec', 'postgres-0', ...NAMESPACE, '--', ...psql]);
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => row.split(','))
      .map(([name, count]) => [name, Number(count)]),
  );
}

/** Returns the schemas that have more migrations than in `fewer`. */
function countsBetween(fewer, more) {
  const differing = [...more].filter(([name, count]) => count > fewer.get(name));
  if (differing.length === 0) return 'no migrations between the two';
  const told = differing.map(([name, count]) => `${name} ${count - fewer.get(name)}`);
  return `migrations: ${told.join(', ')}`;
}

const rolledOut = (name) => kubectl(['rollout', 'status', name, ...NAMESPACE, '--timeout=300s']);

refuseMall();
// Fails at once for a version whose migrations are not recorded.
migrationsIn('order', options.version);
const folders = { version: overlayOf(options.version), next: overlayOf(options.next) };
let visitors;
try {
  await step('Install', async () => {
    await rollOut(folders.version, (line) => say(`  ${line}`));
  });
  await step('Demo catalogue', async () => {
    kubectl(['wait', 'job/demo', ...NAMESPACE, '--for=condition=complete', '--timeout=900s']);
    const log = kubectl(['logs', 'job/demo', ...NAMESPACE]);
    const signIns = JSON.parse(log.slice(log.indexOf('\n[') + 1)).filter(
      ({ role, app }) => role === 'buyer' && app === 'storefront',
    );
    visitors = new ClusterVisitors(`${options.registry}mall/gateway:${options.version}`, signIns.slice(0, 2));
    return `${signIns.length} buyers`;
  });
  await step('Buy a car', async () => `in ${await visitors.secondsUntilPurchase(60)} s`);
  await step('Reach what is needed and nothing else', () =>
    rehearsePolicies({
      image: `${options.registry}mall/gateway:${options.version}`,
      services: ROLLED,
      policies: render(folders.version).filter(({ kind }) => kind === 'NetworkPolicy'),
    }),
  );
  await step(`Roll every service from ${options.version} to ${options.next} under visits`, async () => {
    const before = migrationCounts();
    await visitors.begin();
    await rollOut(folders.next, () => {});
    return `${countsBetween(before, migrationCounts())}; ${noFailures(await visitors.end())}`;
  });
  await step(`Roll back to ${options.version} under visits`, async () => {
    await visitors.begin();
    for (const name of ROLLED) kubectl(['rollout', 'undo', `deployment/${name}`, ...NAMESPACE]);
    for (const name of ROLLED) rolledOut(`deployment/${name}`);
    return noFailures(await visitors.end());
  });
  await step(`Take the schema back to ${options.version} under visits`, async () => {
    const before = migrationCounts();
    await visitors.begin();
    await undoMigrations(folders.next, options.version);
    const undone = countsBetween(migrationCounts(), before);
    return `${undone}; ${noFailures(await visitors.end())}`;
  });
  await step(`Roll out ${options.next} again under visits`, async () => {
    const before = migrationCounts();
    await visitors.begin();
    await rollOut(folders.next, () => {});
    return `${countsBetween(before, migrationCounts())}; ${noFailures(await visitors.end())}`;
  });
  await step('Scale order and product to three under visits', async () => {
    await visitors.begin();
    kubectl(['scale', 'deployment/order', 'deployment/product', ...NAMESPACE, '--replicas=3']);
    for (const name of ['order', 'product']) rolledOut(`deployment/${name}`);
    await sleep(10_000);
    kubectl(['scale', 'deployment/order', 'deployment/product', ...NAMESPACE, '--replicas=1']);
    await sleep(15_000);
    return noFailures(await visitors.end());
  });
  if (servesEventsBehind()) await step('Scale chat by events that wait', scaleByEvents);
  for (const killed of ['order', 'product', 'gateway', 'nats', 'postgres']) {
    await step(`Kill ${killed} without grace`, async () => {
      kubectl([
        'delete',
        'pod',
        '-l',
        `app.kubernetes.io/name=${killed}`,
        ...NAMESPACE,
        '--grace-period=0',
        '--force',
      ]);
      const seconds = await visitors.secondsUntilPurchase();
      if (killed === 'postgres') await sleep(IDLE_CONNECTIONS_MS);
      return `a car was bought ${seconds} s later`;
    });
  }
  if (options.kubelet) {
    await step('Restart the kubelet under visits', async () => {
      await visitors.begin();
      const done = spawnSync('sh', ['-c', options.kubelet], { encoding: 'utf8' });
      if (done.status !== 0) throw new Error(done.stderr);
      await sleep(20_000);
      return noFailures(await visitors.end());
    });
  }
  await step('What is left over', podsLeftOver);
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
} finally {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
  if (!options.keep) await step('Tear down', deleteMall).catch(() => {});
  const report = join(root, 'REPORT.md');
  const section = reportOf(steps, { server: kubernetesVersion(), ...options });
  writeFileSync(report, withSection(readFileSync(report, 'utf8'), section));
}
