// The part of the overlay `ha` that depends on its database: PostgreSQL, NATS, migrations, and three services.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { render, workloads } from '../manifests.mjs';
import { isMigration } from '../roll-out.mjs';

const kubernetes = join(import.meta.dirname, '..');
const SERVICES = ['auth', 'gateway', 'streams', 'user'];
const PLAIN = ['Cluster', 'ConfigMap', 'Namespace', 'NetworkPolicy', 'Service', 'StatefulSet'];
const OF_BACKUPS = ['ObjectStore', 'ScheduledBackup'];

/** The object store of `one-box`. */
const STORAGE = 'storage:9000';
/** The label of a pod that may connect to it. */
const USES_STORAGE = { 'uses.mall/storage': 'true' };

/**
 * Returns the objects, with new secrets in place of those of External Secrets. `hasBackups`: backups go to the object store of
 * `one-box`, because that of `ha` is external; otherwise there are none. `isOneNode`: servers may share a node, and request fewer
 * resources.
 */
export function databaseMall({ registry, version, postgresImage, isOneNode, hasBackups }) {
  const objects = render(join(kubernetes, 'overlays', 'ha'));
  const values = drawnValues();
  const secrets = objects
    .filter(({ kind }) => kind === 'ExternalSecret')
    .map((external) => secretOf(external, values));
  const kinds = hasBackups ? [...PLAIN, ...OF_BACKUPS] : PLAIN;
  const isPart = (object) =>
    kinds.includes(object.kind) ||
    isMigration(object) ||
    (object.kind === 'Deployment' && SERVICES.includes(object.metadata.name));
  const parts = [
    ...objects.filter(isPart),
    ...policiesIn('demo/job.yaml', ['to-gateway']),
    ...(hasBackups ? objectStore() : []),
  ];
  for (const { spec } of workloads(parts))
    for (const container of spec.template.spec.containers) {
      const [name, tag] = container.image.split(':');
      container.image = `${registry}${name}:${name.startsWith('mall/') ? version : tag}`;
    }
  for (const { kind, spec, data } of parts) {
    // Migrations need a valid address, but no server behind it.
    if (data?.STORAGE_HOST === '') data.STORAGE_HOST = STORAGE;
    if (kind === 'Cluster') {
      if (hasBackups) spec.inheritedMetadata = { labels: USES_STORAGE };
      else delete spec.plugins;
      if (postgresImage) spec.imageName = postgresImage;
    }
    if (kind === 'ObjectStore') spec.configuration.endpointURL = `http://${STORAGE}`;
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

/** Returns network policies of a file, such as for the rehearsal's pods and the gateway, or the database and its store. */
function policiesIn(file, names) {
  return parseAllDocuments(readFileSync(join(kubernetes, file), 'utf8'))
    .map((document) => document.toJS())
    .filter(({ kind, metadata }) => kind === 'NetworkPolicy' && names.includes(metadata.name))
    .map(inMall);
}

/** Returns the server of `one-box` and its network policies. */
const objectStore = () => [
  ...render(join(kubernetes, 'storage')).map(inMall),
  ...policiesIn('base/network-policies.yaml', ['storage', 'to-storage']),
];

const inMall = (object) => ({ ...object, metadata: { ...object.metadata, namespace: 'mall' } });

function drawnValues() {
  const command = join(kubernetes, '..', 'docker', 'make-env.mjs');
  const lines = execFileSync(process.execPath, [command], { encoding: 'utf8' }).trim().split('\n');
  const values = Object.fromEntries(
    lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
  );
  // The object store of the rehearsal has one user.
  return { ...values, BACKUP_USER: values.STORAGE_USER, BACKUP_PASSWORD: values.STORAGE_PASSWORD };
}

/** Returns the Secret that External Secrets would create. */
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
