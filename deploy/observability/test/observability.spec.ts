import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse, parseAllDocuments } from 'yaml';
import { readCompose } from '../../docker/test/compose.js';
import { dashboards, grafanaDashboard } from '../dashboards.mjs';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary?: string; readonly action?: string };
}

interface RuleGroups {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

interface PodMonitor {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly podMetricsEndpoints: readonly { readonly relabelings?: readonly object[] }[] };
}

const folder = join(import.meta.dirname, '..');
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

/** Metrics of other programs, with their source. */
const FOREIGN = new Set([
  // Prometheus itself
  'up',
  'ALERTS',
  // Barman Cloud plugin of CloudNativePG
  'barman_cloud_cloudnative_pg_io_last_failed_backup_timestamp',
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  // CloudNativePG
  'cnpg_pg_stat_archiver_last_failed_time',
  'cnpg_pg_stat_archiver_last_archived_time',
  // cert-manager
  'certmanager_certificate_expiration_timestamp_seconds',
  // Exporter of NATS
  'nats_server_total_message_bytes',
  'nats_server_max_storage',
  // kubelet
  'kubelet_volume_stats_available_bytes',
  'kubelet_volume_stats_capacity_bytes',
  // kube-state-metrics
  'kube_pod_container_status_last_terminated_reason',
  'kube_pod_container_status_restarts_total',
  // Blackbox exporter
  'probe_ssl_earliest_cert_expiry',
]);

/** Returns the metrics declared in the mall's code, and those of Node.js. */
function declaredMetrics(): ReadonlySet<string> {
  const sources = ['deploy', 'libs', 'services'].flatMap((part) =>
    readdirSync(join(repositoryRoot, part), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\bsrc\b.*\.ts$/.test(path) && !path.includes('node_modules') && !path.includes('.spec.'),
      )
      .map((path) => readFileSync(join(repositoryRoot, part, path), 'utf8')),
  );
  const own = sources.flatMap((text) =>
    /from 'prom-client'|from '@mall\/telemetry'/.test(text)
      ? [...text.matchAll(/'(mall_\w+)'/g)].map(([, name]) => name!)
      : [],
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  return new Set([...own, ...register.getMetricsAsArray().map(({ name }) => name)]);
}

/** Returns the words of an expression that are neither functions, nor labels, nor in quotes. */
function metricsIn(expr: string): readonly string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-zA-Z_][\w:]*\b(?!\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless', 'by', 'le'].includes(word))
    .map((word) => word.replace(/_(?:bucket|count|sum)$/, (end) => (declared.has(word) ? end : '')));
}

const isBalanced = (expr: string): boolean => {
  const open: string[] = [];
  const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  for (const character of expr.replace(/"[^"]*"/g, '')) {
    if ('([{'.includes(character)) open.push(character);
    if (character in pairs && open.pop() !== pairs[character]) return false;
  }
  return open.length === 0;
};

const declared = declaredMetrics();
const { groups } = parse(read('alerts.yaml')) as RuleGroups;
const rules = groups.flatMap((group) => group.rules);
const panels = dashboards.flatMap(({ rows }) => rows.flatMap((row) => row.panels));
const queries = panels
  .filter(({ source = 'prometheus' }) => source === 'prometheus')
  .flatMap((panel) => Object.values(panel.queries));

it.each([...rules.map(({ alert, expr }) => [alert, expr]), ...queries.map((query) => [query, query])])(
  '%s names metrics that exist',
  (_, expr) => {
    expect(isBalanced(expr!)).toBe(true);
    const named = metricsIn(expr!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !declared.has(name) && !FOREIGN.has(name))).toEqual([]);
  },
);

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s says what to do, and how urgently',
  (_, rule) => {
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect(rule.annotations.action).toMatch(/\.$/);
  },
);

it('has every alert fire in the tests of the rules (promtool test rules)', () => {
  const fired = read('test', 'alerts.test.yaml').matchAll(/alertname="(\w+)"/g);
  expect([...new Set([...fired].map(([, name]) => name))].sort()).toEqual(
    rules.map(({ alert }) => alert).sort(),
  );
});

it('shows every metric of the mall on a dashboard, and describes each in the README', () => {
  const own = [...declared].filter((name) => name.startsWith('mall_'));
  expect(own.length).toBeGreaterThan(10);
  const shown = new Set(queries.flatMap(metricsIn));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
  const described = new Set([...read('README.md').matchAll(/^\| `(mall_\w+)`/gm)].map(([, name]) => name));
  expect(own.filter((name) => !described.has(name))).toEqual([]);
});

it('has dashboards and rules for Kubernetes that are current (npm run generate)', () => {
  for (const dashboard of dashboards)
    expect(JSON.parse(read('dashboards', `${dashboard.uid}.json`))).toEqual(
      JSON.parse(JSON.stringify(grafanaDashboard(dashboard))),
    );
  expect(readdirSync(join(folder, 'dashboards')).sort()).toEqual(
    dashboards.map(({ uid }) => `${uid}.json`).sort(),
  );
  const rule = parse(read('..', 'kubernetes', 'overlays', 'ha', 'alerts.yaml')) as {
    readonly spec: RuleGroups;
  };
  expect(rule.spec.groups).toEqual(groups);
});

it('reads from servers that the compose file starts, under names that it has', () => {
  const { services } = readCompose();
  const { datasources } = parse(read('grafana', 'datasources.yaml')) as {
    readonly datasources: readonly { readonly uid: string; readonly url: string }[];
  };
  for (const { url } of datasources) expect(Object.keys(services)).toContain(new URL(url).hostname);
  const sources = new Set(panels.map(({ source = 'prometheus' }) => source));
  expect(datasources.map(({ uid }) => uid)).toEqual(expect.arrayContaining([...sources]));
  const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as {
    readonly scrape_configs: readonly {
      readonly dns_sd_configs?: readonly { readonly names: readonly string[] }[];
    }[];
  };
  const scraped = jobs.flatMap(({ dns_sd_configs: found = [] }) => found.flatMap(({ names }) => names));
  const built = Object.entries(services).flatMap(([name, { build, restart }]) =>
    build && restart !== 'no' ? [name] : [],
  );
  expect([...scraped].sort()).toEqual(built.filter((name) => name !== 'streams').sort());
});

it('names the job of a process after its service, in Kubernetes as in Compose', () => {
  const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as {
    readonly scrape_configs: readonly { readonly relabel_configs?: readonly object[] }[];
  };
  expect(jobs.flatMap(({ relabel_configs: rules = [] }) => rules)).toEqual([
    { source_labels: ['__meta_dns_name'], target_label: 'job', replacement: 'mall-$1' },
  ]);
  const monitors = parseAllDocuments(read('..', 'kubernetes', 'overlays', 'ha', 'pod-monitor.yaml')).map(
    (document) => document.toJS() as PodMonitor,
  );
  const ofMall = monitors.find(({ metadata }) => metadata.name === 'mall')!;
  expect(ofMall.spec.podMetricsEndpoints.map(({ relabelings }) => relabelings)).toEqual([
    [
      {
        sourceLabels: ['__meta_kubernetes_pod_label_app_kubernetes_io_name'],
        targetLabel: 'job',
        replacement: 'mall-$1',
      },
    ],
  ]);
});
