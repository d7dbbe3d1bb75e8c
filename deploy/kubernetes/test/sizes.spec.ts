import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot, storingServices } from '@mall/local-stack';
import { readCompose } from '../../docker/test/compose.js';
import {
  databaseMemory,
  databaseOfHa,
  databaseSettings,
  deadlineOf,
  others,
  POOL,
  requestedByHa,
  resourcesOf,
  services,
  startFailures,
  START_PROBE_SECONDS,
  type Size,
} from '../../sizes.mjs';
import { sizesComponent } from '../sizes-component.mjs';
import { OVERLAYS } from '../sources.mjs';
import { rendered, workloadsOf, type Probe, type Workload } from './rendered.js';

const read = (...path: string[]): string => readFileSync(join(repositoryRoot, ...path), 'utf8');
const sourceFolder = join(import.meta.dirname, '..');

/** The default of a variable, as a service's configuration declares it. */
const defaultOf = (file: string, name: string): number =>
  Number(new RegExp(`${name}: env.integer\\(([\\d_]+)`).exec(read(file))![1]!.replaceAll('_', ''));

const sizeOf = (workload: string, container: string): Size | undefined =>
  container === 'metrics'
    ? others['natsMetrics']
    : (services[workload] ?? others[workload.startsWith('migrate-') ? 'migrate' : workload]);

/** Seconds after which a process that does not listen is restarted. */
const startSeconds = ({ periodSeconds = 10, failureThreshold = 3 }: Probe): number =>
  periodSeconds * failureThreshold;

/** Returns the paths of what is declared and not rendered so. */
function lost(declared: unknown, shown: unknown, path = ''): readonly string[] {
  if (typeof declared !== 'object' || declared === null)
    return Object.is(declared, shown) ? [] : [`${path}: ${String(declared)} became ${String(shown)}`];
  return Object.entries(declared).flatMap(([key, value]: [string, unknown]) => {
    const name = (value as { name?: string } | null)?.name;
    const found =
      Array.isArray(shown) && name !== undefined
        ? (shown as { name?: string }[]).find((one) => one.name === name)
        : (shown as Record<string, unknown> | undefined)?.[key];
    return lost(value, found, `${path}/${name ?? key}`);
  });
}

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  const objects = rendered(overlay);
  const workloads = workloadsOf(objects);
  const deployments = objects.filter(({ kind }) => kind === 'Deployment');
  const kind = overlay === 'ha' ? 'own' : 'shared';
  const named = (name: string): Workload => workloads.find((one) => one.name === name)!;

  it.each(workloads.flatMap(({ name, pod }) => pod.containers.map((one) => [name, one.name, one] as const)))(
    'gives %s (%s) the memory and processor time that it declares',
    (name, container, { resources }) => {
      const size = sizeOf(name, container);
      expect(size).toBeDefined();
      expect(resources).toEqual(resourcesOf(size!, kind));
    },
  );

  it.each(Object.entries(services))(
    'restarts %s when it declares, and fails its roll-out later',
    (name, size) => {
      const { progressDeadlineSeconds } = deployments.find(({ metadata }) => metadata.name === name)!.spec!;
      const { startupProbe } = named(name).pod.containers[0]!;
      expect(startupProbe).toMatchObject({
        periodSeconds: START_PROBE_SECONDS,
        failureThreshold: startFailures(size),
      });
      expect(progressDeadlineSeconds).toBe(deadlineOf(size));
    },
  );

  it('gives up on no roll-out before the process would have been restarted', () => {
    for (const { metadata, spec } of deployments) {
      const { startupProbe } = named(metadata.name).pod.containers[0]!;
      expect(spec!.progressDeadlineSeconds ?? 600).toBeGreaterThan(startSeconds(startupProbe!));
    }
  });

  it('leaves the number of pods to autoscalers and operators', () => {
    expect(deployments.filter(({ spec }) => spec?.replicas !== undefined)).toEqual([]);
  });

  it('changes nothing that the file of a service declares', () => {
    const folder = join(sourceFolder, 'base', 'services');
    const declared = readdirSync(folder).flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { merge: true }).map(
        (document) => document.toJS() as (typeof objects)[number],
      ),
    );
    expect(declared.length).toBeGreaterThan(15);
    const ofOverlay = /image|envs?\/|\/configMapKeyRef|secretKeyRef|uses\.mall\/storage|spec\/type/;
    for (const one of declared) {
      const shown = objects.find(
        ({ kind, metadata }) => kind === one.kind && metadata.name === one.metadata.name,
      );
      expect(lost(one, shown, one.metadata.name).filter((path) => !ofOverlay.test(path))).toEqual([]);
    }
  });
});

