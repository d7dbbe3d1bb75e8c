import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { productImportApi, productSearchApi } from '@mall/contracts/product';
import { repositoryRoot, type Voice } from '@mall/local-stack';
import { borderDay } from '@mall/validation/typography';
import { format, resolveConfig } from 'prettier';
import { CONTESTANTS, GROWING, type Contestant } from './contestants.js';
import { fillBase, fillCars, untilFound } from './filling.js';
import { BenchMall } from './bench-mall.js';
import { measureMix } from './mix.js';
import type { Options } from './options.js';
import { drawQueries } from './queries.js';
import { refuseBusyMachine } from './quiet-machine.js';
import { reportOf, type Findings, type PerConnections } from './report.js';
import { measurePaths, QUERIES } from './rounds.js';
import { shapesReportOf } from './shapes-report.js';
import { measureShapes } from './shape-rounds.js';

const SMALL = 100_000;
const FIGURES = join(repositoryRoot, 'load-tests', 'bench', 'figures');

/** Starts a mall, fills it, measures it beside the bare limits and stops it. */
export async function bench(options: Options, voice: Voice, signal: AbortSignal): Promise<void> {
  if (options.writes) await voice.step('Whether the machine is quiet', refuseBusyMachine);
  const mall = await BenchMall.open(voice, signal, options.dataDir);
  try {
    voice.say(`Questions are drawn from the seed ${options.seed}.`);
    if (options.questionsOnly) return await measureQuestions(mall, options, voice);
    await publish('bench', reportOf(await measure(mall, options, voice)), options, voice);
    await publishQuestions(mall, options, voice);
  } finally {
    await mall.close();
  }
}

/** Measures with 100,000 cars, and with the number of cars in the options. */
async function measureQuestions(mall: BenchMall, options: Options, voice: Voice): Promise<void> {
  let { cars: from } = await mall.clientOf(productImportApi).catalogueSize({});
  // A folder with more cars than the small catalogue is measured only with all of them.
  const sizes = [Math.min(SMALL, options.cars), options.cars].filter((cars) => cars >= from);
  for (const cars of new Set(sizes)) {
    await fill(mall, from, cars, voice);
    await restartProduct(mall, voice);
    await publishQuestions(mall, { ...options, cars }, voice);
    from = cars;
  }
}

async function publishQuestions(mall: BenchMall, options: Options, voice: Voice): Promise<void> {
  const found = await voice.step(`Questions by shape, ${options.cars} cars`, (note) =>
    measureShapes(mall, options, note),
  );
  const productBytes = mall.memoryOf('product');
  const report = shapesReportOf({ ...found, productBytes, machine: machine(), date: borderDay() });
  await publish('questions', report, options, voice);
}

/** Prints a report and writes it into a file, in place of the previous one for the same number of cars. */
async function publish(
  name: 'bench' | 'questions',
  report: string,
  { writes, cars }: Options,
  voice: Voice,
): Promise<void> {
  voice.say(`\n${report}\n`);
  if (!writes) return;
  const file = join(FIGURES, `${name}-${cars}.txt`);
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(file, await format(report, { ...(await resolveConfig(file)), parser: 'markdown' }));
  voice.say(`The table is in ${file}.`);
}

async function measure(mall: BenchMall, options: Options, voice: Voice): Promise<Findings> {
  const { cars, fewCars, rounds } = options;
  const most = Math.max(...options.connections);
  const startedAt = performance.now();
  await fill(mall, 0, fewCars, voice);
  await restartProduct(mall, voice);
  const few = await measureAll(mall, fewCars, GROWING, { ...options, connections: [most] }, voice);
  const fillingAt = performance.now();
  await fill(mall, fewCars, cars, voice);
  const importSeconds = (performance.now() - fillingAt) / 1_000;
  const readSeconds = await restartProduct(mall, voice);
  const many = await measureAll(mall, cars, CONTESTANTS, options, voice);
  const mix = await voice.step('Realistic mix', (note) =>
    measureMix(mall, drawQueries(cars, QUERIES), options, note),
  );
  voice.say(`  Measured in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const productBytes = mall.memoryOf('product');
  return {
    cars,
    fewCars,
    rounds,
    machine: machine(),
    date: borderDay(),
    importSeconds: importSeconds * (cars / (cars - fewCars)),
    readSeconds,
    few,
    many,
    mix,
    productBytes,
  };
}

export async function fill(mall: BenchMall, from: number, to: number, voice: Voice): Promise<void> {
  const importing = mall.clientOf(productImportApi);
  if (from === 0) await voice.step('Makes and categories', () => fillBase(importing));
  if (from < to)
    await voice.step(`${to} cars`, (note) => fillCars(importing, from, to, (done) => note(`${done} are in`)));
  await voice.step('All of them in the search', (note) =>
    untilFound(mall.clientOf(productSearchApi), to, (found) => note(`${found} are found`)),
  );
}

/** Restarts the product service, so that cars are in memory in the order of a start, as usual in production. */
async function restartProduct(mall: BenchMall, voice: Voice): Promise<number> {
  const { seconds, source } = await voice.step('Product service, started anew', () => mall.restartProduct());
  voice.say(`  cars are found again in ${Math.round(seconds)} s, from ${source}`);
  return seconds;
}

async function measureAll(
  mall: BenchMall,
  cars: number,
  contestants: readonly Contestant[],
  options: Options,
  voice: Voice,
): Promise<PerConnections[]> {
  const queries = drawQueries(cars, QUERIES);
  const found: PerConnections[] = [];
  for (const connections of options.connections) {
    const what = `${cars} cars, ${connections} connections`;
    const measurements = await voice.step(what, (note) =>
      measurePaths(mall, queries, { ...options, connections, contestants }, note),
    );
    found.push({ connections, measurements });
  }
  return found;
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [{ model } = { model: 'unknown' }] = cpus();
  return `${cpus().length} cores (${model.trim()}), ${gigabytes} GB, Node ${process.versions.node}, load generator on the same cores`;
}
