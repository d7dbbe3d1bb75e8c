import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  atRest,
  aVisitorAt,
  e2eMall,
  expect,
  moving,
  openBrowser,
  seriousFindings,
  showWithin,
  sideways,
  withLongestTexts,
  type Visitor,
} from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { addStyles, removeStyles } from './add-styles.js';

const LANGUAGES = { ru: 'rus', zh: 'zh', en: 'en' } as const;
type Looks = readonly [language: keyof typeof LANGUAGES, look: 'light' | 'dark', width: number];

/** A page for phones is also checked at desktop width, and the reverse. */
const otherWidth = (width: number): number => (width < 600 ? 1280 : 390);

/** Opens each page once, in one of three combinations; with `EVERY_LOOK=1` in all of them, and each language in both widths. */
const LOOKS: readonly Looks[] = process.env['EVERY_LOOK']
  ? (['ru', 'zh', 'en'] as const).flatMap((language) =>
      (['light', 'dark'] as const).flatMap((look) =>
        [320, 1280].map((width) => [language, look, width] as const),
      ),
    )
  : [
      ['ru', 'dark', 320],
      ['en', 'light', 390],
      ['zh', 'dark', 1280],
    ];

/** A font a sixth wider than usual, whatever fonts this machine has. */
const WIDE = `*, *::before, *::after {
  font-family: 'DejaVu Sans', Verdana, sans-serif !important;
  letter-spacing: 0.03em !important;
}`;

/** Pages that only work within a journey: an external app, the return from another service, and the locked screen. */
const ELSEWHERE = ['/myiframe/:routerPath', '/authredirect', '/lock'];

/** Addresses of missing pages and cars, like those of old links. */
const MISSING = [
  '/404',
  '/secoundHandCar/details?spuId=999999999',
  '/secoundHandCar/inspection?spuId=999999999',
];

interface DeclaredPage {
  readonly path: string;
  /** Whether the server renders it, or answers by its status that it is missing. */
  readonly isAnswered: boolean;
}

const features = join(process.cwd(), 'storefront/src/features');
const declared: readonly DeclaredPage[] = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]page\.ts$/.test(file))
  .map((file) => readFileSync(join(features, file), 'utf8'))
  .map((text) => ({
    path: /^ {2}path: '(.+)',$/m.exec(text)![1]!,
    isAnswered: /^ {2}isRendered: true,$/m.test(text),
  }))
  .filter(({ path }) => !ELSEWHERE.includes(path))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Signs in a buyer of the demo who has orders. */
async function buyerIn([language, look, width]: Looks): Promise<Visitor> {
  const visitor = await aVisitorAt(browser, {
    viewport: { width, height: 800 },
    hasTouch: width < 600,
    colorScheme: look,
    reducedMotion: 'reduce',
  });
  const { page, context } = visitor;
  page.setDefaultTimeout(30_000);
  await context.addInitScript(`localStorage.setItem('locale', '${LANGUAGES[language]}')`);
  const { login, password } = e2eMall().signIns.find(({ role }) => role === 'buyer')!;
  await page.goto(`${e2eMall().url}/login`);
  const form = page.locator('main form');
  await form.locator('input').first().fill(login);
  await form.locator('input[type=password]').fill(password);
  await form.locator('input[type=password]').press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  return visitor;
}

/** Returns the queries of pages that would be empty without one. */
async function queriesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const linked = async (path: string, to: string): Promise<string[]> => {
    await page.goto(e2eMall().url + path);
    const links = page.locator(`main a[href*="${to}="]`);
    await links.first().waitFor();
    const ids = await links.evaluateAll((all) =>
      all.map((one) => /\d+$/.exec(one.getAttribute('href')!)![0]),
    );
    return [...new Set(ids)];
  };
  // The last cars of the page: concurrent journeys buy the first ones.
  const cars = (await linked('/secoundHandCar/list?item=used&inStock=1', 'spuId')).reverse();
  const [order] = await linked('/secoundHandCar/orders', 'orderId');
  return new Map([
    ['/secoundHandCar/details', `?spuId=${cars[0]}`],
    ['/secoundHandCar/inspection', `?spuId=${cars[0]}`],
    ['/secoundHandCar/orders-details', `?orderId=${order}`],
    ['/secoundHandCar/compare', `?cars=${cars.slice(0, 3).join(',')}`],
    ['/secoundHandCar/calculator', '?price=80000&fuel=petrol&registered=2024-06-01&cc=1498&hp=150'],
  ]);
}

