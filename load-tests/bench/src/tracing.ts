import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Voice } from '@mall/local-stack';
import { BenchMall } from './bench-mall.js';
import type { Contestant } from './contestants.js';
import { fillBase, fillCars } from './filling.js';
import type { Options } from './options.js';
import { measuredInTurn, medianOf, openSide, ratioOf, type Side } from './sides.js';

/** Percentage of traced requests in each mall; the first sends nothing and is the reference. */
const SHARES = [undefined, 1, 100] as const;

const PATHS: readonly { readonly path: Contestant; readonly title: string }[] = [
  { path: 'forwardedSearch', title: 'for comparison: F, which is traced by nobody' },
  { path: 'hotSearch', title: 'hot search, cached' },
  { path: 'brandPage', title: 'brand page with total, cache off' },
  { path: 'search', title: 'make + category + price range, cache off' },
  { path: 'keyword', title: 'two words with filters, all facet counts, cache off' },
];

/** Measures the cost of tracing: malls that trace nothing, one percent of the requests, and all, at the same time and in turn. */
export async function measureTracing(
  options: Pick<Options, 'cars' | 'rounds' | 'secondsEach' | 'connections'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const sink = new Worker(new URL('limits/span-sink.js', import.meta.url));
  const [port] = (await once(sink, 'message')) as [number];
  const malls: BenchMall[] = [];
  const open = async (percent: number | undefined): Promise<Side> => {
    // Services inherit the environment of the launcher.
    const traced = percent !== undefined;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = traced ? `http://127.0.0.1:${port}` : '';
    process.env['TRACED_PERCENT'] = traced ? String(percent) : '';
    return openSide({ BenchMall, fillBase, fillCars }, options.cars, voice, signal, (mall) =>
      malls.push(mall),
    );
  };
  try {
    const sides: Side[] = [];
    for (const percent of SHARES) sides.push(await open(percent));
    voice.say(
      '\n| path | untraced, a second | traced 1 % | 1 % of untraced | 100 % of untraced | processor ms untraced | at 1 % | at 100 % |',
    );
    voice.say(`|${' --- |'.repeat(8)}`);
    for (const { path, title } of PATHS) {
      const [untraced = [], some = [], all = []] = await measuredInTurn(sides, path, options, ({ mall }) => {
        signal.throwIfAborted();
        return mall.spentSeconds();
      });
      const columns = [
        ...[untraced, some].map((side) => medianOf(side).toFixed(0)),
        ...[some, all].map((side) => ratioOf(side, untraced).toFixed(3)),
        medianOf(untraced, 'cpuMs').toFixed(3),
        ...[some, all].map((side) => `× ${ratioOf(side, untraced, 'cpuMs').toFixed(3)}`),
      ];
      voice.say(`| ${[title, ...columns].join(' | ')} |`);
    }
  } finally {
    for (const mall of malls) await mall.close();
    await sink.terminate();
  }
}