it('names every pod with tables among those that have a pool', () => {
  expect(Object.keys(services).sort()).toEqual(['gateway', ...storingServices].sort());
  expect(POOL).toBe(defaultOf('libs/service-kit/src/config.ts', 'DATABASE_POOL'));
});

it('gives the file service room for its decoders, each of which ends itself at its own limit', () => {
  const config = 'services/file/src/config.ts';
  const decoders = defaultOf(config, 'PICTURES_AT_ONCE') * defaultOf(config, 'PICTURE_MEMORY_MB');
  const {
    memory: [requested, most],
  } = services['file']!;
  expect(most).toBeGreaterThanOrEqual(requested + decoders);
});

it('gives PostgreSQL memory for all connections that services may open', () => {
  for (const [overlay, [, most]] of [
    ['one-box', others['postgres']!.memory],
    ['ha', databaseOfHa.memory],
  ] as const) {
    const { max_connections: connections, shared_buffers: buffers } = databaseSettings[overlay];
    expect(databaseMemory([0, most], Number(connections))).toBeLessThan(most);
    expect(buffers).toBe(`${most / 4}MB`);
  }
});

it('opens no more connections than PostgreSQL takes, with every pod and one more of each service', () => {
  const pods = rendered('ha')
    .filter(({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name !== 'gateway')
    .reduce((sum, { spec }) => sum + spec!.maxReplicas! + 1, 0);
  const cluster = rendered('ha').find(({ kind }) => kind === 'Cluster')!.spec!;
  expect(pods).toBeGreaterThan(storingServices.length * 2);
  expect(Number(cluster.postgresql!.parameters['max_connections'])).toBeGreaterThanOrEqual(pods * POOL);
  expect(cluster.postgresql!.parameters).toMatchObject(databaseSettings.ha);
  expect(cluster.resources).toEqual(resourcesOf(databaseOfHa as unknown as Size, 'own'));
  const { args = [] } = workloadsOf(rendered('one-box')).find(({ name }) => name === 'postgres')!.pod
    .containers[0]!;
  for (const [name, value] of Object.entries(databaseSettings['one-box']))
    expect(args).toContain(`${name}=${value}`);
});

it('has an autoscaler for every service, between the numbers that it declares', () => {
  const scaled = rendered('ha').filter(({ kind }) => kind === 'HorizontalPodAutoscaler');
  expect(
    Object.fromEntries(
      scaled.map(({ metadata, spec }) => [metadata.name, [spec!.minReplicas, spec!.maxReplicas]]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(services).map(([name, { pods }]) => [name, pods])));
});

it('gives containers of docker-compose.yml the same memory, and PostgreSQL the same settings', () => {
  const megabytes = (text: string): number => Number.parseInt(text) * (text.endsWith('g') ? 1024 : 1);
  const { services: containers } = readCompose();
  const compared = { ...services, ...others, minio: others['storage']! };
  for (const [name, container] of Object.entries(containers))
    if (name in compared)
      expect([name, megabytes(container.mem_limit!)]).toEqual([name, compared[name as 'minio'].memory[1]]);
  for (const [name, value] of Object.entries(databaseSettings['one-box']))
    expect(containers['postgres']!.command).toContain(`${name}=${value}`);
});

it.each(['ha', 'one-box'] as const)(
  'has a component of sizes for %s that is current (npm run generate)',
  (overlay) => {
    const written = readFileSync(join(sourceFolder, 'sizes', overlay, 'kustomization.yaml'), 'utf8');
    expect(parse(written)).toEqual(parse(sizesComponent(overlay)));
  },
);

it('documents what a cluster for ha needs', () => {
  const { least, most } = requestedByHa();
  const told = ({ pods, cores, gibibytes }: typeof least): string =>
    `${pods} pods, ${cores.toFixed(1)} cores, ${gibibytes.toFixed(1)} GiB`;
  const document = read('docs', 'sizing.md').replace(/\s+/g, ' ');
  expect(document).toContain(told(least));
  expect(document).toContain(told(most));
  for (const [name, { memory, processor, starts, pods }] of Object.entries(services))
    expect(document).toContain(
      `| ${name} | ${memory.join(' to ')} | ${processor.shared} | ${processor.own} | ${pods.join(' to ')} | ${starts} |`,
    );
});