/** Puts a car into the cart, which belongs to the account: cart and checkout would be empty otherwise. */
async function fillCart(page: Page, car: string): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/details${car}`);
  const added = page.waitForResponse(
    (answer) => /cart/i.test(answer.url()) && answer.request().method() === 'POST',
  );
  await page
    .getByRole('button', { name: /^(?:В корзину|加入购物车|Add to cart)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await added;
}

/** Loads a page that the server renders, as a visitor does who comes to it first; opens the others within the open shop. */
async function visit(page: Page, { isAnswered }: DeclaredPage, address: string): Promise<void> {
  if (isAnswered) {
    await page.goto(e2eMall().url + address);
    await page.waitForLoadState('networkidle');
  } else {
    await showWithin(page, address);
    await atRest(page);
  }
  await page.locator('h1').filter({ visible: true }).first().waitFor();
}

it.each(LOOKS)(
  'has no serious accessibility finding, does not move and does not scroll sideways, also in a wide font, in %s, %s, %d px',
  async (...look) => {
    const { page, context, troubles } = await buyerIn(look);
    const queries = await queriesOf(page);
    const at = LOOKS.findIndex((one) => one.join() === look.join());
    if (at === 0) await fillCart(page, queries.get('/secoundHandCar/details')!);
    const missing = MISSING.map((path) => ({ path, isAnswered: true }));
    const pages = [...declared, ...missing].filter((_, index) => LOOKS.length > 3 || index % 3 === at);
    const problems: string[] = [];
    for (const shown of pages) {
      const { path } = shown;
      await visit(page, shown, path + (queries.get(path) ?? ''));
      problems.push(...(await seriousFindings(page)).map((finding) => `${path}: ${finding}`));
      problems.push(...(await moving(page)).map((element) => `${path}: ${element} moves`));
      await addStyles(page, WIDE);
      for (const width of [look[2], otherWidth(look[2])]) {
        await page.setViewportSize({ width, height: 800 });
        if (width !== look[2])
          problems.push(...(await seriousFindings(page)).map((finding) => `${path} ${width}: ${finding}`));
        const pixels = await sideways(page);
        if (pixels > 0) problems.push(`${path}: scrolls sideways by ${pixels} px, ${width} px wide`);
      }
      await page.setViewportSize({ width: look[2], height: 800 });
      await removeStyles(page);
    }
    expect(pages.length).toBeGreaterThan(8);
    expect(problems).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

it.each([320, 1440])(
  'fits the screen with texts as long as their fields allow, %d px wide',
  async (width) => {
    const { page, context } = await buyerIn(['ru', 'light', width]);
    const queries = await queriesOf(page);
    await withLongestTexts(page);
    const problems: string[] = [];
    for (const { path } of declared) {
      await showWithin(page, path + (queries.get(path) ?? ''));
      await atRest(page);
      await page.locator('h1').filter({ visible: true }).first().waitFor();
      const pixels = await sideways(page);
      if (pixels > 0) problems.push(`${path}: scrolls sideways by ${pixels} px`);
    }
    expect(declared.length).toBeGreaterThan(20);
    expect(problems).toEqual([]);
    // A page that is too wide is noticed as well when it was reached within the app.
    await addStyles(page, `main h1 { min-inline-size: ${width + 1}px }`);
    await showWithin(page, declared.at(-1)!.path);
    await atRest(page);
    expect(await sideways(page)).toBeGreaterThan(0);
    await context.close();
  },
);
