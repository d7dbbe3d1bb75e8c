// npm run schemas:kubernetes: writes the schemas of the manifests' kinds, as published by the API of the cluster of KUBECONFIG,
// into test/schemas.json. CloudNativePG and its Barman Cloud plugin have to be installed there, because they define three of the
// kinds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kubectl } from './kubectl.mjs';

const APIS = [
  'api/v1',
  'apis/apps/v1',
  'apis/autoscaling/v2',
  'apis/barmancloud.cnpg.io/v1',
  'apis/batch/v1',
  'apis/networking.k8s.io/v1',
  'apis/policy/v1',
  'apis/postgresql.cnpg.io/v1',
  'apis/scheduling.k8s.io/v1',
];
const KINDS = new Set([
  'Cluster',
  'ConfigMap',
  'CronJob',
  'Deployment',
  'HorizontalPodAutoscaler',
  'Ingress',
  'Job',
  'Namespace',
  'NetworkPolicy',
  'ObjectStore',
  'PodDisruptionBudget',
  'PriorityClass',
  'ScheduledBackup',
  'Secret',
  'Service',
  'StatefulSet',
]);

const all = {};
const kinds = {};
for (const api of APIS) {
  const { schemas } = JSON.parse(kubectl(['get', '--raw', `/openapi/v3/${api}`])).components;
  Object.assign(all, schemas);
  for (const [name, { 'x-kubernetes-group-version-kind': own = [] }] of Object.entries(schemas))
    for (const { group, version, kind } of own)
      if (KINDS.has(kind) && !name.endsWith('List'))
        kinds[`${group ? `${group}/` : ''}${version} ${kind}`] = name;
}

const kept = {};
const keep = (name) => {
  if (kept[name]) return;
  kept[name] = strict(all[name]);
  for (const [, other] of JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    keep(other);
};
for (const name of Object.values(kinds)) keep(name);

const release = JSON.parse(kubectl(['version', '-o', 'json'])).serverVersion.gitVersion;
const file = join(import.meta.dirname, 'test', 'schemas.json');
writeFileSync(file, `${JSON.stringify({ release, kinds, definitions: kept })}\n`);

/** Removes descriptions, and refuses fields that the API does not know. */
function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema)
    .filter(
      ([key, value]) =>
        !key.startsWith('x-kubernetes-') &&
        !(key === 'description' && typeof value === 'string') &&
        key !== 'default' &&
        key !== 'format',
    )
    .map(([key, value]) => [
      key,
      key === '$ref' ? value.replace('#/components/schemas/', '#/definitions/') : strict(value),
    ]);
  const closed = schema.type === 'object' && schema.properties && !schema.additionalProperties;
  return Object.fromEntries(closed ? [...entries, ['additionalProperties', false]] : entries);
}
