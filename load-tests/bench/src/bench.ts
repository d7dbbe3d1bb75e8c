import type { Voice } from '@mall/local';
import { productImportApi } from '@mall/contracts/product';
import { fillCars, fillFrame } from './filling.js';
import { House } from './house.js';
import type { Options } from './options.js';
import { lookAtPaths } from './rounds.js';
import { drawQueries } from './queries.js';

const QUERIES = 2_000;

/** Everything that one run has found. */
export async function bench(options: Options, voice: Voice, signal: AbortSignal): Promise<void> {
  const house = await House.open(voice, signal);
  try {
    const importing = house.of(productImportApi);
    await voice.step('Makes and categories', () => fillFrame(importing));
    await voice.step(`${options.fewCars} cars`, (note) =>
      fillCars(importing, 0, options.fewCars, (done) => note(String(done))),
    );
    const few = await lookAtPaths(house.origins, drawQueries(options.fewCars, QUERIES), options, voice);
    voice.say(JSON.stringify(few, null, 1));
  } finally {
    await house.close();
  }
}
