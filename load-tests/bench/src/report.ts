import { FRESH_PAGES, GROWTH, TARGETS, type Contestant } from './contestants.js';
import { median, type Measurement } from './load.js';
import type { Mix } from './mix.js';
import type { Measurements } from './rounds.js';

/** The results of one run. */
export interface Findings {
  readonly cars: number;
  readonly fewCars: number;
  readonly rounds: number;
  readonly machine: string;
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly importSeconds: number;
  /** Seconds from the start of the product service until it finds cars. */
  readonly readSeconds: number;
  readonly few: readonly PerConnections[];
  readonly many: readonly PerConnections[];
  readonly mix: Mix;
  readonly productBytes: number;
}

export interface PerConnections {
  readonly connections: number;
  readonly measurements: Measurements;
}

const MIX_SHARE = 0.5;
const MOST_MEMORY_BYTES = 2 ** 30;

export interface Row {
  readonly title: string;
  readonly connections: string;
  readonly perSecond: string;
  readonly p99: string;
  readonly limit: string;
  readonly found: string;
  readonly target: string;
  readonly isMet: boolean;
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const rateOf = (measurements: readonly Measurement[] = []): number =>
  median(measurements.map(({ perSecond }) => perSecond));
export const p99Of = (measurements: readonly Measurement[] = []): number =>
  median(measurements.map(({ p99Ms }) => p99Ms));

/** The median of the ratios of the rounds: both values of a ratio are from the same minute. */
export function ratioOf(path: readonly Measurement[] = [], limit: readonly Measurement[] = []): number {
  return median(path.map(({ perSecond }, round) => perSecond / limit[round]!.perSecond));
}

export function rowsOf(findings: Findings): Row[] {
  return [
    ...findings.many.flatMap(pathRows),
    ...findings.many.slice(0, 1).map(freshRow),
    ...findings.many.flatMap((many) => growthRows(findings, many)),
    mixRow(findings.mix),
    staleRow(findings.mix),
    memoryRow(findings.productBytes),
  ];
}

function pathRows({ connections, measurements }: PerConnections): Row[] {
  return TARGETS.map(({ path, limit, share, p99Ms, title }) => {
    const ratio = ratioOf(measurements[path], measurements[limit]);
    const p99 = p99Of(measurements[path]);
    const failed = (measurements[path] ?? []).some(({ failures }) => failures > 0);
    const unit = limit.startsWith('bare') ? 'B' : 'F';
    return {
      title,
      connections: String(connections),
      perSecond: whole(rateOf(measurements[path])),
      p99: `${whole(p99)} ms`,
      limit: `${unit} ${whole(rateOf(measurements[limit]))}`,
      found: `${ratio.toFixed(2)} ${unit}${failed ? ', with failures' : ''}`,
      target: `${share} ${unit}${p99Ms === undefined ? '' : `, p99 under ${p99Ms} ms`}`,
      isMet: ratio >= share && !failed && (p99Ms === undefined || p99 < p99Ms),
    };
  });
}

/** Every look measures it with the same connections, so the first one tells. */
function freshRow({ measurements }: PerConnections): Row {
  const { path, perSecond, connections, title } = FRESH_PAGES;
  const rate = rateOf(measurements[path]);
  const failed = (measurements[path] ?? []).some(({ failures }) => failures > 0);
  return {
    title,
    connections: String(connections),
    perSecond: whole(rate),
    p99: `${whole(p99Of(measurements[path]))} ms`,
    limit: '',
    found: `${whole(rate)} a second${failed ? ', with failures' : ''}`,
    target: `${perSecond} a second`,
    isMet: rate >= perSecond && !failed,
  };
}

/** Relative to the limit of the same minute, so that other load on the machine does not count as growth. */
function growthRows({ cars, fewCars, few }: Findings, many: PerConnections): Row[] {
  const before = few.find(({ connections }) => connections === many.connections);
  if (!before) return [];
  return GROWTH.paths.map((path) => {
    const { limit, title } = TARGETS.find((target) => target.path === path)!;
    const share = ({ measurements }: PerConnections): number =>
      ratioOf(measurements[path], measurements[limit]);
    const times = share(before) / share(many);
    return {
      title: `${title}: ${whole(fewCars)} against ${whole(cars)} cars`,
      connections: String(many.connections),
      perSecond: `${whole(rateOf(before.measurements[path]))} / ${whole(rateOf(many.measurements[path]))}`,
      p99: '',
      limit: '',
      found: `${times.toFixed(2)} x slower`,
      target: `under ${GROWTH.most} x`,
      isMet: times < GROWTH.most,
    };
  });
}

function mixRow({ connections, mixed, bare }: Mix): Row {
  const ratio = ratioOf(mixed, bare);
  const failed = mixed.some(({ failures }) => failures > 0);
  return {
    title: '80 % of requests on 5 % of questions, cached, 20 changes a second',
    connections: String(connections),
    perSecond: whole(rateOf(mixed)),
    p99: `${whole(p99Of(mixed))} ms`,
    limit: `B ${whole(rateOf(bare))}`,
    found: `${ratio.toFixed(2)} B${failed ? ', with failures' : ''}`,
    target: `${MIX_SHARE} B`,
    isMet: ratio >= MIX_SHARE && !failed,
  };
}

const blank = { connections: '', perSecond: '', p99: '', limit: '' };

function staleRow({ changes, checked, stale }: Mix): Row {
  return {
    ...blank,
    title: `old prices one second after ${whole(changes)} changes`,
    found: `${stale} of ${whole(checked)} answers`,
    target: '0',
    isMet: stale === 0 && checked > 0,
  };
}

function memoryRow(bytes: number): Row {
  return {
    ...blank,
    title: 'memory of the product service, resident',
    found: Number.isNaN(bytes) ? 'not known here' : `${whole(bytes / 2 ** 20)} MB`,
    target: 'under 1,024 MB',
    isMet: bytes < MOST_MEMORY_BYTES,
  };
}

const HEAD = '| path | connections | a second | p99 | limit beside it | reached | target | met |';

/** The report in Markdown. */
export function reportOf(findings: Findings): string {
  const { cars, rounds, machine, date, importSeconds, readSeconds, many } = findings;
  const lines = rowsOf(findings).map(
    ({ title, connections, perSecond, p99, limit, found, target, isMet }) =>
      `| ${[title, connections, perSecond, p99, limit, found, target, isMet ? 'yes' : '**no**'].join(' | ')} |`,
  );
  const indexed = many.map(
    ({ connections, measurements }) =>
      `${whole(rateOf(measurements.indexedQuery))} at ${connections} connections`,
  );
  return [
    `${whole(cars)} cars, ${date}, ${machine}; every figure is the median of ${rounds} measurements.`,
    `N, a bare gateway and a worker that asks PostgreSQL one indexed query of 20 rows: ${indexed.join(', ')}.`,
    `The cars came in through the services' own import in ${whole(importSeconds)} s, until the search found the last of them; a product service that starts again finds them after ${whole(readSeconds)} s.`,
    '',
    HEAD,
    HEAD.replace(/[^|]+/g, ' --- '),
    ...lines,
  ].join('\n');
}

export type { Contestant };
