import { mayReach } from '../prove/network-policies.mjs';
import { rendered, workloadsOf } from './rendered.js';

const workloads = workloadsOf(rendered('one-box'));
const SERVERS = [
  'nats',
  'postgres',
  'storage',
  'gateway',
  'file',
  'chat',
  'metrics',
  'collector',
  'internet',
];
const reachedFrom = (pod: Parameters<typeof mayReach>[0]): readonly string[] =>
  SERVERS.filter((server) => mayReach(pod, server));

it.each([
  ['gateway', ['nats', 'file', 'chat', 'collector']],
  ['auth', ['nats', 'postgres', 'collector']],
  ['file', ['nats', 'postgres', 'storage', 'collector']],
])('the rehearsal on a cluster expects %s to reach what it has addresses of', (name, expected) => {
  const { labels } = workloads.find((one) => one.kind === 'Deployment' && one.name === name)!;
  expect(reachedFrom({ namespace: 'mall', labels })).toEqual(expected);
});

it('the rehearsal on a cluster expects strangers to be refused', () => {
  expect(reachedFrom({ namespace: 'mall', labels: {} })).toEqual([]);
  expect(reachedFrom({ namespace: 'elsewhere', labels: {} })).toEqual(['gateway', 'collector', 'internet']);
  expect(reachedFrom({ namespace: 'monitoring', labels: {} })).toContain('metrics');
});
