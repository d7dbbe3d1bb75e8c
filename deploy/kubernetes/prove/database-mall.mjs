// The part of the overlay `ha` that stands on its database: PostgreSQL, NATS, migrations, and three services.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { render, workloads } from '../manifests.mjs';
import { isMigration } from '../roll-out.mjs';

const kubernetes = join(import.meta.dirname, '..');
const SERVICES = ['auth', 'gateway', 'streams', 'user'];
const PLAIN = ['Cluster', 'ConfigMap', 'Namespace', 'NetworkPolicy', 'Service', 'StatefulSet'];

/** Not that of files, which makes its buckets in an object store first. */
const isPart = (object) =>
  PLAIN.includes(object.kind) ||
  (isMigration(object) && object.metadata.name !== 'migrate-file') ||
  (object.kind === 'Deployment' && SERVICES.includes(object.metadata.name));

/**
 * Its objects, with new secrets where External Secrets would put some, and without backups, which need an object store.
 * `isOneNode`: servers may share a node, and ask for less of it.
 */
export function databaseMall({ registry, version, postgresImage, isOneNode }) {
  const objects = render(join(kubernetes, 'overlays', 'ha'));
  const values = drawnValues();
  const secrets = objects
    .filter(({ kind }) => kind === 'ExternalSecret')
    .map((external) => secretOf(external, values));
  const parts = [...objects.filter(isPart), wayToGateway()];
  for (const { spec } of workloads(parts))
    for (const container of spec.template.spec.containers) {
      const [name, tag] = container.image.split(':');
      container.image = `${registry}${name}:${name.startsWith('mall/') ? version : tag}`;
    }
  for (const { kind, spec } of parts) {
    if (kind === 'Cluster') {
      delete spec.plugins;
      if (postgresImage) spec.imageName = postgresImage;
    }
    if (isOneNode) allowOneNode(kind, spec);
  }
  return [...secrets, ...parts];
}

function allowOneNode(kind, spec) {
  if (kind === 'Cluster') {
    spec.affinity.podAntiAffinityType = 'preferred';
    spec.resources = { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '1Gi' } };
  }
  if (kind === 'StatefulSet') delete spec.template.spec.affinity;
}

/** The rehearsal's pods may speak to the gateway, as the loader of the demo may. */
function wayToGateway() {
  const policy = parseAllDocuments(readFileSync(join(kubernetes, 'demo', 'job.yaml'), 'utf8'))
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'NetworkPolicy');
  policy.metadata.namespace = 'mall';
  return policy;
}

function drawnValues() {
  const command = join(kubernetes, '..', 'docker', 'make-env.mjs');
  const lines = execFileSync(process.execPath, [command], { encoding: 'utf8' }).trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
}

/** What External Secrets would make of it. */
function secretOf({ metadata, spec }, values) {
  const { type = 'Opaque', metadata: { labels } = {}, data } = spec.target.template ?? {};
  const given = Object.fromEntries(
    (spec.data ?? []).map(({ secretKey, remoteRef }) => [secretKey, values[remoteRef.property]]),
  );
  const filled = (text) => text.replace(/\{\{ \.(\w+) \}\}/g, (_, key) => given[key]);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: spec.target.name, namespace: metadata.namespace, labels },
    type,
    stringData: data
      ? Object.fromEntries(Object.entries(data).map(([key, text]) => [key, filled(text)]))
      : values,
  };
}
