// Installs or upgrades the mall on the cluster of KUBECONFIG: npm run roll-out -- deploy/kubernetes/overlays/one-box
// Applies the servers and their objects first, then the migrations, then the services, whose pods are replaced one after the other.
import { kubectl } from './kubectl.mjs';
import { missingValues, render } from './manifests.mjs';

const MIGRATION = 'app.kubernetes.io/component=migration';
const SECONDS = { servers: 300, databases: 900, migrations: 3600, services: 660 };

/** Applies objects to the cluster. */
export const applyObjects = (items) => {
  if (items.length > 0)
    kubectl(
      ['apply', '--server-side', '--force-conflicts', '-f', '-'],
      JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
    );
};

/** Waits until the pods of these objects have the new version and are ready. */
function settled(objects, seconds) {
  for (const { kind, metadata } of objects)
    kubectl([
      'rollout',
      'status',
      `${kind}/${metadata.name}`,
      '-n',
      metadata.namespace,
      `--timeout=${seconds}s`,
    ]);
}

/** Whether an object of an overlay is the Job that migrates a service. */
export const isMigration = ({ kind, metadata }) =>
  kind === 'Job' && metadata.labels?.['app.kubernetes.io/component'] === 'migration';

/** Runs the migrations and waits; a failed one is reported with the end of its log. */
export async function migrate(jobs) {
  if (jobs.length === 0) return;
  const { namespace } = jobs[0].metadata;
  // A Job cannot be changed; those of the last roll-out are complete.
  kubectl(['delete', 'jobs', '-n', namespace, '-l', MIGRATION, '--ignore-not-found', '--wait']);
  applyObjects(jobs);
  const until = Date.now() + SECONDS.migrations * 1000;
  for (;;) {
    const { items } = JSON.parse(kubectl(['get', 'jobs', '-n', namespace, '-l', MIGRATION, '-o', 'json']));
    const failed = items.find(({ status }) =>
      status.conditions?.some(({ type, status }) => type === 'Failed' && status === 'True'),
    );
    if (failed) {
      const log = kubectl(['logs', '-n', namespace, `job/${failed.metadata.name}`, '--tail=30']);
      throw new Error(`${failed.metadata.name} failed; the services are as they were.\n${log}`);
    }
    if (items.every(({ status }) => status.succeeded)) return;
    if (Date.now() > until)
      throw new Error('The migrations did not end within an hour; the services are as they were.');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Waits until an operator's PostgreSQL servers are up, because migrations need them. */
function awaitDatabases(objects) {
  for (const { metadata } of objects)
    kubectl([
      'wait',
      `clusters.postgresql.cnpg.io/${metadata.name}`,
      '-n',
      metadata.namespace,
      '--for=condition=Ready',
      `--timeout=${SECONDS.databases}s`,
    ]);
}

const sayToTerminal = (line) => process.stdout.write(`${line}\n`);

/** Applies the folder's kustomization to the cluster. `say` is called with each step. */
export async function rollOut(folder, say = sayToTerminal) {
  const objects = render(folder);
  const missing = missingValues(objects);
  if (missing.length > 0) throw new Error(`Not set in ${folder}: ${missing.join(', ')}`);
  await rollOutObjects(objects, say);
}

/** Does the same for objects that were rendered already. */
export async function rollOutObjects(objects, say = sayToTerminal) {
  const jobs = objects.filter(isMigration);
  const services = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'HorizontalPodAutoscaler');
  const streams = services.filter(({ metadata }) => metadata.name === 'streams');
  const rest = objects.filter((object) => !jobs.includes(object) && !services.includes(object));

  say('servers, settings, policies');
  applyObjects(rest.filter(({ kind }) => kind === 'Namespace'));
  applyObjects(rest.filter(({ kind }) => kind !== 'Namespace' && kind !== 'Job'));
  settled(
    rest.filter(({ kind }) => kind === 'StatefulSet'),
    SECONDS.servers,
  );
  awaitDatabases(rest.filter(({ kind }) => kind === 'Cluster'));
  say('streams');
  applyObjects(streams);
  settled(streams, SECONDS.services);
  say('migrations');
  await migrate(jobs);
  say('services');
  applyObjects(services);
  settled(
    services.filter(({ kind }) => kind === 'Deployment'),
    SECONDS.services,
  );
  startOnce(rest.filter(({ kind }) => kind === 'Job'));
}

/** Starts Jobs that run once in the life of a mall, such as the one that loads the demo. */
function startOnce(jobs) {
  for (const job of jobs) {
    const { name, namespace } = job.metadata;
    if (!kubectl(['get', 'job', name, '-n', namespace, '--ignore-not-found', '-o', 'name']))
      applyObjects([job]);
  }
}

if (import.meta.filename === process.argv[1]) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    process.stderr.write('Say which overlay: npm run roll-out -- deploy/kubernetes/overlays/one-box\n');
    process.exit(64);
  }
  await rollOut(folder).catch((failure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
  });
}
