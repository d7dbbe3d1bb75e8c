import type { ProcessView } from '@mall/contracts/admin';
import { failuresOf, queuesOf, slowestOf } from './queues.js';

const reading = (metric: string, value: number, label: string | null = null) => ({ metric, value, label });
const work = (name: string, time: string, durationMs: number | null = null) => ({
  name,
  time,
  durationMs,
  kind: null,
  requestId: null,
  traceId: null,
});

const aProcess = (processId: string, traits: Partial<ProcessView> = {}): ProcessView => ({
  processId,
  service: processId.split('-')[0] as ProcessView['service'],
  isReachable: true,
  answeredTime: '2026-11-25T10:00:00.000Z',
  version: '0.1.0',
  node: 'v24.0.0',
  host: 'a',
  startTime: '2026-11-25T09:00:00.000Z',
  cpuPercent: 1,
  eventLoopP99Ms: 1,
  eventLoopMaxMs: 2,
  rssBytes: 1,
  heapUsedBytes: 1,
  logLevel: 'info',
  logLevelUntil: null,
  readings: [],
  slowest: [],
  failures: [],
  ...traits,
});

it('reads the queues of a service once, however many processes it has', () => {
  const readings = [
    reading('mall_outbox_events', 3, 'publication'),
    reading('mall_outbox_events', 1, 'staff'),
    reading('mall_outbox_oldest_seconds', 12.5),
    reading('mall_consumer_pending_events', 0, 'product-order-expired'),
    reading('mall_consumer_pending_events', 7, 'product-order-cancelled'),
  ];
  const product = [
    aProcess('product-0000000a', { readings: [...readings, reading('mall_read_model_behind_seconds', 0)] }),
    aProcess('product-0000000b', { readings: [...readings, reading('mall_read_model_behind_seconds', 4)] }),
  ];
  expect(
    queuesOf([...product, aProcess('gateway-0000000c', { readings: [reading('mall_nats_connected', 1)] })]),
  ).toEqual([
    {
      service: 'product',
      unpublished: 3,
      oldestSeconds: 12.5,
      parked: 1,
      behind: 7,
      furthest: 'product-order-cancelled',
      searchSeconds: 4,
    },
  ]);
});

it('shows no queues of a service that does not answer', () => {
  const readings = [reading('mall_outbox_events', 3, 'publication')];
  expect(queuesOf([aProcess('order-0000000a', { isReachable: false, readings })])).toEqual([]);
});

it('puts the slowest and the newest of all processes first', () => {
  const processes = [
    aProcess('order-0000000a', {
      slowest: [work('op.order.submit', '2026-11-25T10:00:00.000Z', 80)],
      failures: [work('op.order.submit', '2026-11-25T10:00:00.000Z')],
    }),
    aProcess('auth-0000000b', {
      slowest: [work('op.auth.token', '2026-11-25T09:00:00.000Z', 900)],
      failures: [work('op.auth.token', '2026-11-25T11:00:00.000Z')],
    }),
  ];
  expect(slowestOf(processes, 1)).toMatchObject([{ name: 'op.auth.token', processId: 'auth-0000000b' }]);
  expect(failuresOf(processes, 5).map(({ name }) => name)).toEqual(['op.auth.token', 'op.order.submit']);
});
