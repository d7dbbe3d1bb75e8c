import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. Names and units follow https://prometheus.io/docs/practices/naming/. */
const registry = new Registry();

/** Upper bounds in seconds, from answers out of memory to the time after which people give up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Upper bounds for event delays: an event may wait for minutes while a database is down. */
const DELAYS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** `refused` is a failure that the caller can correct (status 4xx), `failed` one that the mall has to correct (5xx). */
export type Outcome = 'done' | 'refused' | 'failed';

/** Classifies an answer by the status of its declared error; `undefined` when there was none. */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
}

const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets = SECONDS,
): Histogram<Label> => new Histogram({ name, help, labelNames, buckets, registers: [registry] });

const counter = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> => new Counter({ name, help, labelNames, registers: [registry] });

export const metrics = {
  operationSeconds: histogram(
    'mall_operation_duration_seconds',
    'Time of this service for an operation, from the arrival of the request to its answer.',
    ['operation', 'outcome'],
  ),
  requestSeconds: histogram(
    'mall_http_request_duration_seconds',
    'Time from the head of a request to the end of its answer. Answers of the cache that bypass routing are counted apart.',
    ['route', 'outcome'],
  ),
  eventDelaySeconds: histogram(
    'mall_event_delay_seconds',
    'Time from an event to the commit of its effect in this service.',
    ['consumer'],
    DELAYS,
  ),
  eventDeliveries: counter(
    'mall_event_deliveries_total',
    'Deliveries of events: handled, to be repeated, or parked.',
    ['consumer', 'outcome'],
  ),
} as const;

/** A value that is read when Prometheus scrapes; a failed read omits it from that answer. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface ReadingDeclaration {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[];
}

const gauges: ReadingDeclaration[] = [];

/** Adds a metric that has a value at any time, such as the length of a queue. */
export function addGauge(gauge: ReadingDeclaration): void {
  const { name, help, labelNames = [], read } = gauge;
  gauges.push(gauge);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const readings = await readingsOf(read);
      this.reset();
      // Without labels a reset value is 0, which was never measured.
      if (readings.length === 0 && labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}

export interface GaugeReading {
  readonly metric: string;
  /** The values of its labels. */
  readonly label?: string;
  readonly value: number;
}

/** Reads all gauges; omits those that take longer than `withinMs`. */
export async function gaugeReadings(withinMs: number): Promise<readonly GaugeReading[]> {
  const late = sleep(withinMs, [] as const, { ref: false });
  const readings = await Promise.all(
    gauges.map(async ({ name, read }) =>
      (await Promise.race([readingsOf(read), late])).map(({ labels, value }) => ({
        metric: name,
        ...(labels && { label: Object.values(labels).join(' ') }),
        value,
      })),
    ),
  );
  return readings.flat();
}

/** Adds a counter whose value is maintained elsewhere. */
export function addCounter({ name, help, labelNames = [], read }: ReadingDeclaration): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const readings = await readingsOf(read);
      this.reset();
      for (const { labels = {}, value } of readings) this.inc(labels, value);
    },
  });
}

async function readingsOf(read: ReadingDeclaration['read']): Promise<readonly Reading[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

/** Adds metrics of processor time, memory, garbage collection and event loop delay. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry });
}

/** Returns all metrics in Prometheus' text format, and its media type. */
export async function exposition(): Promise<{ readonly type: string; readonly text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
