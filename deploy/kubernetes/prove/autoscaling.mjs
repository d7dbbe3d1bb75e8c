// Rehearses that chat gets more pods when it has many unhandled events. The cluster has to provide the mall's own metric, as
// overlays/ha/metrics-adapter.yaml says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAllDocuments } from 'yaml';
import { kubectl } from '../kubectl.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

const SERVICE = 'chat';
const FIGURE = `/apis/external.metrics.k8s.io/v1beta1/namespaces/mall/mall_events_behind?labelSelector=app_kubernetes_io_name%3D${SERVICE}`;
const EVENTS = 60_000;
const AT_ONCE = 5_000;

/** Events of orders without a buyer, for each of which chat writes a notice; three events per order. */
const FILL = `INSERT INTO "order".outbox (subject, aggregate_id, tenant_id, payload)
  SELECT 'event.order.submitted', id, '1', jsonb_build_object('orderId', id, 'orderNumber', 'UA-' || id, 'userId', id, 'version', 1)
    FROM (SELECT (8000000000 + n / 3)::text AS id FROM generate_series(1, ${AT_ONCE}) AS n) AS orders`;

/** Whether the cluster provides the metric. */
export function servesEventsBehind() {
  try {
    kubectl(['get', '--raw', FIGURE]);
    return true;
  } catch {
    return false;
  }
}

function eventsBehind() {
  const [item] = JSON.parse(kubectl(['get', '--raw', FIGURE])).items;
  return item?.value.endsWith('m') ? Number.parseInt(item.value) / 1000 : Number(item?.value ?? 0);
}

function pods() {
  const { status } = JSON.parse(kubectl(['get', 'deployment', SERVICE, ...NAMESPACE, '-o', 'json']));
  return status.readyReplicas ?? 0;
}

/** Returns the autoscaler of the overlay `ha` with a minimum of one pod. */
function autoscaler() {
  const file = join(import.meta.dirname, '../overlays/ha/autoscaling.yaml');
  const found = parseAllDocuments(readFileSync(file, 'utf8'))
    .map((one) => one.toJS())
    .find(({ metadata }) => metadata.name === SERVICE);
  return {
    ...found,
    metadata: { ...found.metadata, namespace: 'mall' },
    spec: { ...found.spec, minReplicas: 1 },
  };
}

/** Creates more events than one pod handles in the meantime; returns how many pods were started, and when. */
export async function scaleByEvents() {
  kubectl(['apply', '-f', '-'], JSON.stringify(autoscaler()));
  const psql = ['psql', '--username=postgres', '--dbname=mall', '--quiet', '--command', FILL];
  for (let at = 0; at < EVENTS; at += AT_ONCE) kubectl(['exec', 'postgres-0', ...NAMESPACE, '--', ...psql]);
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1000);
  let [most, mostBehind, scaledAfter] = [1, 0, undefined];
  // Until no events are left.
  for (;;) {
    await sleep(2_000);
    const behind = eventsBehind();
    [most, mostBehind] = [Math.max(most, pods()), Math.max(mostBehind, behind)];
    if (most > 1) scaledAfter ??= seconds();
    if (mostBehind > 0 && behind === 0 && scaledAfter !== undefined) break;
    if (seconds() > 600) throw new Error(`after ${seconds()} s: ${most} pods, ${behind} events behind`);
  }
  const handledAfter = seconds();
  kubectl(['delete', 'hpa', SERVICE, ...NAMESPACE]);
  kubectl(['scale', `deployment/${SERVICE}`, ...NAMESPACE, '--replicas=1']);
  kubectl(['rollout', 'status', `deployment/${SERVICE}`, ...NAMESPACE, '--timeout=300s']);
  return `${mostBehind} events behind; a second pod was ready after ${scaledAfter} s, ${most} in all; all handled after ${handledAfter} s`;
}
