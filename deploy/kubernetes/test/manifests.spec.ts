import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { allServices } from '@mall/contracts/services';
import { repositoryRoot, serviceNames, storingServices } from '@mall/local-stack';
import { drawnSecrets } from '../../docker/test/compose.js';
import { missingValues } from '../manifests.mjs';
import { OVERLAYS, sourcesDigest } from '../sources.mjs';
import { migrationsAmong, undoingJobs } from '../undo-migrations.mjs';
import { digestOf, rendered, workloadsOf, type KubernetesObject, type Workload } from './rendered.js';

interface Schemas {
  readonly kinds: Readonly<Record<string, string>>;
  readonly definitions: object;
}

const schemas = JSON.parse(readFileSync(join(import.meta.dirname, 'schemas.json'), 'utf8')) as Schemas;
/** Kinds of operators that are not installed in the cluster of the schemas. */
const OF_OPERATORS = ['ExternalSecret', 'Gateway', 'HTTPRoute', 'PodMonitor', 'PrometheusRule'];

const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: 'kubernetes', definitions: schemas.definitions });

function problemsOf({ apiVersion, kind, ...rest }: KubernetesObject): string {
  const definition = schemas.kinds[`${apiVersion} ${kind}`];
  if (!definition) return `${apiVersion} ${kind} is not known`;
  const isValid = ajv.validate(
    { $ref: `kubernetes#/definitions/${definition}` },
    { apiVersion, kind, ...rest },
  );
  return isValid ? '' : ajv.errorsText();
}

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  const objects = rendered(overlay);
  const workloads = workloadsOf(objects);
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
  const longRunning = workloads.filter(({ kind }) => kind !== 'Job');
  const named = (name: string): Workload => workloads.find((one) => one.name === name)!;

  it('was rendered from the sources as they are (npm run render:kubernetes)', () => {
    expect(digestOf(overlay)).toBe(sourcesDigest());
  });

  it('holds only objects with fields that Kubernetes knows', () => {
    const problems = objects
      .filter(({ kind }) => !OF_OPERATORS.includes(kind))
      .map((object) => [object.metadata.name, problemsOf(object)])
      .filter(([, problem]) => problem);
    expect(problems).toEqual([]);
  });

  it('runs every service, and migrates the tables of each that has some', () => {
    expect(deployments.map(({ name }) => name).sort()).toEqual([...serviceNames, 'backup', 'streams'].sort());
    const migrations = workloads.filter(({ name }) => name.startsWith('migrate-'));
    expect(migrations.map(({ name }) => name.slice(8)).sort()).toEqual([...storingServices].sort());
    for (const { name, pod } of migrations)
      expect(pod.containers[0]!.env).toEqual(
        named(name.slice(8)).pod.containers[0]!.env?.filter(({ name }) => !isOfDemo(name)),
      );
  });

  it.each(workloads)('$kind $name has no right that it does not need', ({ pod }) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  it.each(workloads)(
    '$kind $name says exactly which version it is, and how it ranks among pods',
    ({ pod }) => {
      // All three parts of a version, or the date of a release.
      for (const { image } of pod.containers) expect(image).toMatch(/:(v?\d+\.\d+[.\d]*|RELEASE\.)[\w.-]*$/);
      expect(pod.priorityClassName ?? 'none').toMatch(/^(mall-services|mall-servers|none)$/);
    },
  );

  it('names every migration after its content, because a Job cannot be changed', () => {
    const jobs = objects.filter(({ metadata }) => metadata.name.startsWith('migrate-'));
    expect(jobs.filter(({ metadata }) => !/^migrate-[a-z]+-[a-z0-9]{10}$/.test(metadata.name))).toEqual([]);
    const { data: settings } = objects.find(({ metadata }) => metadata.name.startsWith('settings-'))!;
    for (const { spec } of jobs) expect(spec?.template?.metadata.annotations).toEqual(settings);
  });

  it('has an order for Argo CD: servers and settings, streams, migrations, services, what runs on them', () => {
    const waveOf = ({ metadata }: KubernetesObject): number =>
      Number(metadata.annotations?.['argocd.argoproj.io/sync-wave'] ?? 0);
    const waves = (kind: string, isOf: (name: string) => boolean = () => true): readonly number[] => [
      ...new Set(objects.filter((one) => one.kind === kind && isOf(one.metadata.name)).map(waveOf)),
    ];
    expect(waves('ConfigMap')).toEqual([0]);
    expect(waves('StatefulSet')).toEqual([0]);
    expect(waves('Deployment', (name) => name === 'streams')).toEqual([1]);
    expect(waves('Job', (name) => name.startsWith('migrate-'))).toEqual([2]);
    expect(waves('Deployment', (name) => name !== 'streams')).toEqual([3]);
    if (overlay === 'ha') expect(waves('HorizontalPodAutoscaler')).toEqual([3]);
    if (overlay === 'one-box-demo') expect(waves('Job', (name) => name === 'demo')).toEqual([4]);
  });

  it.each(longRunning.filter(({ name }) => name !== 'streams'))(
    '$kind $name has all three probes',
    ({ pod }) => {
      const [{ startupProbe, readinessProbe, livenessProbe }] = pod.containers as [
        (typeof pod.containers)[0],
      ];
      expect([startupProbe, readinessProbe, livenessProbe]).not.toContain(undefined);
    },
  );

  it('restarts a NATS server whose streams store nothing after a failed write, each server in its turn', () => {
    const { spec } = objects.find(
      ({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'nats',
    )!;
    const { containers, volumes } = spec!.template!.spec;
    const server = containers.find(({ name }) => name === 'server')!;
    const servers = spec!.replicas ?? 1;
    const [, , probe] = server.livenessProbe!.exec!.command;
    expect(probe).toMatch(
      servers === 1 ? /&& sh \/etc\/nats\/stores\.sh$/ : new RegExp(`stores\\.sh ${servers}$`),
    );
    // None of its probes fails for a stream that lags, which may be on all servers.
    for (const { exec } of [server.readinessProbe!, server.livenessProbe!])
      expect(exec!.command.join(' ')).toMatch(/healthz\?js-(?:server|enabled)-only=true'? ?/);
    const { configMap } = volumes!.find(({ name }) => name === 'configuration')!;
    expect(configMap!.items).toContainEqual({ key: 'stores.sh', path: 'stores.sh' });
    const files = objects.find(({ metadata }) => metadata.name === configMap!.name)!.data!;
    expect(Object.keys(files)).toContain('stores.sh');
  });

  it('has a disruption budget for each service', () => {
    const budgets = objects
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ metadata }) => metadata.name);
    expect(budgets).toEqual(expect.arrayContaining([...serviceNames]));
  });

  it('allows a pod the connections whose addresses are in its environment, and no others', () => {
    for (const { name, labels, pod } of workloads) {
      const known = new Set(pod.containers.flatMap(({ env = [] }) => env.map((one) => one.name)));
      const uses = (what: string): boolean => labels[`uses.mall/${what}`] === 'true';
      expect([name, uses('nats')]).toEqual([name, known.has('NATS_URL')]);
      expect([name, uses('postgres')]).toEqual([name, known.has('DATABASE_URL')]);
      if (!name.startsWith('migrate-')) expect([name, uses('mail')]).toEqual([name, known.has('SMTP_URL')]);
      expect([name, uses('gateway')]).toEqual([name, known.has('GATEWAY_URL')]);
      const isOnInternet = overlay === 'ha' && known.has('STORAGE_URL');
      if (!name.startsWith('migrate-'))
        expect([name, uses('storage')]).toEqual([name, known.has('STORAGE_URL') && !isOnInternet]);
    }
  });

  it('needs only secrets that the documented command creates', () => {
    const drawn = Object.keys(drawnSecrets('--demo'));
    const needed = workloads.flatMap(({ pod }) =>
      pod.containers.flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom: { secretKeyRef } = {} }) =>
          secretKeyRef && !secretKeyRef.optional ? secretKeyRef.key : [],
        ),
      ),
    );
    expect(drawn).toEqual(expect.arrayContaining(needed));
  });
});

