// The dashboards of the mall for Grafana, declared once: a row is a title and panels, a panel is a title, a unit and queries. `npm
// run generate` writes them to dashboards/*.json, which Compose mounts and Kubernetes loads as ConfigMaps.

/** Share of failed requests allowed per month: the budget of the promise of 99.9 %. */
const BUDGET = 0.001;

/** Before the first failure there is no series of failures, which means a share of 0 and not an empty panel. */
const failedShare = (range) =>
  `(sum(rate(mall_http_request_duration_seconds_count{outcome="failed"}[${range}])) or vector(0)) / sum(rate(mall_http_request_duration_seconds_count[${range}]))`;

/**
 * Returns a query for a quantile of a histogram. `share` is from 0 to 1, `metric` is without `_bucket`, `by` lists
 * labels to keep, and `where` is a selector.
 */
const quantile = (share, metric, by = '', where = '') =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${metric}_bucket${where && `{${where}}`}[$__rate_interval])))`;

const CHECKOUT = 'route=~"POST .*/order/confirm|POST .*/order/submit"';

export const dashboards = [
  {
    uid: 'mall-requests',
    title: 'Mall: requests and operations',
    rows: [
      {
        title: 'Requests at the gateway',
        panels: [
          {
            title: 'Requests by outcome',
            unit: 'reqps',
            queries: {
              '{{outcome}}':
                'sum by (outcome) (rate(mall_http_request_duration_seconds_count[$__rate_interval]))',
            },
          },
          {
            title: 'Failed share',
            unit: 'percentunit',
            queries: { failed: failedShare('$__rate_interval') },
          },
          {
            title: 'Time to answer',
            unit: 's',
            queries: {
              p50: quantile(0.5, 'mall_http_request_duration_seconds'),
              p95: quantile(0.95, 'mall_http_request_duration_seconds'),
              p99: quantile(0.99, 'mall_http_request_duration_seconds'),
            },
          },
          {
            title: 'Answers to visitors by the cache',
            unit: 'reqps',
            queries: {
              '{{outcome}}': 'sum by (outcome) (rate(mall_cached_answers_total[$__rate_interval]))',
            },
          },
          {
            title: 'Slowest routes, p99',
            unit: 's',
            queries: {
              '{{route}}': `topk(10, ${quantile(0.99, 'mall_http_request_duration_seconds', 'route')})`,
            },
          },
          {
            title: 'Routes that fail',
            unit: 'reqps',
            queries: {
              '{{route}}':
                'topk(10, sum by (route) (rate(mall_http_request_duration_seconds_count{outcome="failed"}[$__rate_interval])) > 0)',
            },
          },
        ],
      },
      {
        title: 'Operations in the services',
        panels: [
          {
            title: 'Operations, the most frequent',
            unit: 'ops',
            queries: {
              '{{operation}}':
                'topk(15, sum by (operation) (rate(mall_operation_duration_seconds_count[$__rate_interval])))',
            },
          },
          {
            title: 'Operations that fail',
            unit: 'ops',
            queries: {
              '{{operation}}':
                'sum by (operation) (rate(mall_operation_duration_seconds_count{outcome="failed"}[$__rate_interval])) > 0',
            },
          },
          {
            title: 'Slowest operations, p99',
            unit: 's',
            queries: {
              '{{operation}}': `topk(15, ${quantile(0.99, 'mall_operation_duration_seconds', 'operation')})`,
            },
          },
          {
            title: 'Searches, p99',
            unit: 's',
            queries: {
              '{{operation}}': quantile(
                0.99,
                'mall_operation_duration_seconds',
                'operation',
                'operation=~"op.product.search.*"',
              ),
            },
          },
        ],
      },
    ],
  },
  {
    uid: 'mall-promises',
    title: 'Mall: promises',
    rows: [
      {
        title: '99.9 % of the requests succeed',
        panels: [
          {
            title: 'Budget left of 30 days',
            unit: 'percentunit',
            queries: { left: `1 - (${failedShare('30d')}) / ${BUDGET}` },
          },
          {
            title: 'Rate at which the budget is used up; 1 lasts for 30 days',
            unit: 'none',
            queries: {
              '5 minutes': `(${failedShare('5m')}) / ${BUDGET}`,
              '1 hour': `(${failedShare('1h')}) / ${BUDGET}`,
              '6 hours': `(${failedShare('6h')}) / ${BUDGET}`,
            },
          },
        ],
      },
      {
        title: 'Times',
        panels: [
          {
            title: 'Orders: p99 below 1 s',
            unit: 's',
            queries: { p99: quantile(0.99, 'mall_http_request_duration_seconds', '', CHECKOUT) },
          },
          {
            title: 'Search in the service: p99 below 250 ms',
            unit: 's',
            queries: {
              p99: quantile(0.99, 'mall_operation_duration_seconds', '', 'operation=~"op.product.search.*"'),
            },
          },
          {
            title: 'Events: p99 from commit to effect below 60 s',
            unit: 's',
            queries: { '{{consumer}}': `topk(5, ${quantile(0.99, 'mall_event_delay_seconds', 'consumer')})` },
          },
          {
            title: 'Alerts that are on',
            unit: 'none',
            queries: { '{{alertname}} {{instance}}': 'ALERTS{alertstate="firing"}' },
          },
        ],
      },
    ],
  },
  {
    uid: 'mall-queues',
    title: 'Mall: events and queues',
    rows: [
      {
        title: 'Outbox',
        panels: [
          {
            title: 'Events not published',
            unit: 'none',
            queries: { '{{job}}': 'max by (job) (mall_outbox_events{waiting_for="publication"})' },
          },
          {
            title: 'Age of the oldest',
            unit: 's',
            queries: { '{{job}}': 'max by (job) (mall_outbox_oldest_seconds)' },
          },
          {
            title: 'Parked events, for staff to settle',
            unit: 'none',
            queries: { '{{job}}': 'max by (job) (mall_outbox_events{waiting_for="staff"})' },
          },
        ],
      },
      {
        title: 'Consumers and search',
        panels: [
          {
            title: 'Events not handled',
            unit: 'none',
            queries: { '{{consumer}}': 'topk(15, max by (consumer) (mall_consumer_pending_events))' },
          },
          {
            title: 'Deliveries by outcome',
            unit: 'ops',
            queries: {
              '{{outcome}}': 'sum by (outcome) (rate(mall_event_deliveries_total[$__rate_interval]))',
            },
          },
          {
            title: 'From event to effect, p99',
            unit: 's',
            queries: {
              '{{consumer}}': `topk(10, ${quantile(0.99, 'mall_event_delay_seconds', 'consumer')})`,
            },
          },
          {
            title: 'Search is behind the catalogue by',
            unit: 's',
            queries: { '{{instance}}': 'max by (instance) (mall_read_model_behind_seconds)' },
          },
        ],
      },
    ],
  },
  {
    uid: 'mall-processes',
    title: 'Mall: processes',
    rows: [
      {
        title: 'Node.js',
        panels: [
          {
            title: 'Processor, of one core',
            unit: 'percentunit',
            queries: {
              '{{job}} {{instance}}': 'rate(process_cpu_seconds_total{job=~"mall.*"}[$__rate_interval])',
            },
          },
          {
            title: 'Memory',
            unit: 'bytes',
            queries: { '{{job}} {{instance}}': 'process_resident_memory_bytes{job=~"mall.*"}' },
          },
          {
            title: 'Delay of the event loop, p99',
            unit: 's',
            queries: { '{{job}} {{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
          },
          {
            title: 'Garbage collection, share of the time',
            unit: 'percentunit',
            queries: {
              '{{job}} {{instance}}':
                'sum by (job, instance) (rate(nodejs_gc_duration_seconds_sum[$__rate_interval]))',
            },
          },
        ],
      },
      {
        title: 'Connections',
        panels: [
          {
            title: 'NATS: 1 while connected',
            unit: 'none',
            queries: { '{{job}} {{instance}}': 'mall_nats_connected' },
          },
          {
            title: 'PostgreSQL: connections by state',
            unit: 'none',
            queries: { '{{job}} {{state}}': 'sum by (job, state) (mall_database_connections)' },
          },
          { title: 'Sockets of browsers', unit: 'none', queries: { '{{instance}}': 'mall_open_sockets' } },
          {
            title: 'Age of the newest encrypted backup',
            unit: 's',
            queries: { age: 'time() - max(mall_backup_last_success_timestamp_seconds)' },
          },
          {
            title: 'Processes that answer',
            unit: 'none',
            queries: { '{{job}}': 'sum by (job) (up{job=~"mall.*"})' },
          },
        ],
      },
    ],
  },
  {
    uid: 'mall-logs',
    title: 'Mall: logs',
    rows: [
      {
        title: 'Lines of the services; the trace of a line is a link',
        panels: [
          {
            title: 'Errors by service',
            unit: 'none',
            source: 'loki',
            queries: {
              '{{service}}':
                'sum by (service) (count_over_time({project="car-export-mall"} | json | level=~"error|fatal" [$__auto]))',
            },
          },
          {
            title: 'Errors and warnings',
            type: 'logs',
            source: 'loki',
            queries: { '': '{project="car-export-mall"} | json | level=~"warn|error|fatal"' },
          },
        ],
      },
    ],
  },
];

const WIDTH = 12;
const HEIGHT = 8;

/** Returns a dashboard in Grafana's format: two panels side by side. */
export function grafanaDashboard({ uid, title, rows }) {
  const panels = [];
  let y = 0;
  for (const row of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row.title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: 24, h: 1 },
    });
    y += 1;
    for (const [at, panel] of row.panels.entries()) {
      const gridPos = { x: (at % 2) * WIDTH, y: y + Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT };
      panels.push(grafanaPanel(panels.length + 1, panel, gridPos));
    }
    y += Math.ceil(row.panels.length / 2) * HEIGHT;
  }
  return {
    uid,
    title,
    tags: ['mall'],
    schemaVersion: 39,
    editable: false,
    refresh: '30s',
    time: { from: 'now-1h', to: 'now' },
    timezone: 'browser',
    templating: { list: [] },
    panels,
  };
}

function grafanaPanel(id, { title, unit, queries, type = 'timeseries', source = 'prometheus' }, gridPos) {
  const datasource = { type: source, uid: source };
  return {
    id,
    type,
    title,
    gridPos,
    datasource,
    ...(unit && {
      fieldConfig: { defaults: { unit, min: unit === 'percentunit' ? undefined : 0 }, overrides: [] },
    }),
    options:
      type === 'logs'
        ? { showTime: true, wrapLogMessage: true }
        : { legend: { displayMode: 'list', placement: 'bottom' } },
    targets: Object.entries(queries).map(([legendFormat, expr], at) => ({
      refId: String.fromCharCode(65 + at),
      datasource,
      expr,
      legendFormat,
    })),
  };
}
