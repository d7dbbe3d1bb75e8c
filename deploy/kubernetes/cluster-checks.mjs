// Compares an overlay with the cluster before anything is applied: kinds, rights, secrets, storage classes, hosts, room on nodes.
import { lookup } from 'node:dns/promises';
import { kubectl } from './kubectl.mjs';
import { workloads } from './manifests.mjs';

const OLDEST = [1, 34];
const DIGITS = { m: 1 / 1000, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40, k: 1e3, M: 1e6, G: 1e9 };

/** Converts a quantity of Kubernetes, `1500m` or `2Gi`, to cores or bytes. */
export function quantity(text) {
  const [, number, unit] = /^([\d.]+)([a-zA-Z]*)$/.exec(String(text)) ?? [];
  return Number(number) * (unit ? DIGITS[unit] : 1);
}

const gibibytes = (bytes) => `${(bytes / 2 ** 30).toFixed(1)} GiB`;
const groupVersion = ({ apiVersion }) => apiVersion;

function requestsOf({ kind, spec }) {
  const containers = kind === 'Cluster' ? [spec] : spec.template.spec.containers;
  const sum = (key) =>
    containers.reduce((total, one) => total + quantity(one.resources?.requests?.[key] ?? 0), 0);
  return { cpu: sum('cpu'), memory: sum('memory') };
}

/** Number of pods that the overlay starts at first. */
function podsOf(object, objects) {
  const scaler = objects.find(
    ({ kind, spec }) =>
      kind === 'HorizontalPodAutoscaler' && spec.scaleTargetRef.name === object.metadata.name,
  );
  return object.spec.instances ?? object.spec.replicas ?? scaler?.spec.minReplicas ?? 1;
}

function problemsOfRoom(objects, nodes) {
  if (!nodes) return [];
  const free = nodes.filter(({ spec }) => !spec.unschedulable);
  const room = free.map(({ status: { allocatable } }) => ({
    cpu: quantity(allocatable.cpu),
    memory: quantity(allocatable.memory),
  }));
  const pods = [...workloads(objects), ...objects.filter(({ kind }) => kind === 'Cluster')].filter(
    ({ kind }) => kind !== 'Job',
  );
  const tooLarge = pods
    .map((object) => ({ name: object.metadata.name, ...requestsOf(object) }))
    .filter(({ cpu, memory }) => !room.some((node) => node.cpu >= cpu && node.memory >= memory))
    .map(
      ({ name, cpu, memory }) =>
        `No node has room for ${name}, which requests ${cpu} cores and ${gibibytes(memory)}.`,
    );
  const total = (key, of) => of.reduce((sum, one) => sum + one[key], 0);
  const wanted = pods.flatMap((object) => Array(podsOf(object, objects)).fill(requestsOf(object)));
  const short = ['cpu', 'memory'].filter((key) => total(key, wanted) > total(key, room));
  const figures = (of) => `${total('cpu', of).toFixed(1)} cores and ${gibibytes(total('memory', of))}`;
  const needsNodes = objects.some(({ kind }) => kind === 'Cluster') ? 3 : 1;
  return [
    ...tooLarge,
    ...(short.length > 0 ? [`The pods request ${figures(wanted)}; the nodes have ${figures(room)}.`] : []),
    ...(free.length < needsNodes
      ? [`${needsNodes} nodes are needed, because each runs one of three servers; there are ${free.length}.`]
      : []),
  ];
}

function problemsOfStorage(objects, classes) {
  if (!classes) return [];
  const names = classes.map(({ metadata }) => metadata.name);
  const hasDefault = classes.some(
    ({ metadata }) => metadata.annotations?.['storageclass.kubernetes.io/is-default-class'] === 'true',
  );
  const claims = objects.flatMap(({ metadata, spec }) =>
    [...(spec?.volumeClaimTemplates ?? []).map((claim) => claim.spec), spec?.storage, spec?.walStorage]
      .filter((claim) => claim?.resources || claim?.size)
      .map((claim) => ({ owner: metadata.name, wanted: claim.storageClassName ?? claim.storageClass })),
  );
  return claims.flatMap(({ owner, wanted }) => {
    if (wanted === undefined && !hasDefault)
      return [
        `${owner} names no storage class, and the cluster has no default one; it has ${names.join(', ') || 'none'}.`,
      ];
    return wanted === undefined || names.includes(wanted)
      ? []
      : [
          `The storage class ${wanted} of ${owner} does not exist; the cluster has ${names.join(', ') || 'none'}.`,
        ];
  });
}