describe('the entrance of ha', () => {
  const entrance = (overlay: string) =>
    rendered(overlay).filter(({ kind }) => ['Gateway', 'HTTPRoute', 'Ingress'].includes(kind));
  const issuer = { 'cert-manager.io/cluster-issuer': 'letsencrypt' };
  const port = { name: 'gateway', port: 8080 };

  it('is a Gateway with a certificate, which sends every visitor to TLS', () => {
    const [gateway, ...routes] = entrance('ha');
    expect(gateway).toMatchObject({
      kind: 'Gateway',
      metadata: { annotations: issuer },
      spec: {
        gatewayClassName: 'entrance',
        listeners: [
          { name: 'http', hostname: 'shop.example.com' },
          { name: 'https', hostname: 'shop.example.com', tls: { certificateRefs: [{ name: 'shop-tls' }] } },
        ],
      },
    });
    expect(routes.map(({ spec }) => spec as object)).toEqual([
      expect.objectContaining({
        parentRefs: [{ name: 'shop', sectionName: 'https' }],
        rules: [expect.objectContaining({ backendRefs: [port] })],
      }),
      expect.objectContaining({ parentRefs: [{ name: 'shop', sectionName: 'http' }] }),
    ]);
  });

  it('is an Ingress alone in ha-ingress', () => {
    const [ingress, ...others] = entrance('ha-ingress');
    expect(others).toEqual([]);
    expect(problemsOf(ingress!)).toBe('');
    expect(ingress).toMatchObject({
      metadata: { annotations: issuer },
      spec: {
        ingressClassName: 'entrance',
        tls: [{ secretName: 'shop-tls', hosts: ['shop.example.com'] }],
        rules: [{ host: 'shop.example.com' }],
      },
    });
  });
});

