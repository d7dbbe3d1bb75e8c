// Rehearses that pods can connect to the servers that their labels name and to no others: every service, a pod of the mall without
// labels, and pods of other namespaces try every server of the mall, with its network policies and, for comparison, without them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { kubectl } from '../kubectl.mjs';
import { applyObjects } from '../roll-out.mjs';
import { LeftOut } from './steps.mjs';

const here = import.meta.dirname;
const SCRIPT = readFileSync(join(here, 'reaching.mjs'), 'utf8');
const MONITORING = 'monitoring';
const ELSEWHERE = 'elsewhere';
/** The port of an OpenTelemetry collector. */
const TRACES = 4318;
const HTTPS = 443;
/** Policies take effect some seconds after they are applied. */
const SETTLE_SECONDS = 60;

/**
 * Whether the policies let a pod with these labels, in this namespace, connect to a server. In the mall its labels decide; pods
 * outside may connect to the gateway, each other, and from `monitoring` to the metrics.
 */
export function mayReach({ namespace, labels }, server) {
  if (namespace !== 'mall')
    return (
      ['gateway', 'collector', 'internet'].includes(server) ||
      (namespace === MONITORING && server === 'metrics')
    );
  // The server that stands for the internet has a private address, which no pod of the mall may connect to.
  if (server === 'internet') return false;
  if (server === 'collector') return labels['app.kubernetes.io/part-of'] === 'mall';
  return labels[`uses.mall/${server}`] === 'true';
}

/**
 * Returns the number of tried connections.
 * @param image an image with Node; `services`: names of the Deployments that try; `policies`: the objects that are removed and
 * applied again
 * @throws naming the connections that should have been refused or accepted
 */
export async function rehearsePolicies({ image, services, policies }) {
  const made = [MONITORING, ELSEWHERE].filter((name) => !exists('namespace', name));
  if (made.length < 2) return new LeftOut('the namespaces monitoring and elsewhere have to be absent');
  try {
    for (const name of made) kubectl(['create', 'namespace', name]);
    startPods(image);
    const stranger = podOf('mall', 'stranger');
    const servers = serversOf();
    const nats = servers.filter(({ name }) => name === 'nats');
    if (!(await becomes(() => reachedBy(stranger, nats).length === 0, 10)))
      return new LeftOut('this cluster accepts network policies and does not enforce them');

    const askers = [
      ...services.map(podOfService),
      stranger,
      podOf(MONITORING, 'collector'),
      podOf(ELSEWHERE, 'server'),
    ];
    const tries = askers.flatMap((asker) =>
      servers.filter(({ name, of = name }) => of !== asker.name).map((server) => ({ asker, server })),
    );
    const allowed = tries.filter(({ asker, server }) => mayReach(asker, server.name));
    expectReached(tries, allowed, 'With policies');

    kubectl(['delete', 'networkpolicies', '--all', '-n', 'mall']);
    if (!(await becomes(() => reachedBy(stranger, nats).length > 0)))
      throw new Error('A pod that was refused by policies is refused without them too.');
    expectReached(tries, tries, 'Without policies');
    return `of ${tries.length} connections between ${askers.length} pods and ${servers.length} servers, policies let pass the ${allowed.length} that are needed and refuse ${tries.length - allowed.length}; without policies none is refused`;
  } finally {
    applyObjects(policies);
    kubectl(['delete', 'pod', 'stranger', '-n', 'mall', '--ignore-not-found']);
    kubectl(['delete', 'namespace', ...made, '--ignore-not-found']);
  }
}

const exists = (kind, name) => kubectl(['get', kind, name, '--ignore-not-found']).trim() !== '';

async function becomes(isSo, seconds = SETTLE_SECONDS) {
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(1000))
    if (isSo()) return true;
  return false;
}

/** Starts a pod for tries, one in place of a collector, and one with the port of a server on the internet. */
function startPods(image) {
  const listening = (port) => [
    'node',
    '-e',
    `require('node:net').createServer((s) => s.destroy()).listen(${port})`,
  ];
  const pods = [
    podThat('mall', 'stranger', image, ['sleep', 'infinity']),
    podThat(MONITORING, 'collector', image, listening(TRACES)),
    podThat(ELSEWHERE, 'server', image, listening(HTTPS)),
  ];
  kubectl(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items: pods }));
  for (const { metadata } of pods)
    kubectl([
      'wait',
      `pod/${metadata.name}`,
      '-n',
      metadata.namespace,
      '--for=condition=Ready',
      '--timeout=60s',
    ]);
}

function podThat(namespace, name, image, command) {
  const pod = parse(readFileSync(join(here, 'script-pod.yaml'), 'utf8'));
  pod.metadata = { name, namespace };
  Object.assign(pod.spec.containers[0], { image, command, volumeMounts: [] });
  pod.spec.volumes = [];
  // An ordinary user may listen on port 443.
  if (namespace !== 'mall')
    pod.spec.securityContext.sysctls = [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }];
  return pod;
}

function podOf(namespace, name) {
  const { metadata, status } = JSON.parse(kubectl(['get', 'pod', name, '-n', namespace, '-o', 'json']));
  return { name, namespace, pod: name, labels: metadata.labels ?? {}, address: status.podIP };
}

/** Returns a running pod of a service, under the name of the service. */
function podOfService(service) {
  const label = `app.kubernetes.io/name=${service},app.kubernetes.io/component!=migration`;
  const args = [
    'get',
    'pods',
    '-n',
    'mall',
    '-l',
    label,
    '--field-selector=status.phase=Running',
    '-o',
    'name',
  ];
  const [pod] = kubectl(args).trim().split('\n');
  return { ...podOf('mall', pod.replace('pod/', '')), name: service };
}

/** Returns servers by Service name or by the address of a pod. No policy separates a pod from itself: `of` names it. */
function serversOf() {
  const user = podOfService('user').address;
  return [
    { name: 'nats', host: 'nats.mall', port: 4222 },
    { name: 'postgres', host: 'postgres.mall', port: 5432 },
    { name: 'storage', host: 'storage.mall', port: 9000 },
    { name: 'gateway', host: 'gateway.mall', port: 8080 },
    { name: 'file', host: 'file.mall', port: 8080 },
    { name: 'chat', host: 'chat.mall', port: 8080 },
    { name: 'health', of: 'user', host: user, port: 8080 },
    { name: 'metrics', of: 'user', host: user, port: 9464 },
    { name: 'collector', host: podOf(MONITORING, 'collector').address, port: TRACES },
    { name: 'internet', host: podOf(ELSEWHERE, 'server').address, port: HTTPS },
  ];
}

/** Returns the names of the servers to which the pod can connect. */
function reachedBy({ pod, namespace }, servers) {
  const node = ['node', '--input-type=module', '-', JSON.stringify(servers)];
  return JSON.parse(kubectl(['exec', '-i', pod, '-n', namespace, '--', ...node], SCRIPT));
}

function expectReached(tries, expected, when) {
  const wrong = [];
  for (const asker of new Set(tries.map((one) => one.asker))) {
    const own = tries.filter((one) => one.asker === asker);
    const reached = reachedBy(
      asker,
      own.map(({ server }) => server),
    );
    for (const one of own) {
      const isReached = reached.includes(one.server.name);
      if (isReached !== expected.includes(one))
        wrong.push(`${asker.name} ${isReached ? 'reaches' : 'does not reach'} ${one.server.name}`);
    }
  }
  if (wrong.length > 0) throw new Error(`${when}: ${wrong.join(', ')}`);
}
