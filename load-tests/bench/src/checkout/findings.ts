import { percentile } from '../percentile.js';
import type { Bought } from './shoppers.js';
import type { Spent } from './shop.js';

export interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What one look at the till has shown. */
export interface TillFindings {
  readonly ordersPerSecond: number;
  readonly confirm: Latency;
  readonly submit: Latency;
  readonly both: Latency;
  readonly failures: number;
  /** One of them in words. */
  readonly example?: string;
  readonly searches?: Latency & { readonly perSecond: number; readonly failures: number };
  /** Processor milliseconds for an order, by process, the largest first; searches beside it are in there too. */
  readonly cpuMsPerOrder: Readonly<Record<string, number>>;
  /**
   * Orders a second, with their share of searches, that two cores of their own would carry by the processor time
   * used: of the mall alone, and with the load generator on the same cores. The figures to compare on a machine
   * that does other things too.
   */
  readonly onTwoCores: { readonly mallAlone: number; readonly withGenerator: number };
}

/** One search, in milliseconds from the moment it was due. */
export interface Served {
  readonly ms: number;
  readonly ok: boolean;
}

export interface Looked {
  readonly seconds: number;
  readonly bought: readonly Bought[];
  readonly searches?: readonly Served[];
  readonly before: Spent;
  readonly after: Spent;
}

export function findingsOf({ seconds, bought, searches, before, after }: Looked): TillFindings {
  const good = bought.filter(({ failure }) => failure === undefined);
  const example = bought.find(({ failure }) => failure !== undefined)?.failure;
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
    failures: bought.length - good.length,
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
