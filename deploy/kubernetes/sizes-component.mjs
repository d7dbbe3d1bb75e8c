// The sizes of the mall's pods as a component for kustomize. It comes last in an overlay, so that no other patch replaces them.
import { stringify } from 'yaml';
import {
  databaseOfHa,
  databaseSettings,
  deadlineOf,
  others,
  resourcesOf,
  services,
  START_PROBE_SECONDS,
  startFailures,
} from '../sizes.mjs';

const HEAD = `# Written by \`npm run generate\` from deploy/sizes.mjs: memory, processor time, deadlines, numbers of pods and connections.\n`;

/** Returns the text of the kustomization. @param overlay `ha`, where each pod has processor time of its own, or `one-box` */
export function sizesComponent(overlay) {
  const kind = overlay === 'ha' ? 'own' : 'shared';
  const patches = [
    ...Object.entries(services).map(([name, size]) => patchOf('Deployment', name, serviceSpec(size, kind))),
    patchOf('Deployment', 'streams', containerSpec('streams', others.streams, kind)),
    patchOf('Deployment', 'backup', containerSpec('backup', others.backup, kind)),
    patchOf('Job', 'migrate-.*', containerSpec('service', others.migrate, kind)),
    patchOf('Job', 'demo', containerSpec('demo', others.demo, kind)),
    ...['nats', 'storage'].map((name) =>
      patchOf('StatefulSet', name, containerSpec('server', others[name], kind)),
    ),
    ...(overlay === 'ha' ? ofHa() : ofOneBox()),
  ];
  return (
    HEAD +
    stringify(
      { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', patches },
      { lineWidth: 0 },
    )
  );
}

const ofOneBox = () => [
  patchOf(
    'StatefulSet',
    'postgres',
    containerSpec('server', others.postgres, 'shared', {
      args: ['postgres', '-c', 'timezone=UTC', ...argumentsOf(databaseSettings['one-box'])],
    }),
  ),
];

const ofHa = () => [
  ...Object.entries(services).map(
    ([
      name,
      {
        pods: [minReplicas, maxReplicas],
      },
    ]) => patchOf('HorizontalPodAutoscaler', name, { minReplicas, maxReplicas }),
  ),
  patchOf('StatefulSet', 'nats', containerSpec('metrics', others.natsMetrics, 'own')),
  patchOf('Cluster', 'postgres', {
    instances: databaseOfHa.servers,
    resources: resourcesOf(databaseOfHa, 'own'),
    postgresql: { parameters: databaseSettings.ha },
  }),
];

const argumentsOf = (settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function serviceSpec(size, kind) {
  const startupProbe = { periodSeconds: START_PROBE_SECONDS, failureThreshold: startFailures(size) };
  return {
    progressDeadlineSeconds: deadlineOf(size),
    ...containerSpec('service', size, kind, { startupProbe }),
  };
}

const containerSpec = (name, size, kind, more = {}) => ({
  template: { spec: { containers: [{ name, resources: resourcesOf(size, kind), ...more }] } },
});

const API = {
  Cluster: 'postgresql.cnpg.io/v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Job: 'batch/v1',
  StatefulSet: 'apps/v1',
};

/** A patch with a target changes nothing where an overlay does not have the object. */
const patchOf = (kind, name, spec) => ({
  target: { kind, name },
  patch: stringify({ apiVersion: API[kind], kind, metadata: { name: 'any' }, spec }),
});