function problemsOfSecrets(objects, secrets) {
  if (!secrets) return [];
  const made = objects.flatMap(({ kind, metadata, spec }) => {
    if (kind === 'Secret') return metadata.name;
    if (kind === 'ExternalSecret') return spec.target.name;
    if (kind === 'Certificate') return spec.secretName;
    // An issuer makes the Secret of an entrance with this annotation.
    const hasIssuer = metadata.annotations?.['cert-manager.io/cluster-issuer'];
    return hasIssuer ? certificatesOf({ spec }) : [];
  });
  const known = new Set([...secrets, ...made]);
  const used = objects.flatMap((object) => [
    ...(object.spec?.template?.spec?.containers ?? []).flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) =>
        valueFrom?.secretKeyRef && !valueFrom.secretKeyRef.optional ? valueFrom.secretKeyRef.name : [],
      ),
    ),
    ...certificatesOf(object),
  ]);
  return [...new Set(used)]
    .filter((name) => !known.has(name))
    .map((name) => `The Secret ${name} does not exist, and nothing in the overlay makes it.`);
}

/** Returns the names of the Secrets with the certificates of an Ingress or a Gateway. */
const certificatesOf = ({ spec }) => [
  ...(spec?.tls ?? []).flatMap(({ secretName }) => secretName ?? []),
  ...(spec?.listeners ?? []).flatMap(({ tls }) => (tls?.certificateRefs ?? []).map(({ name }) => name)),
];

