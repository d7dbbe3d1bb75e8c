// Installs or upgrades the mall on the cluster of KUBECONFIG: npm run roll-out -- deploy/kubernetes/overlays/one-box
// Compares the overlay with the cluster; then applies the servers and their objects, the migrations, and the services, whose pods are
// replaced one after the other.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withSignedImages } from '../release/image-signatures.mjs';
import { awaitObjects } from './awaiting.mjs';
import { factsOf, problemsBefore } from './cluster-checks.mjs';
import { kubectl } from './kubectl.mjs';
import { missingValues, render } from './manifests.mjs';
import { withRelease } from './releases.mjs';
import { stamped } from './secret-stamps.mjs';

const MIGRATION = 'app.kubernetes.io/component=migration';
const SECONDS = { secrets: 120, servers: 960, databases: 900, streams: 600, migrations: 3600 };

const HELP = `npm run roll-out -- OVERLAY [options], on the cluster of KUBECONFIG

  OVERLAY       its folder, such as deploy/kubernetes/overlays/one-box
  --release V   the images of a recorded release, started as its own manifests did
  --signed F    only with images that have a signature in this folder, and by the digests that were signed
  --key FILE    the public key of these signatures
  --unchecked   applies it although the comparison with the cluster found problems
  --check       only compares it with the cluster`;

/** Applies objects to the cluster. */
export const applyObjects = (items, manager = 'kubectl') => {
  if (items.length > 0)
    kubectl(
      ['apply', '--server-side', '--force-conflicts', `--field-manager=${manager}`, '-f', '-'],
      JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
    );
};

/** Whether an object of an overlay is the Job that migrates a service. */
export const isMigration = ({ kind, metadata }) =>
  kind === 'Job' && metadata.labels?.['app.kubernetes.io/component'] === 'migration';

const sayToTerminal = (line) => process.stdout.write(`${line}\n`);

/** Runs the migrations and waits; a failed one is reported with the end of its log. */
export async function migrate(jobs, say = sayToTerminal) {
  if (jobs.length === 0) return;
  const { namespace } = jobs[0].metadata;
  // A Job cannot be changed; those of the last roll-out are complete.
  kubectl(['delete', 'jobs', '-n', namespace, '-l', MIGRATION, '--ignore-not-found', '--wait']);
  applyObjects(jobs);
  await awaitObjects(jobs, {
    what: 'Migrations, the services are as they were',
    seconds: SECONDS.migrations,
    say,
  });
}

/** Returns the objects of an overlay with all values set. @throws Error that names the missing ones */
export function checkedRendering(folder) {
  const objects = render(folder);
  const missing = missingValues(objects);
  if (missing.length > 0) throw new Error(`Not set in ${folder}: ${missing.join(', ')}`);
  return objects;
}

/** Checks that the cluster has what the objects need. @throws Error that lists what the cluster lacks */
export async function checkCluster(objects) {
  const problems = problemsBefore(objects, await factsOf(objects));
  if (problems.length > 0)
    throw new Error(`Nothing was applied (--unchecked applies it all the same):\n${problems.join('\n')}`);
}

/**
 * Returns the objects of an overlay as they are applied: with the images of a `release`, and with signed images only where there are
 * `signatures`, the folder of these and their public key.
 * @throws Error that names missing values, or images without a right signature
 */
function objectsOf(folder, { release, signatures } = {}) {
  const rendered = checkedRendering(folder);
  const objects = release ? withRelease(rendered, release) : rendered;
  return signatures ? withSignedImages(objects, signatures.key, signatures.folder) : objects;
}

/** Applies the folder's kustomization to the cluster. `say` is called with each step. */
export async function rollOut(folder, say = sayToTerminal, { isUnchecked, ...images } = {}) {
  const objects = objectsOf(folder, images);
  if (!isUnchecked) await checkCluster(objects);
  await rollOutObjects(objects, say);
}

/** Does the same for objects that were rendered already. */
export async function rollOutObjects(rendered, say = sayToTerminal) {
  const isBefore = ({ kind }) => ['Namespace', 'PriorityClass'].includes(kind);
  const LATER = ['Cluster', 'Deployment', 'HorizontalPodAutoscaler', 'Job', 'ScheduledBackup', 'StatefulSet'];
  const isPod = ({ kind }) => LATER.includes(kind);
  const ofKind = (objects, ...kinds) => objects.filter(({ kind }) => kinds.includes(kind));

  say('settings, secrets, policies');
  applyObjects(rendered.filter(isBefore));
  applyObjects(rendered.filter((object) => !isBefore(object) && !isPod(object)));
  const external = ofKind(rendered, 'ExternalSecret');
  await awaitObjects(external, {
    what: 'Secrets',
    seconds: SECONDS.secrets,
    say,
    resource: 'externalsecrets',
  });
  const objects = stamped(rendered, secretsNow(rendered));

  say('servers');
  const servers = ofKind(objects, 'StatefulSet');
  const databases = ofKind(objects, 'Cluster');
  applyObjects([...servers, ...databases, ...ofKind(objects, 'ScheduledBackup')]);
  await awaitObjects(servers, { what: 'Servers', seconds: SECONDS.servers, say });
  const resource = 'clusters.postgresql.cnpg.io';
  await awaitObjects(databases, { what: 'PostgreSQL', seconds: SECONDS.databases, say, resource });
  const services = ofKind(objects, 'Deployment');
  const streams = services.filter(({ metadata }) => metadata.name === 'streams');
  say('streams');
  await applyServices(streams, [], { seconds: SECONDS.streams, say });
  say('migrations');
  await migrate(objects.filter(isMigration), say);
  say('services');
  await applyServices(services, ofKind(objects, 'HorizontalPodAutoscaler'), {
    seconds: deadline(services),
    say,
  });
  startOnce(ofKind(objects, 'Job').filter((job) => !isMigration(job)));
}

