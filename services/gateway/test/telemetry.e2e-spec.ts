import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';
import { freePorts, startMall, until, type TestMall } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';
import { TraceCollector, type CollectedSpan } from './telemetry/trace-collector.js';

const SERVICES = ['gateway', 'auth', 'user', 'chat'] as const;
/**
 * Metrics of processes that are not started here. `services/admin/test/processes.e2e-spec.ts` and
 * `deploy/backup/test/backup.e2e-spec.ts` read them.
 */
const OF_OTHERS = ['mall_read_model_behind_seconds', 'mall_backup_last_success_timestamp_seconds'];
const NUMBER = '+79163334455';

let mall: TestMall;
let collector: TraceCollector;
let ports: readonly number[];
let token: string;

/** Returns the metrics of a service, once they contain `text`. */
const metricsOf = (service: (typeof SERVICES)[number], text: RegExp) =>
  until(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${ports[SERVICES.indexOf(service)]}/metrics`);
      const metrics = await answer.text();
      return text.test(metrics) ? metrics : undefined;
    },
    { what: `${text} in the metrics of ${service}`, timeoutMs: 30_000 },
  );

beforeAll(async () => {
  collector = await TraceCollector.start();
  ports = await freePorts(SERVICES.length);
  const env = Object.fromEntries(
    SERVICES.map((name, at) => [
      name,
      {
        METRICS_PORT: String(ports[at]),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        TRACED_PERCENT: '100',
      },
    ]),
  );
  mall = await startMall(SERVICES, { env });
  token = await aSignedInBuyer(mall, NUMBER);
}, 90_000);

afterAll(() => collector.close());

it('one trace leads from a request to what its event does in another service', async () => {
  const handled = await until(
    async () => collector.spans.find(({ name }) => name === 'user-auth-account-registered'),
    { what: 'the span of the consumer', timeoutMs: 30_000 },
  );
  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === handled.traceId);
  const root = await until(
    async () => ofTrace().find(({ service, parentSpanId }) => service === 'gateway' && !parentSpanId),
    { what: 'the span of the request', timeoutMs: 30_000 },
  );
  expect(root.name).toBe('POST /api/mall4cloud_user/ua/user/register');
  const names = (service: string) => ofTrace().flatMap((span) => (span.service === service ? span.name : []));
  expect(names('gateway')).toContain('op.auth.register');
  expect(names('auth')).toEqual(expect.arrayContaining(['op.auth.register', 'INSERT']));
  expect(names('user')).toContain('INSERT');
});

it('a trace begins with the click in the browser', async () => {
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  await fetch(`${mall.service('gateway').url}/api/mall4cloud_user/a/favourite/page`, {
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${spanId}-00` },
  });
  const spanOf = (service: string, what: Partial<CollectedSpan>) =>
    until(
      async () =>
        collector.spans.find((span) =>
          Object.entries({ service, traceId, ...what }).every(
            ([key, value]) => span[key as keyof CollectedSpan] === value,
          ),
        ),
      { what: `a span of ${service} in the trace of the click`, timeoutMs: 30_000 },
    );
  await spanOf('gateway', { parentSpanId: spanId });
  await spanOf('user', { name: 'op.user.favourite.page' });
});

it('a request whose visitor has disconnected is a span as well', async () => {
  const traceId = '7c1f8a3e5d9b4062a1e4c7d8f0b36259';
  const visitor = connect(Number(new URL(mall.service('gateway').url).port), '127.0.0.1');
  // A body that is announced and never sent.
  visitor.write(
    'POST /api/mall4cloud_user/ua/user/register HTTP/1.1\r\nhost: mall\r\ncontent-type: application/json\r\n' +
      `content-length: 100\r\ntraceparent: 00-${traceId}-00f067aa0ba902b7-00\r\n\r\n{`,
    () => visitor.destroy(),
  );
  await until(
    async () => collector.spans.find((span) => span.traceId === traceId && span.service === 'gateway'),
    { what: 'the span of the request that was left', timeoutMs: 30_000 },
  );
});

it('no span contains text that a person typed', () => {
  expect(collector.text).not.toContain(NUMBER.slice(1));
  expect(collector.text).not.toContain(`u${NUMBER.slice(2)}`);
  expect(collector.text).not.toContain('long enough password');
});

