/**
 * Takes pictures of every page of a running mall for review: in three languages, at three widths, in both themes, as a visitor and
 * as a buyer of the demo.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '@mall/local-stack';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';

const url = process.env.MALL_URL ?? 'http://127.0.0.1:8080';
const data = process.env.MALL_DATA_DIR ?? '.mall';
const wireLocale = { ru: 'rus', zh: 'zh', en: 'en' };

const HELP = `npm run screens [-- options], against the mall of "npm start"; MALL_URL and MALL_DATA_DIR name another one

  --pages NAMES      of the pages, as cart,orders (all)
  --languages CODES  (ru,zh,en)
  --widths PIXELS    (320,390,1280)
  --looks LOOKS      (light,dark)
  --to FOLDER        where the pictures go (.mall/screens)
  --help             this text`;

const values = readCommandLine(HELP, {
  pages: { type: 'string' },
  languages: { type: 'string', default: 'ru,zh,en' },
  widths: { type: 'string', default: '320,390,1280' },
  looks: { type: 'string', default: 'light,dark' },
  to: { type: 'string', default: join(data, 'screens') },
});
const chosen = (option) => values[option].split(',');

/** Returns name and path of each declared page and of the error pages. */
async function pages() {
  const features = fileURLToPath(new URL('../../storefront/src/features/', import.meta.url));
  const files = (await readdir(features, { recursive: true })).filter((file) => file.endsWith('page.ts'));
  const declared = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(features, file), 'utf8');
      return [/export const (\w+) = definePage/.exec(code)[1], /^ {2}path: '(.+)',$/m.exec(code)[1]];
    }),
  );
  const all = [...declared, ...['401', '403', '404', '500'].map((status) => [status, `/${status}`])];
  return values.pages ? all.filter(([name]) => chosen('pages').includes(name)) : all;
}

async function signIn(page) {
  const signIns = JSON.parse(await readFile(join(data, 'sign-ins.json'), 'utf8'));
  const { login, password } = signIns.find(({ role }) => role === 'buyer');
  await page.goto(`${url}/login`);
  const form = page.locator('main form');
  await form.locator('input').first().fill(login);
  await form.locator('input[type=password]').fill(password);
  await form.locator('input[type=password]').press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** Pages that a signed-in buyer cannot see. */
const OF_VISITORS = ['login', 'register'];

/** Returns the ids in the links of a page. */
async function idsOn(page, path, name) {
  await page.goto(url + path);
  const links = page.locator(`main a[href*="${name}="]`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  return [...new Set(hrefs.map((href) => /\d+$/.exec(href)[0]))];
}

/** Returns the queries of pages that would be empty without one. */
async function queries(page) {
  const cars = await idsOn(page, '/secoundHandCar/list?item=used', 'spuId');
  const [order] = await idsOn(page, '/secoundHandCar/orders', 'orderId');
  return {
    car: `?spuId=${cars[0]}`,
    inspection: `?spuId=${cars[0]}`,
    order: `?orderId=${order}`,
    compare: `?cars=${cars.slice(0, 3).join(',')}`,
    calculator: '?price=80000&fuel=petrol&registered=2024-06-01&cc=1498&hp=150',
  };
}

/** Fills the cart, because an empty one shows less. */
async function fillCart(page, asked) {
  await page.goto(url + '/secoundHandCar/details' + asked.car);
  const add = page.getByRole('button', { name: /^(?:В корзину|加入购物车|Add to cart)$/ });
  await add.filter({ visible: true }).first().click();
  await page.waitForLoadState('networkidle');
}

async function takeAll(page, folder, all, asked) {
  await mkdir(folder, { recursive: true });
  for (const [name, path] of all) {
    await page.goto(url + path + (asked[name] ?? ''));
    await page.waitForLoadState('networkidle');
    // Content that is rendered only when visible belongs to the picture, too.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
}

const browser = await chromium.launch({ executablePath: findChromium() });
const all = await pages();
const ofVisitors = all.filter(([name]) => OF_VISITORS.includes(name));
const ofBuyers = all.filter(([name]) => !OF_VISITORS.includes(name));
let asked;
for (const language of chosen('languages'))
  for (const width of chosen('widths').map(Number))
    for (const look of chosen('looks')) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        hasTouch: width < 600,
        colorScheme: look,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(`localStorage.setItem('locale', '${wireLocale[language]}')`);
      const page = await context.newPage();
      const folder = join(values.to, `${language}-${width}-${look}`);
      await takeAll(page, folder, ofVisitors, {});
      await signIn(page);
      if (!asked) {
        asked = await queries(page);
        await fillCart(page, asked);
      }
      await takeAll(page, folder, ofBuyers, asked);
      process.stdout.write(`${folder}\n`);
      await context.close();
    }
await browser.close();
