import type { ProcessView, ProcessWorkView } from '@mall/contracts/admin';
import type { ProcessWork, ServiceName } from '@mall/contracts/messaging';
import type { SeenProcess } from './process.cache.js';

export function processView({ state, seenAt }: SeenProcess, isReachable: boolean): ProcessView {
  const { startedAt, logLevelUntil, readings, slowest, failures, ...same } = state;
  return {
    ...same,
    isReachable,
    answeredTime: new Date(seenAt).toISOString(),
    startTime: startedAt,
    logLevelUntil: logLevelUntil ?? null,
    readings: readings.map(({ metric, label, value }) => ({ metric, label: label ?? null, value })),
    slowest: slowest.map(workView),
    failures: failures.map(workView),
  };
}

/** Returns the row of a service none of whose processes has answered for minutes. */
export const missingService = (service: ServiceName): ProcessView => ({
  processId: service,
  service,
  isReachable: false,
  answeredTime: null,
  version: null,
  node: null,
  host: null,
  startTime: null,
  cpuPercent: null,
  eventLoopP99Ms: null,
  eventLoopMaxMs: null,
  rssBytes: null,
  heapUsedBytes: null,
  logLevel: null,
  logLevelUntil: null,
  readings: [],
  slowest: [],
  failures: [],
});

const workView = ({ name, at, durationMs, kind, requestId, traceId }: ProcessWork): ProcessWorkView => ({
  name,
  time: at,
  durationMs: durationMs ?? null,
  kind: kind ?? null,
  requestId: requestId ?? null,
  traceId: traceId ?? null,
});
