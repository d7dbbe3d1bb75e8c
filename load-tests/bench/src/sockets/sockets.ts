import { setTimeout as pause } from 'node:timers/promises';
import type { Voice } from '@mall/local-stack';
import { CheckoutMall } from '../checkout/checkout-mall.js';
import { inParallel } from '../in-parallel.js';
import { percentile } from '../percentile.js';
import { SOCKETS_PER_PERSON, Talker } from './talker.js';

export interface SocketsOptions {
  readonly count: number;
  readonly seconds: number;
  /** Messages per second, each to all sockets of its sender. */
  readonly perSecond: number;
}

/** Figures in kilobytes of 1,024 bytes, and milliseconds from sending to arrival at a socket. */
export interface SocketsFindings {
  readonly openSockets: number;
  readonly openedPerSecond: number;
  readonly kilobytesPerSocket: { readonly gateway: number; readonly chat: number; readonly both: number };
  readonly messagesPerSecond: number;
  readonly deliveriesPerSecond: number;
  readonly missing: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Processor cores used, by process. */
  readonly cores: Readonly<Record<string, number>>;
}

const SIDE_BY_SIDE = 16;
/** Warm-up until V8 has compiled the hot code; not counted. */
const WARM_UP_SECONDS = 10;
const LAST_DELIVERIES_MS = 5_000;
/** Time in which the garbage from opening the sockets is collected. */
const SETTLE_MS = 15_000;

/** Opens buyers' sockets in a separate mall, and sends messages over them at a fixed rate. */
export async function sockets(
  options: SocketsOptions,
  voice: Voice,
  signal: AbortSignal,
): Promise<SocketsFindings> {
  const mall = await CheckoutMall.open(voice, signal);
  try {
    const people = Math.ceil(options.count / SOCKETS_PER_PERSON);
    const talkers = await voice.step(`${people} buyers`, (note) =>
      inParallel(people, SIDE_BY_SIDE, note, (index) => Talker.enlist(mall.reach, mall.http, index)),
    );
    const deliveries: number[] = [];
    await pause(SETTLE_MS, undefined, { signal });
    const before = mall.residentBytes();
    const startedAt = performance.now();
    await voice.step(`${options.count} sockets`, (note) =>
      inParallel(options.count, SIDE_BY_SIDE, note, (index) =>
        talkers[index % people]!.connect(mall.url, (ms) => void deliveries.push(ms)),
      ),
    );
    const openedPerSecond = (options.count / (performance.now() - startedAt)) * 1_000;
    await pause(SETTLE_MS, undefined, { signal });
    const grown = (name: 'gateway' | 'chat'): number =>
      Math.round(((mall.residentBytes()[name] - before[name]) / options.count / 1_024) * 10) / 10;
    const kilobytes = { gateway: grown('gateway'), chat: grown('chat') };
    await talk(talkers, { ...options, seconds: WARM_UP_SECONDS }, signal);
    const spentBefore = mall.spent();
    deliveries.length = 0;
    const { sent, seconds } = await talk(talkers, options, signal);
    const spent = mall.spent();
    const openSockets = talkers.reduce((sum, one) => sum + one.openSockets, 0);
    for (const talker of talkers) talker.close();
    return {
      openSockets,
      openedPerSecond: Math.round(openedPerSecond),
      kilobytesPerSocket: { ...kilobytes, both: Math.round((kilobytes.gateway + kilobytes.chat) * 10) / 10 },
      messagesPerSecond: Math.round(sent / seconds),
      deliveriesPerSecond: Math.round(deliveries.length / seconds),
      missing: sent * SOCKETS_PER_PERSON - deliveries.length,
      p50Ms: Math.round(percentile(deliveries, 0.5)),
      p99Ms: Math.round(percentile(deliveries, 0.99)),
      longestMs: Math.round(percentile(deliveries, 1)),
      cores: coresOf(spentBefore, spent, seconds),
    };
  } finally {
    await mall.close();
  }
}

/** Sends at the rate, whether earlier messages have arrived or not, and waits until the last ones arrive. */
async function talk(
  talkers: readonly Talker[],
  { seconds, perSecond }: SocketsOptions,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly seconds: number }> {
  const startedAt = performance.now();
  const elapsed = (): number => (performance.now() - startedAt) / 1_000;
  let sent = 0;
  while (elapsed() < seconds) {
    for (const due = Math.floor(elapsed() * perSecond); sent < due; sent += 1)
      talkers[sent % talkers.length]!.say();
    await pause(5, undefined, { signal });
  }
  const took = elapsed();
  await pause(LAST_DELIVERIES_MS, undefined, { signal });
  return { sent, seconds: took };
}

function coresOf(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  seconds: number,
): Record<string, number> {
  const used = [...after].map(([name, spent]) => [name, (spent - before.get(name)!) / seconds] as const);
  return Object.fromEntries(
    used.filter(([, cores]) => cores >= 0.01).map(([name, cores]) => [name, Math.round(cores * 100) / 100]),
  );
}
