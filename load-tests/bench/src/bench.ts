import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { productImportApi } from '@mall/contracts/product';
import { repositoryRoot, type Voice } from '@mall/local-stack';
import { format, resolveConfig } from 'prettier';
import { CONTESTANTS, GROWING, type Contestant } from './contestants.js';
import { fillCars, fillFrame } from './filling.js';
import { House } from './house.js';
import { lookAtMix } from './mix.js';
import type { Options } from './options.js';
import { drawQueries } from './queries.js';
import { reportOf, withReport, type Findings, type PerConnections } from './report.js';
import { lookAtPaths } from './rounds.js';

/** Different questions of each kind. */
const QUERIES = 2_000;
const README = join(repositoryRoot, 'load-tests', 'README.md');

/** Fills a mall of its own, measures it beside the bare limits, says what it has found, and ends it. */
export async function bench(options: Options, voice: Voice, signal: AbortSignal): Promise<void> {
  const house = await House.open(voice, signal);
  try {
    const report = reportOf(await look(house, options, voice));
    voice.say(`\n${report}\n`);
    if (!options.writes) return;
    const readme = withReport(readFileSync(README, 'utf8'), options.cars, report);
    writeFileSync(README, await format(readme, { ...(await resolveConfig(README)), filepath: README }));
    voice.say('The table is in load-tests/README.md.');
  } finally {
    await house.close();
  }
}

async function look(house: House, options: Options, voice: Voice): Promise<Findings> {
  const { cars, fewCars, rounds } = options;
  const most = Math.max(...options.connections);
  const startedAt = performance.now();
  await fill(house, 0, fewCars, voice);
  await startAnew(house, voice);
  const few = await lookAtAll(house, fewCars, GROWING, { ...options, connections: [most] }, voice);
  const fillingAt = performance.now();
  await fill(house, fewCars, cars, voice);
  const importSeconds = (performance.now() - fillingAt) / 1_000;
  const readSeconds = await startAnew(house, voice);
  const many = await lookAtAll(house, cars, CONTESTANTS, options, voice);
  const mix = await voice.step('Realistic mix', (note) =>
    lookAtMix(house, drawQueries(cars, QUERIES), options, note),
  );
  voice.say(`  Measured in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const productBytes = house.memoryOf('product');
  return {
    cars,
    fewCars,
    rounds,
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    importSeconds: importSeconds * (cars / (cars - fewCars)),
    readSeconds,
    few,
    many,
    mix,
    productBytes,
  };
}

async function fill(house: House, from: number, to: number, voice: Voice): Promise<void> {
  const importing = house.of(productImportApi);
  if (from === 0) await voice.step('Makes and categories', () => fillFrame(importing));
  await voice.step(`${to} cars`, (note) => fillCars(importing, from, to, (done) => note(`${done} are in`)));
}

/** Cars lie in memory in the order in which they are read at the start, which is how a shop has nearly all of its own. */
const startAnew = (house: House, voice: Voice): Promise<number> =>
  voice.step('Product service, started anew', () => house.restartProduct());

async function lookAtAll(
  house: House,
  cars: number,
  contestants: readonly Contestant[],
  options: Options,
  voice: Voice,
): Promise<PerConnections[]> {
  const queries = drawQueries(cars, QUERIES);
  const found: PerConnections[] = [];
  for (const connections of options.connections) {
    const what = `${cars} cars, ${connections} connections`;
    const looks = await voice.step(what, (note) =>
      lookAtPaths(house, queries, { ...options, connections, contestants }, note),
    );
    found.push({ connections, looks });
  }
  return found;
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [{ model } = { model: 'unknown' }] = cpus();
  return `${cpus().length} cores (${model.trim()}), ${gigabytes} GB, Node ${process.versions.node}, load generator on the same cores`;
}
