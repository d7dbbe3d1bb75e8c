import { problemsBefore, quantity, type Facts } from '../cluster-checks.mjs';
import { ownsReplicas } from '../roll-out.mjs';
import { stamped } from '../secret-stamps.mjs';
import { rendered, type KubernetesObject } from './rendered.js';

const oneBox = rendered('one-box');
const ha = rendered('ha');
const node = (cpu: string, memory: string) => ({ spec: {}, status: { allocatable: { cpu, memory } } });
const standard = {
  metadata: { name: 'standard', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
};

/** A cluster in which everything fits, with changes. */
const facts = (objects: readonly KubernetesObject[], changes: Partial<Facts> = {}): Facts => ({
  version: [1, 34],
  kinds: new Set(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)),
  denied: [],
  nodes: Array(3).fill(node('4', '12Gi')),
  storageClasses: [standard],
  secrets: [],
  services: [],
  unknownHosts: [],
  ...changes,
});

it.each([
  ['one-box', oneBox],
  ['ha', ha],
])('finds nothing against %s on the smallest cluster that is documented', (_, objects) =>
  expect(problemsBefore(objects, facts(objects))).toEqual([]),
);

it('checks nothing that the operator may not read', () => {
  const unknown = { nodes: undefined, storageClasses: undefined, secrets: undefined };
  expect(problemsBefore(oneBox, facts(oneBox, unknown))).toEqual([]);
});

it.each<[string, Partial<Facts>, RegExp]>([
  ['an old cluster', { version: [1, 31] }, /^Kubernetes 1.34 or later is needed; this is 1.31.$/],
  [
    'a missing operator',
    { kinds: new Set(oneBox.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)) },
    /does not know Cluster \(postgresql.cnpg.io\/v1\)/,
  ],
  [
    'a missing right',
    { denied: ['create deployments in mall'] },
    /^You may not create deployments in mall.$/,
  ],
  ['no storage class at all', { storageClasses: [] }, /the cluster has no default one; it has none.$/],
  [
    'no default storage class',
    { storageClasses: [{ metadata: { name: 'slow' } }] },
    /^nats names no storage class.* it has slow.$/,
  ],
  ['a node that is too small', { nodes: Array(9).fill(node('900m', '8Gi')) }, /^No node has room for .*/],
  [
    'too little room in all',
    { nodes: Array(3).fill(node('2', '4Gi')) },
    /^The pods request .* the nodes have 6.0 cores and 12.0 GiB.$/,
  ],
  ['too few nodes', { nodes: Array(2).fill(node('16', '64Gi')) }, /^3 nodes are needed/],
  [
    'a host that no name server knows',
    { unknownHosts: ['s3.example.com'] },
    /^STORAGE_HOST names s3.example.com, which no name server knows.$/,
  ],
])('names %s', (_, changes, expected) => {
  expect(problemsBefore(ha, facts(ha, changes))).toContainEqual(expect.stringMatching(expected));
});

it('names a Secret, a storage class and a Service that do not exist', () => {
  const objects = (structuredClone(oneBox) as KubernetesObject[]).filter(({ kind }) => kind !== 'Secret');
  const nats = objects.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'nats')!;
  (
    nats.spec as unknown as { volumeClaimTemplates: [{ spec: Record<string, string> }] }
  ).volumeClaimTemplates[0].spec['storageClassName'] = 'fast';
  const settings = objects.find(({ metadata }) => metadata.name.startsWith('settings-'))!;
  Object.assign(settings.data!, { DATABASE_HOST: 'postgress:5432' });
  expect(problemsBefore(objects, facts(objects))).toEqual([
    'The Secret mall does not exist, and nothing in the overlay makes it.',
    'The storage class fast of nats does not exist; the cluster has standard.',
    'DATABASE_HOST names postgress, and there is no such Service.',
  ]);
});

it.each([
  ['1500m', 1.5],
  ['2', 2],
  ['2Gi', 2 ** 31],
  ['128974848', 128_974_848],
  ['24633044Ki', 24_633_044 * 1024],
])('reads the quantity %s', (text, value) => expect(quantity(text)).toBe(value));

describe('a hash of secrets', () => {
  const secrets = {
    mall: { NATS_NKEY_ORDER: 'a', DATABASE_PASSWORD_ORDER: 'b', INTERNAL_KEY: 'c', LINK_KEY: 'd' },
  };
  const restarted = (changed: Record<string, string>): readonly string[] => {
    const hashes = (values: Record<string, Record<string, string>>) =>
      stamped(oneBox, values).map(({ spec }) => spec?.template?.metadata.annotations?.['mall/secrets']);
    const before = hashes(secrets);
    return hashes({ mall: { ...secrets.mall, ...changed } }).flatMap((hash, at) =>
      hash === before[at] ? [] : oneBox[at]!.metadata.name,
    );
  };

  it('restarts the pods that use a changed one, and no others', () => {
    expect(restarted({ LINK_KEY: 'new' })).toEqual(['file']);
    expect(restarted({ DATABASE_PASSWORD_ORDER: 'new' })).toEqual(['order', 'postgres']);
    expect(restarted({ INTERNAL_KEY: 'new' }).length).toBe(9);
    expect(restarted({ UNUSED: 'new' })).toEqual([]);
  });

  it('leaves pods of unknown secrets as they are', () => expect(stamped(oneBox, {})).toEqual(oneBox));
});

it('knows whose number of pods an earlier roll-out set', () => {
  const live = (manager: string, operation: string) => ({
    metadata: {
      managedFields: [{ manager, operation, fieldsV1: { 'f:spec': { 'f:replicas': {}, 'f:template': {} } } }],
    },
  });
  expect(ownsReplicas(live('kubectl', 'Apply'))).toBe(true);
  expect(ownsReplicas(live('kube-controller-manager', 'Update'))).toBe(false);
  expect(ownsReplicas(live('mall-replicas', 'Apply'))).toBe(false);
});
