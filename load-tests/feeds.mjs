// How long the feeds for search engines take, beside a visitor, and whether offers stay in their files:
// `node load-tests/feeds.mjs [--cars 300000]`, against the mall of `npm start` (running-mall.mjs). The cars that it adds are on sale for
// the feeds and for pages alone, because nothing tells the search of them before the next start; they stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';
import { copiesOfCars } from './copies-of-cars.mjs';
import { openDatabase, readJson, url } from './running-mall.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** What Yandex takes in one file. */
const MOST_OFFERS = 30_000;
const MOST_PICTURES = 50_000;
const ALONE_MS = 10_000;
const VISITORS_PAUSE_MS = 50;
const ON_SALE = 's.status = 1';

const options = readCommandLine(
  `node load-tests/feeds.mjs [options], against the mall of "npm start"

  --cars N    cars on sale (300000)
  --help      this text`,
  { cars: { type: 'number', default: 300_000, least: 1 } },
);
const database = openDatabase();

/** One unit of each copy. */
const STOCK = `
  INSERT INTO product.sku_stock (sku_id, spu_id, received, actual, stock)
  SELECT spu_id, spu_id, 1, 1, 1 FROM product.spu s
   WHERE ${ON_SALE} AND NOT EXISTS (SELECT FROM product.sku_stock k WHERE k.spu_id = s.spu_id)
      ON CONFLICT DO NOTHING`;

/** @param which the cars that are copied, so many times */
async function add(which, times) {
  await database.query(await copiesOfCars(database, which, 1), [times]);
  await database.query(STOCK);
}

async function fill() {
  // Copies are no news to the search, and counts and notes of single cars would take hours.
  await database.query('SET session_replication_role = replica');
  const { rows } = await database.query(`SELECT count(*)::int AS cars FROM product.spu s WHERE ${ON_SALE}`);
  const times = Math.ceil((options.cars - rows[0].cars) / rows[0].cars);
  if (times > 0) await add(ON_SALE, times);
  await database.query('VACUUM ANALYZE product.spu, product.sku_stock');
}

/** One car in ten is sold, and copies of one in twenty come. */
async function trade() {
  await add(`${ON_SALE} AND s.spu_id % 20 = 7`, 1);
  await database.query(`UPDATE product.spu s SET status = 0 WHERE ${ON_SALE} AND s.spu_id % 10 = 3`);
}

/** A process of the mall, and the most memory that it has taken since this call. */
function watched(service) {
  const { pid } = readJson('processes.json').children.find(({ name }) => name === service);
  const memory = (line) =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;
  // Begins the count of the most memory anew. Source: proc(5).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return { service, before: memory('VmRSS'), most: () => memory('VmHWM') };
}

/** A file as it is sent to crawlers, packed. */
const packed = (address) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      const bytes = await buffer(answer);
      if (answer.statusCode === 200) resolve(bytes);
      else reject(new Error(`${address}: ${answer.statusCode}`));
    }).on('error', reject);
  });

const PICTURES = new Set(['picture', 'g:image_link', 'g:additional_image_link']);

/** Cars and number of pictures of a file. @throws for what is no well-formed XML. */
function read(text) {
  const spuIds = [];
  let pictures = 0;
  let isId = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'offer') spuIds.push(attributes.id);
    if (PICTURES.has(name)) pictures += 1;
    isId = name === 'g:id';
  });
  parser.on('text', (id) => isId && spuIds.push(id));
  parser.on('closetag', () => (isId = false));
  parser.write(text).close();
  return { spuIds, pictures };
}

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
const told = (times) =>
  `median ${percentile(times, 0.5).toFixed(0)} ms, 95 % ${percentile(times, 0.95).toFixed(0)} ms`;

/** Times of answers to a visitor who opens one car after another, each rendered for the first time, until `isOver` says so. */
async function visit(cars, isOver) {
  const times = [];
  while (!isOver()) {
    const since = performance.now();
    const page = await fetch(`${url}/ru/car/${cars.next().value}`);
    await page.arrayBuffer();
    if (!page.ok) throw new Error(`${page.url}: ${page.status}`);
    times.push(performance.now() - since);
    await pause(VISITORS_PAUSE_MS);
  }
  return times;
}

/** Reads every file; `origin` names the shop, whose files are kept for ten minutes under each name. */
async function readFeeds(origin) {
  const addresses = (await (await fetch(`${origin}/feeds.txt`)).text()).trim().split('\n');
  const most = { offers: 0, pictures: 0, bytes: 0, packed: 0 };
  const times = [];
  /** The files of each car, one of each kind. */
  const filesOf = new Map();
  for (const address of addresses) {
    const since = performance.now();
    const file = await packed(address);
    times.push(performance.now() - since);
    const text = gunzipSync(file).toString();
    const { spuIds, pictures } = read(text);
    most.offers = Math.max(most.offers, spuIds.length);
    most.pictures = Math.max(most.pictures, pictures);
    most.bytes = Math.max(most.bytes, Buffer.byteLength(text));
    most.packed = Math.max(most.packed, file.length);
    for (const spuId of spuIds)
      filesOf.set(spuId, `${filesOf.get(spuId) ?? ''} ${new URL(address).pathname}`);
  }
  return { files: addresses.length, filesOf, most, times };
}

await database.connect();
await fill();
const { rows } = await database.query(
  `SELECT spu_id AS id FROM product.spu s WHERE ${ON_SALE} ORDER BY random() LIMIT 20000`,
);
const cars = rows.map(({ id }) => id).values();
const until = Date.now() + ALONE_MS;
const alone = await visit(cars, () => Date.now() > until);
const processes = ['gateway', 'product'].map(watched);
const since = performance.now();
let isOver = false;
const [{ files, filesOf, most, times }, beside] = await Promise.all([
  readFeeds(url).finally(() => (isOver = true)),
  visit(cars, () => isOver),
]);
const seconds = (performance.now() - since) / 1_000;
say(
  `${filesOf.size} cars in ${files} well-formed files of both kinds, all in ${seconds.toFixed(0)} s; a file: ${told(times)}.`,
);
say(
  `Largest file: ${most.offers} offers, ${most.pictures} pictures, ${(most.bytes / 1e6).toFixed(1)} MB, ${(most.packed / 1e6).toFixed(2)} MB packed.`,
);
for (const { service, before, most: taken } of processes)
  say(`Memory of ${service}: ${before.toFixed(0)} MB before, ${taken().toFixed(0)} MB at most.`);
say(`Pages of cars: ${told(alone)} alone, ${told(beside)} beside.`);

await trade();
// Under another name, because files are kept under this one.
const later = (await readFeeds(url.replace('127.0.0.1', 'localhost'))).filesOf;
const stayed = [...later.keys()].filter((spuId) => filesOf.has(spuId));
const moved = stayed.filter((spuId) => later.get(spuId) !== filesOf.get(spuId));
say(
  `After ${filesOf.size - stayed.length} were sold and ${later.size - stayed.length} came: ${moved.length} of ${stayed.length} offers are in another file.`,
);
await database.end();
if (most.offers > MOST_OFFERS || most.pictures > MOST_PICTURES || moved.length > 0) {
  say('A file is larger than Yandex takes, or an offer has moved.');
  process.exitCode = 1;
}