/** Returns seconds for ten pods one after the other; Kubernetes itself reports one that makes no progress. */
const deadline = (services) =>
  Math.max(0, ...services.map(({ spec }) => spec.progressDeadlineSeconds ?? 600)) * 10;

async function applyServices(services, scalers, options) {
  const live = liveDeployments(services);
  keepReplicas(live);
  applyObjects([...services, ...scalers]);
  wake(live, scalers);
  await awaitObjects(services, { what: 'Services', ...options });
}

const liveDeployments = (services) =>
  services.flatMap(({ metadata: { name, namespace } }) => {
    const found = kubectl([
      'get',
      'deployment',
      name,
      '-n',
      namespace,
      '--ignore-not-found',
      '--show-managed-fields',
      '-o',
      'json',
    ]);
    return found ? [JSON.parse(found)] : [];
  });

/** Whether an earlier roll-out set the number of pods, which the server would set to one when it is no longer applied. */
export const ownsReplicas = ({ metadata }) =>
  metadata.managedFields.some(
    ({ manager, operation, fieldsV1 }) =>
      manager === 'kubectl' && operation === 'Apply' && fieldsV1?.['f:spec']?.['f:replicas'],
  );

/** Hands the number of pods over to another owner, as Kubernetes documents for autoscalers. */
function keepReplicas(live) {
  const handed = live.filter(ownsReplicas).map(({ metadata: { name, namespace }, spec: { replicas } }) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace },
    spec: { replicas },
  }));
  applyObjects(handed, 'mall-replicas');
}

/** Starts services that were stopped with `kubectl scale --replicas=0`, because autoscalers leave these alone. */
function wake(live, scalers) {
  for (const { metadata, spec } of live.filter(({ spec }) => spec.replicas === 0)) {
    const scaler = scalers.find((one) => one.spec.scaleTargetRef.name === metadata.name);
    const replicas = scaler?.spec.minReplicas ?? 1;
    kubectl(['scale', `deployment/${metadata.name}`, '-n', metadata.namespace, `--replicas=${replicas}`]);
    spec.replicas = replicas;
  }
}

/** Returns the data of the Secrets that pods use: those of the overlay, and those that an operator made. */
function secretsNow(objects) {
  const made = objects.flatMap(({ kind, metadata: { namespace }, spec }) =>
    kind === 'ExternalSecret' ? [{ name: spec.target.name, namespace }] : [],
  );
  const live = made.flatMap(({ name, namespace }) => {
    const found = kubectl(['get', 'secret', name, '-n', namespace, '--ignore-not-found', '-o', 'json']);
    return found ? [JSON.parse(found)] : [];
  });
  return Object.fromEntries(
    [...objects.filter(({ kind }) => kind === 'Secret'), ...live].map(({ metadata, data, stringData }) => [
      metadata.name,
      { ...data, ...stringData },
    ]),
  );
}

/** Starts Jobs that run once in the life of a mall, such as the one that loads the demo. */
function startOnce(jobs) {
  for (const job of jobs) {
    const { name, namespace } = job.metadata;
    if (!kubectl(['get', 'job', name, '-n', namespace, '--ignore-not-found', '-o', 'name']))
      applyObjects([job]);
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      signed: { type: 'string' },
      key: { type: 'string' },
      unchecked: { type: 'boolean' },
      check: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (values.help || !folder || !values.signed !== !values.key) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = values.help ? 0 : 64;
    return;
  }
  const { release, signed, key, unchecked: isUnchecked } = values;
  const signatures = signed && { folder: signed, key: readFileSync(key, 'utf8') };
  if (!values.check) return rollOut(folder, sayToTerminal, { release, signatures, isUnchecked });
  await checkCluster(objectsOf(folder, { release, signatures }));
  sayToTerminal(`${folder} fits the cluster.`);
}

if (import.meta.filename === process.argv[1])
  await main().catch((failure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
  });