it('metrics show how long routes and operations take, and how they end', async () => {
  await fetch(`${mall.service('gateway').url}/api/mall4cloud_user/a/favourite/page`);
  const gateway = await metricsOf('gateway', /route="GET [^"]*favourite\/page",outcome="refused"/);
  expect(gateway).toMatch(
    /mall_http_request_duration_seconds_count\{route="POST [^"]*ua\/user\/register",outcome="done"\} 1/,
  );
  expect(gateway).toContain('mall_cached_answers_total{outcome="miss"}');
  // Failed probes before the gateway was ready must not count against the promised availability.
  expect(gateway).not.toContain('/health/');
  expect(gateway).toContain('nodejs_eventloop_lag_p99_seconds');
  const auth = await metricsOf('auth', /operation="op.auth.register",outcome="done"/);
  expect(auth).toContain('mall_nats_connected 1');
  expect(auth).toMatch(/mall_database_connections\{state="idle"\} \d/);
  // Reading the metrics must not count as waiting work: an alert would fire for ever.
  expect(auth).toContain('mall_database_connections{state="waiting"} 0');
});

it('metrics show waiting work: unpublished and parked events, and the backlog of consumers', async () => {
  const user = await metricsOf('user', /consumer="user-auth-account-registered",outcome="handled"\} 1/);
  expect(user).toContain('mall_consumer_pending_events{consumer="user-auth-account-registered"} 0');
  expect(user).toMatch(/mall_event_delay_seconds_count\{consumer="user-auth-account-registered"\} 1/);
  await mall.query(
    'user',
    `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
     VALUES ('user-auth-account-registered', 'event.auth.account-registered', '1', '{}', 'none', 6)`,
  );
  await metricsOf('user', /mall_outbox_events\{waiting_for="staff"\} 1/);
});

it('alerts, dashboards and the table of metrics name what services expose', async () => {
  const exposed = new Set<string>();
  /** Labels of the samples, and those that Prometheus adds. */
  const labels = new Set(['job', 'instance']);
  for (const service of SERVICES) {
    const metrics = await metricsOf(service, /./);
    for (const [, name] of metrics.matchAll(/^# HELP (\w+)/gm)) exposed.add(name!);
    for (const [, label] of metrics.matchAll(/[{,](\w+)="/g)) labels.add(label!);
  }
  const folder = join(repositoryRoot, 'deploy', 'observability');
  const alerts = readFileSync(join(folder, 'alerts.yaml'), 'utf8');
  const drawn = readdirSync(join(folder, 'dashboards')).flatMap((file) => {
    const dashboard = readFileSync(join(folder, 'dashboards', file), 'utf8');
    return [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text!) as string,
    );
  });
  for (const asking of [alerts, drawn.join('\n')]) {
    const named = [...asking.matchAll(/\b((?:mall|nodejs|process)_\w+?)(?:_bucket|_count|_sum)?\b/g)].map(
      ([, name]) => name!,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exposed.has(name) && !OF_OTHERS.includes(name))).toEqual([]);
    const chosen = [...asking.matchAll(/\bmall_\w+\{([^}]*)\}/g)].flatMap(([, selector]) =>
      [...selector!.matchAll(/(\w+)(?:=~?|!=|!~)"/g)].map(([, label]) => label!),
    );
    expect(chosen.length).toBeGreaterThan(5);
    expect(chosen.filter((label) => !labels.has(label))).toEqual([]);
  }
  const table = readFileSync(join(folder, 'README.md'), 'utf8');
  const described = new Set([...table.matchAll(/^\| `(mall_\w+)`/gm)].map(([, name]) => name));
  expect([...exposed].filter((name) => name.startsWith('mall_') && !described.has(name))).toEqual([]);
});

it('metrics are only on their own port', async () => {
  for (const service of SERVICES) {
    const { url } = mall.service(service);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect(await (await fetch(`${url}/api/metrics`)).text()).not.toContain('nodejs_');
  }
  expect((await fetch(`http://127.0.0.1:${ports[0]}/health/live`)).status).toBe(404);
});

it('a line of the log leads to its trace', async () => {
  await mall.query('user', 'ALTER TABLE favourite RENAME TO favourite_away');
  const answer = await fetch(`${mall.service('gateway').url}/api/mall4cloud_user/a/favourite/page`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(500);
  const line = await until(async () => /^.*Unforeseen failure.*$/m.exec(mall.service('user').logs())?.[0], {
    what: 'the failure in the log',
    timeoutMs: 10_000,
  });
  const id = (JSON.parse(line) as { trace?: string }).trace;
  await until(async () => collector.spans.find((span) => span.traceId === id && span.service === 'gateway'), {
    what: 'the span of the request that failed',
    timeoutMs: 30_000,
  });
});
