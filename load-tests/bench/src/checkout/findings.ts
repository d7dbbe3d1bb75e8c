import { percentile } from '../percentile.js';
import type { CheckoutResult } from './buyers.js';
import type { Spent } from './checkout-mall.js';

export interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The result of one measurement of checkouts. */
export interface CheckoutMeasurement {
  readonly ordersPerSecond: number;
  readonly confirm: Latency;
  readonly submit: Latency;
  readonly both: Latency;
  readonly failures: number;
  /** An example of a failure. */
  readonly example?: string;
  readonly searches?: Latency & { readonly perSecond: number; readonly failures: number };
  /** Processor milliseconds per order by process, the largest first; includes the searches. */
  readonly cpuMsPerOrder: Readonly<Record<string, number>>;
  /**
   * Orders per second, with their share of searches, that two dedicated cores would carry, computed from
   * processor time: for the mall alone, and with the load generator on the same cores. Comparable between
   * machines with other load.
   */
  readonly onTwoCores: { readonly mallAlone: number; readonly withGenerator: number };
}

/** One search, with milliseconds since it was due. */
export interface SearchResult {
  readonly ms: number;
  readonly ok: boolean;
}

export interface Measured {
  readonly seconds: number;
  readonly results: readonly CheckoutResult[];
  readonly searches?: readonly SearchResult[];
  readonly before: Spent;
  readonly after: Spent;
}

export function findingsOf({ seconds, results, searches, before, after }: Measured): CheckoutMeasurement {
  const good = results.filter(({ failure }) => failure === undefined);
  const example = results.find(({ failure }) => failure !== undefined)?.failure;
  const cpu = [...after]
    .map(([name, used]) => [name, ((used - before.get(name)!) * 1_000) / good.length] as const)
    .sort((a, b) => b[1] - a[1]);
  const all = cpu.reduce((sum, [, ms]) => sum + ms, 0);
  const generator = cpu.find(([name]) => name === 'load generator')![1];
  return {
    ordersPerSecond: rounded(good.length / seconds),
    confirm: latencyOf(good.map(({ confirmMs }) => confirmMs)),
    submit: latencyOf(good.map(({ submitMs }) => submitMs)),
    both: latencyOf(good.map(({ bothMs }) => bothMs)),
    failures: results.length - good.length,
    ...(example ? { example } : {}),
    ...(searches
      ? {
          searches: {
            perSecond: rounded(searches.filter(({ ok }) => ok).length / seconds),
            ...latencyOf(searches.map(({ ms }) => ms)),
            failures: searches.filter(({ ok }) => !ok).length,
          },
        }
      : {}),
    cpuMsPerOrder: Object.fromEntries(cpu.map(([name, ms]) => [name, rounded(ms)])),
    onTwoCores: { mallAlone: rounded(2_000 / (all - generator)), withGenerator: rounded(2_000 / all) },
  };
}

const latencyOf = (values: readonly number[]): Latency => ({
  p50Ms: rounded(percentile(values, 0.5)),
  p99Ms: rounded(percentile(values, 0.99)),
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
