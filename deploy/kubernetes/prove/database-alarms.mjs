// Evaluates alerts of deploy/observability/alerts.yaml about the database with the current metrics of its pods.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { kubectl } from '../kubectl.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

const FILE = join(import.meta.dirname, '../../observability/alerts.yaml');
const PODS = 'cnpg.io/cluster=postgres,cnpg.io/podRole=instance';

/** Returns the two metrics of an alert that fires while the first is greater than the second, for each pod. */
export function comparedBy(alert) {
  const rules = parse(readFileSync(FILE, 'utf8')).groups.flatMap((group) => group.rules);
  const { expr } = rules.find((rule) => rule.alert === alert);
  const form = /^max by \(namespace, pod\) \((\w+)\)\s*> max by \(namespace, pod\) \((\w+)\)$/;
  const [, first, second] = form.exec(expr.trim()) ?? [];
  if (!first) throw new Error(`${alert} compares no two metrics: ${expr}`);
  return [first, second];
}

/** Parses the values of a page of metrics, by name without labels. */
export const valuesOf = (page) =>
  new Map(
    page
      .split('\n')
      .map((line) => /^(\w+)(?:\{[^}]*\})? (\S+)$/.exec(line))
      .filter(Boolean)
      .map(([, name, value]) => [name, Number(value)]),
  );

/** Whether an alert's condition holds, without its waiting time. @throws when no pod reports its metrics */
export function isAlarming(alert) {
  const [first, second] = comparedBy(alert);
  const pods = kubectl(['get', 'pods', ...NAMESPACE, '-l', PODS, '-o', 'name'])
    .trim()
    .split('\n');
  const pages = pods.map((pod) => {
    const path = `/api/v1/namespaces/mall/pods/${pod.replace('pod/', '')}:9187/proxy/metrics`;
    return valuesOf(kubectl(['get', '--raw', path]));
  });
  const known = pages.filter((page) => page.has(first) && page.has(second));
  if (known.length === 0) throw new Error(`no pod reports ${first} and ${second}`);
  return known.some((page) => page.get(first) > page.get(second));
}