describe('autoscaling', () => {
  const adapter = parse(
    readFileSync(join(import.meta.dirname, '..', 'overlays', 'ha', 'metrics-adapter.yaml'), 'utf8'),
  ) as { readonly externalRules: readonly { readonly name: { readonly as: string } }[] };
  const autoscalers = rendered('ha').filter(({ kind }) => kind === 'HorizontalPodAutoscaler');

  it.each(autoscalers.map(({ metadata, spec }) => [metadata.name, spec as unknown] as const))(
    'of %s follows the processor, and waiting events where the service consumes some',
    (name, spec) => {
      const { metrics } = spec as { readonly metrics: readonly { readonly type: string }[] };
      const waiting = {
        type: 'External',
        external: {
          metric: {
            name: adapter.externalRules[0]!.name.as,
            selector: { matchLabels: { app_kubernetes_io_name: name } },
          },
          target: { type: 'AverageValue', averageValue: '500' },
        },
      };
      const consumes = allServices.find((service) => service.name === name)!.consumes.length > 0;
      expect(metrics).toEqual([
        ...(consumes ? [waiting] : []),
        expect.objectContaining({ type: 'Resource' }),
      ]);
    },
  );
});

const isOfDemo = (name: string): boolean => name === 'NODE_ENV' || name === 'DEMO_IMPORT';

describe('undoingJobs', () => {
  const keptBy = (name: string, release: string): string | undefined =>
    workloadsOf(undoingJobs(rendered('one-box'), release) as readonly KubernetesObject[])
      .find((one) => one.name === name)
      ?.pod.containers[0]?.command?.at(-1);

  it('leave the migrations that a release had, those of the events among them', () => {
    expect(keptBy('migrate-tenant', '0.1.0')).toBe('--keep=2');
  });

  it.each(storingServices)('count the migrations of %s, and not what they read', (service) => {
    const folders = ['libs/messaging', `services/${service}`].map((folder) => `${folder}/src/migrations`);
    const paths = folders.flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder)).map((file) => `${folder}/${file}`),
    );
    const classes = paths.filter((path) =>
      / implements (?:Baseline)?Migration/.test(readFileSync(join(repositoryRoot, path), 'utf8')),
    );
    expect(migrationsAmong(paths, service)).toBe(classes.length);
  });

  it('know the releases that were recorded', () => {
    expect(() => keptBy('migrate-tenant', '0.0.9')).toThrow('0.0.9.json');
  });
});

describe('missingValues', () => {
  const container = {
    env: [
      { name: 'NATS_URL', valueFrom: { configMapKeyRef: { name: 'settings-1', key: 'NATS_URL' } } },
      { name: 'KEY', valueFrom: { secretKeyRef: { name: 'mall-1', key: 'INTERNAL_KEY' } } },
      { name: 'OTHER', valueFrom: { secretKeyRef: { name: 'from-elsewhere', key: 'OTHER' } } },
    ],
  };
  const workload = {
    kind: 'Deployment',
    metadata: { name: 'order' },
    spec: { template: { spec: { containers: [container] } } },
  };
  const settings = (data: object): object => ({ kind: 'ConfigMap', metadata: { name: 'settings-1' }, data });
  const secret = (data: object): object => ({ kind: 'Secret', metadata: { name: 'mall-1' }, data });

  it('names settings and secrets that are absent or empty, but not those of objects from elsewhere', () => {
    const objects = [
      workload,
      settings({ SHOP_HOST: '', MICRO_APP_ORIGINS: '' }),
      secret({ INTERNAL_KEY: '' }),
    ];
    expect(missingValues(objects)).toEqual(['INTERNAL_KEY', 'NATS_URL', 'SHOP_HOST']);
    expect(
      missingValues([workload, settings({ NATS_URL: 'nats://nats' }), secret({ INTERNAL_KEY: 'eA==' })]),
    ).toEqual([]);
  });

  it('names what notices by e-mail lack, once one of their values is set', () => {
    const set = settings({ MAIL_FROM: 'shop@example.com', SHOP_URL: '' });
    expect(missingValues([set, secret({})])).toEqual(['SHOP_URL', 'SMTP_URL']);
    expect(missingValues([set])).toEqual(['SHOP_URL']);
    expect(missingValues([settings({ MAIL_FROM: '' }), secret({ SMTP_URL: 'eA==' })])).toEqual([
      'MAIL_FROM',
      'SHOP_URL',
    ]);
    expect(missingValues([settings({ MAIL_FROM: '', SHOP_URL: '' }), secret({})])).toEqual([]);
  });
});
