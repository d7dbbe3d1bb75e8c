// Whether the console keeps memory, and how long a page takes from the click to its rows: `node load-tests/tabs.mjs [--cycles 40]`, against
// the mall of `npm start` (MALL_URL, MALL_DATA_DIR).
// Each cycle opens fourteen pages as tabs, sorts, filters, opens a record, and closes all tabs again, as staff do in some two minutes. The objects that
// are left after a full garbage collection must not grow once the console has warmed up. Compiled code is told, but not judged: the browser compiles
// what is called often for an hour and longer, and discards it when memory is short.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@mall/local-stack';
import { chromium } from 'playwright-core';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** After these cycles every page has been loaded and every cache filled. */
const WARM = 5;
/** Growth from then to the end, per cent, that counts as none. */
const NOTHING = 10;

const HELP = `node load-tests/tabs.mjs [options], against the mall of "npm start"

  --cycles N   rounds through all pages of the console (40)
  --help       this text`;

const { cycles } = readCommandLine(HELP, { cycles: { type: 'number', default: 40, least: WARM + 1 } });
const url = process.env.MALL_URL ?? 'http://127.0.0.1:8080';
const folder = process.env.MALL_DATA_DIR ?? '.mall';
const { login, password } = JSON.parse(readFileSync(join(folder, 'sign-ins.json'), 'utf8')).find(
  ({ role }) => role === 'administrator',
);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 1400 } });
const tools = await page.context().newCDPSession(page);

await page.goto(`${url}/console/`);
await page.locator('input[name=username]').fill(login);
await page.locator('input[name=password]').fill(password);
await page.locator('button[type=submit]').click();
const menu = page.getByRole('navigation', { name: '主菜单' });
await menu.getByRole('link').nth(20).waitFor();

/** Megabytes in use, compiled code included, and elements that exist, after a full collection. */
async function inUse() {
  for (let time = 0; time < 3; time += 1) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return { megabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes') };
}

/** Neither objects of the console: code, and what the browser and its tools keep for themselves. */
const NO_OBJECTS = new Set(['code', 'native', 'hidden', 'synthetic']);

/** Megabytes of JavaScript's objects, from a snapshot of the heap. */
async function objectsInUse() {
  await inUse();
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NO_OBJECTS.has(types[type][nodes[at + type]])) bytes += nodes[at + size];
  return bytes / 1e6;
}

/** Milliseconds from the click to the first row or text of a page, as the browser measures them. */
const opened = { first: [], again: [] };
/** Placeholders of what is still coming are no content, and neither is what the page before has left. */
const CONTENT = `[...document.querySelectorAll('main tbody tr td, main h2, main form, main p')]
  .filter((part) => part.checkVisibility() && !part.querySelector('.MuiSkeleton-root') && part.textContent.trim())`;
const WATCH = `window.addEventListener('click', () => {
  const before = new Set(${CONTENT});
  const clickedAt = performance.now();
  window.shown = new Promise((shown) => {
    const look = () =>
      ${CONTENT}.some((part) => !before.has(part)) ? shown(performance.now() - clickedAt) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
}, { capture: true, once: true })`;

async function open(link, times) {
  await page.evaluate(WATCH);
  await link.click();
  times.push(await page.evaluate('window.shown'));
}

async function cycle(isFirst) {
  const links = menu.getByRole('link');
  for (let at = 1; at <= 14; at += 1) await open(links.nth(at), isFirst ? opened.first : opened.again);
  await menu.getByRole('link', { name: '订单', exact: true }).click();
  await page.locator('tbody tr').filter({ visible: true }).first().click();
  await page.getByRole('tab').filter({ visible: true }).first().waitFor();
  const shut = page.getByRole('navigation', { name: '已打开的页面' }).locator('li button');
  while ((await shut.count()) > 0) await shut.first().click();
}

await tools.send('Performance.enable');
let warm;
for (let done = 1; done <= cycles; done += 1) {
  await cycle(done === 1);
  if (done % WARM !== 0) continue;
  const now = await inUse();
  warm ??= await objectsInUse();
  say(
    `${String(done).padStart(4)} cycles ${now.megabytes.toFixed(1).padStart(7)} MB ${String(now.nodes).padStart(7)} elements`,
  );
}
const last = await objectsInUse();
await browser.close();
const grown = (100 * (last - warm)) / warm;
say(
  `Objects: ${warm.toFixed(2)} MB after ${WARM} cycles, ${last.toFixed(2)} MB at the end, ${grown.toFixed(1)} % more.`,
);
for (const [which, times] of Object.entries(opened)) {
  times.sort((a, b) => a - b);
  say(
    `Pages opened ${which}: ${times[times.length >> 1].toFixed(0)} ms in the median, ${times.at(-1).toFixed(0)} ms at most.`,
  );
}
process.exitCode = grown > NOTHING ? 1 : 0;
