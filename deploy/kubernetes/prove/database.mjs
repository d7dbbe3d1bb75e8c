// npm run prove:database -- [--registry localhost/] [--postgres-image I] [--one-node] [--cut 'command']
// On the cluster of KUBECONFIG, where CloudNativePG is installed: starts the database of the overlay `ha` with the services that
// use it, removes its primary in several ways while rows are written, and checks that none is missing; where its Barman Cloud
// plugin is installed too, deletes the whole database and restores it from its backups. The namespace `mall` must not exist, and is
// deleted at the end (--keep leaves it). Writes deploy/kubernetes/REPORT-DATABASE.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../../../libs/local-stack/command-line.mjs';
import { kubectl } from '../kubectl.mjs';
import { rollOutObjects } from '../roll-out.mjs';
import { alarmsWithoutStore, firstBackup, hasPlugin } from './database-backups.mjs';
import { databaseMall } from './database-mall.mjs';
import { databaseReportOf } from './database-report.mjs';
import { Restore } from './database-restore.mjs';
import { ask, cluster, isWhole, operatorVersion, primary, until } from './database-server.mjs';
import { Writing } from './database-writing.mjs';
import { withSection } from './report.mjs';
import { deleteMall, kubernetesVersion, NAMESPACE, podsLeftOver, refuseMall } from './mall-namespace.mjs';
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

const steps = new Steps();
const hasBackups = hasPlugin();

let writing;

/** Removes the primary while rows are written and a service is called; `strike` receives the name of its pod. */
async function underWrites(strike) {
  const before = primary();
  const result = await writing.during(async () => {
    await strike(before);
    // The operator notices the failure within this time.
    await sleep(15_000);
    await until('three servers are well again', isWhole);
  });
  return `${result}; the primary was ${before} and is ${primary()}`;
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
const objects = databaseMall({
  registry: options.registry,
  version: options.version,
  postgresImage: options['postgres-image'],
  isOneNode: options['one-node'],
  hasBackups,
});
try {
  await steps.run('Bring up the database and what stands on it', async () => {
    await rollOutObjects(objects, (line) => say(`  ${line}`));
    const { spec, status } = cluster();
    about = { operator: operatorVersion(), postgres: ask('SHOW server_version')[0] };
    writing = new Writing(spec.imageName, `${options.registry}mall/gateway:${options.version}`);
    const [standbys] = ask('SHOW synchronous_standby_names');
    const schemas = ask(`SELECT count(*) FROM pg_tables WHERE tablename = 'migrations'`);
    return `${status.readyInstances} servers, a commit waits for ${standbys}; ${schemas} schemas migrated`;
  });
  if (hasBackups) await steps.run('The first backup', firstBackup);
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
        // A lost node does not come back by itself; its pod is recreated elsewhere.
        removePod(pod);
      }),
    );
  if (hasBackups) {
    const restore = new Restore(objects, writing);
    await steps.run('Take the object store away', alarmsWithoutStore);
    await steps.run('Delete the database, restore it to a second', () => restore.toSecond());
    await steps.run('Roll the mall out on it', () => restore.rollOut());
    await steps.run('Delete it again, restore all that was archived', () => restore.toTheEnd());
    await steps.run('Roll the mall out on that', () => restore.rollOut());
  }
  await steps.run('What is left over', podsLeftOver);
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
} finally {
  if (!options.keep) await steps.run('Tear down', deleteMall).catch(() => {});
  const report = join(import.meta.dirname, '..', 'REPORT-DATABASE.md');
  writeFileSync(
    report,
    withSection(
      readFileSync(report, 'utf8'),
      databaseReportOf(steps, {
        ...about,
        kubernetes: kubernetesVersion(),
        isOneNode: options['one-node'],
        hasBackups,
        version: options.version,
      }),
    ),
  );
}
