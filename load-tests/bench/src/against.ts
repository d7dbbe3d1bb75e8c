import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Voice } from '@mall/local-stack';
import type { BenchMall } from './bench-mall.js';
import { TARGETS } from './contestants.js';
import type { Options } from './options.js';
import { measuredInTurn, medianOf, openSide, ratioOf, type Checkout } from './sides.js';

/**
 * Compares this checkout with another one, whose repository is built in `folder`. Both malls run at the same time and are loaded in
 * turn.
 */
export async function compare(
  folder: string,
  options: Pick<Options, 'cars' | 'rounds' | 'secondsEach' | 'connections'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const [here, there] = await Promise.all([checkoutIn(), checkoutIn(folder)]);
  const malls: BenchMall[] = [];
  try {
    const open = (checkout: Checkout) =>
      openSide(checkout, options.cars, voice, signal, (mall) => malls.push(mall));
    const sides = [await open(here), await open(there)];
    voice.say('\n| path | there, a second | here | here of there | limit, here of there |');
    voice.say('| --- | --- | --- | --- | --- |');
    for (const { path, limit, title } of TARGETS) {
      const [mine = [], other = []] = await measuredInTurn(sides, path, options);
      const [myLimit = [], otherLimit = []] = await measuredInTurn(sides, limit, options);
      const figures = [medianOf(other), medianOf(mine)].map((figure) => Math.round(figure));
      const shares = [ratioOf(mine, other), ratioOf(myLimit, otherLimit)].map((share) => share.toFixed(2));
      voice.say(`| ${[title, ...figures, ...shares].join(' | ')} |`);
    }
  } finally {
    for (const mall of malls) await mall.close();
  }
}

async function checkoutIn(folder?: string): Promise<Checkout> {
  const dist = folder
    ? pathToFileURL(join(folder, 'load-tests', 'bench', 'dist', '/')).href
    : new URL('./', import.meta.url).href;
  const [malls, filling] = await Promise.all(
    ['bench-mall.js', 'filling.js'].map((file) => import(new URL(file, dist).href)),
  );
  return { ...malls, ...filling } as Checkout;
}