/** Returns the addresses of servers in the settings: those of Services in the cluster, and others. */
export function hostsIn(objects) {
  const settings = objects.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && /^settings\b/.test(metadata.name),
  );
  return ['DATABASE_HOST', 'STORAGE_HOST', 'NATS_URL'].flatMap((name) =>
    (settings?.data[name] ?? '')
      .split(',')
      .map((text) => text.replace(/^\w+:\/\//, '').replace(/:\d+$/, ''))
      .filter(Boolean)
      .map((host) => ({ name, host, isInCluster: !host.includes('.') || /\.svc(\.|$)/.test(host) })),
  );
}

function problemsOfHosts(objects, { services = [], unknownHosts = [] }) {
  const operated = objects
    .filter(({ kind }) => kind === 'Cluster')
    .flatMap(({ metadata: { name } }) => [`${name}-rw`, `${name}-ro`, `${name}-r`]);
  const own = objects.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
  const known = new Set([...services, ...operated, ...own]);
  return hostsIn(objects)
    .filter(({ host, isInCluster }) =>
      isInCluster ? !known.has(host.split('.')[0]) : unknownHosts.includes(host),
    )
    .map(({ name, host, isInCluster }) =>
      isInCluster
        ? `${name} names ${host}, and there is no such Service.`
        : `${name} names ${host}, which no name server knows.`,
    );
}

/**
 * Returns what would fail. Facts that the operator may not read are `undefined`, and not checked.
 * @param facts of the cluster, see `factsOf`
 */
export function problemsBefore(objects, facts) {
  const missingKinds = new Set(
    objects
      .filter((one) => !facts.kinds.has(`${groupVersion(one)} ${one.kind}`))
      .map((one) => `${one.kind} (${one.apiVersion})`),
  );
  const [major, minor] = facts.version;
  return [
    ...(major === OLDEST[0] && minor < OLDEST[1]
      ? [`Kubernetes ${OLDEST.join('.')} or later is needed; this is ${major}.${minor}.`]
      : []),
    ...[...missingKinds].map(
      (kind) => `The cluster does not know ${kind}: the operator that defines it is not installed.`,
    ),
    ...facts.denied.map((right) => `You may not ${right}.`),
    ...problemsOfSecrets(objects, facts.secrets),
    ...problemsOfStorage(objects, facts.storageClasses),
    ...problemsOfHosts(objects, facts),
    ...problemsOfRoom(objects, facts.nodes),
  ];
}

/** Returns what `read` returns; `undefined` where it is refused. */
function allowed(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const itemsOf = (args) => allowed(() => JSON.parse(kubectl([...args, '-o', 'json'])).items);
const namesOf = (args) => itemsOf(args)?.map(({ metadata }) => metadata.name);

/** Asks the cluster of KUBECONFIG. @throws Error when it does not answer */
export async function factsOf(objects) {
  const { gitVersion } = JSON.parse(kubectl(['version', '-o', 'json'])).serverVersion;
  const namespace = objects.find(({ metadata }) => metadata.namespace)?.metadata.namespace ?? 'default';
  const resources = new Map();
  for (const version of new Set(objects.map(groupVersion))) {
    const path = version.includes('/') ? `/apis/${version}` : `/api/${version}`;
    const { resources: found = [] } = JSON.parse(allowed(() => kubectl(['get', '--raw', path])) ?? '{}');
    for (const one of found) if (!one.name.includes('/')) resources.set(`${version} ${one.kind}`, one);
  }
  return {
    version: gitVersion.match(/\d+/g).slice(0, 2).map(Number),
    kinds: new Set(resources.keys()),
    denied: denied(objects, resources, namespace),
    nodes: itemsOf(['get', 'nodes']),
    storageClasses: itemsOf(['get', 'storageclasses']),
    secrets: namesOf(['get', 'secrets', '-n', namespace]),
    services: namesOf(['get', 'services', '-n', namespace]),
    unknownHosts: await unknownAmong(hostsIn(objects)),
  };
}

async function unknownAmong(hosts) {
  const outside = hosts.filter(({ isInCluster }) => !isInCluster).map(({ host }) => host);
  const answers = await Promise.all(
    outside.map((host) =>
      lookup(host).then(
        () => false,
        ({ code }) => code === 'ENOTFOUND',
      ),
    ),
  );
  return outside.filter((_, at) => answers[at]);
}

/** Returns rights that a roll-out needs and the operator lacks, `create deployments in mall`. */
function denied(objects, resources, namespace) {
  const applied = [...new Set(objects.map((one) => `${groupVersion(one)} ${one.kind}`))]
    .filter((kind) => resources.has(kind))
    .flatMap((kind) => {
      const { name, namespaced } = resources.get(kind);
      const [version] = kind.split(' ');
      const group = version.includes('/') ? version.split('/')[0] : '';
      return ['create', 'patch'].map((verb) => ({
        verb,
        group,
        resource: name,
        ...(namespaced && { namespace }),
      }));
    });
  const more = [
    { verb: 'delete', group: 'batch', resource: 'jobs', namespace },
    ...['pods', 'events'].map((resource) => ({ verb: 'list', group: '', resource, namespace })),
    { verb: 'list', group: 'apps', resource: 'replicasets', namespace },
    { verb: 'get', group: '', resource: 'pods', subresource: 'log', namespace },
  ];
  const reviews = [...applied, ...more].map((resourceAttributes) => ({
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SelfSubjectAccessReview',
    metadata: {},
    spec: { resourceAttributes },
  }));
  const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: reviews });
  const answered = JSON.parse(kubectl(['create', '-f', '-', '-o', 'json'], list)).items;
  return answered
    .filter(({ status }) => !status.allowed)
    .map(
      ({
        spec: {
          resourceAttributes: { verb, resource, subresource, namespace: where },
        },
      }) => `${verb} ${resource}${subresource ? `/${subresource}` : ''}${where ? ` in ${where}` : ''}`,
    );
}
