// The rehearsed database, as its operator and its servers describe it.
import { setTimeout as sleep } from 'node:timers/promises';
import { kubectl } from '../kubectl.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

const CLUSTER = 'clusters.postgresql.cnpg.io/postgres';

export const cluster = () => JSON.parse(kubectl(['get', CLUSTER, ...NAMESPACE, '-o', 'json']));

export const primary = () => cluster().status.currentPrimary;

export const isWhole = () => {
  const { spec, status } = cluster();
  return status.readyInstances === spec.instances && status.phase === 'Cluster in healthy state';
};

export const operatorVersion = () =>
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

/** Returns the primary's answer to a statement, a line for each row. */
export function ask(sql) {
  const psql = ['psql', '--dbname=mall', '--no-align', '--tuples-only', '--command', sql];
  const answer = kubectl(['exec', primary(), '-c', 'postgres', ...NAMESPACE, '--', ...psql]).trim();
  return answer ? answer.split('\n') : [];
}

/** Waits until the condition holds. @throws after `seconds` */
export async function until(what, isSo, seconds = 600) {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > seconds * 1000) throw new Error(`not within ${seconds} s: ${what}`);
    await sleep(1_000);
  }
}
