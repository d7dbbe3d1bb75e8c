import type { Browser, Page } from 'playwright';
import {
  atRest,
  aVisitorAt,
  e2eMall,
  expect,
  openBrowser,
  seriousFindings,
  showWithin,
  sideways,
  withLongestTexts,
  type Visitor,
} from '@mall/testing/browser';
import { MallApi } from './mall-api.js';

const LANGUAGES = ['ru', 'zh', 'en'] as const;
const THEMES = ['theme-white', 'theme-iview', 'theme-hey'] as const;
type Looks = readonly [language: (typeof LANGUAGES)[number], theme: (typeof THEMES)[number]];

/** Opens each page once, in one of three combinations; with `EVERY_LOOK=1` in all nine. */
const LOOKS: readonly Looks[] = process.env['EVERY_LOOK']
  ? LANGUAGES.flatMap((language) => THEMES.map((theme) => [language, theme] as const))
  : [
      ['ru', 'theme-white'],
      ['zh', 'theme-iview'],
      ['en', 'theme-hey'],
    ];

/** Pages without a menu entry. */
const OTHERS = [
  '/info/index',
  '/cars/create',
  '/staff/create',
  '/roles/create',
  '/micro-apps/create',
  '/roles/2',
  '/deal-settings/payHours',
  '/page-texts/questions',
  '/page-texts/terms/show',
  '/404',
];

const record = (content: unknown): string =>
  JSON.stringify({ dataType: typeof content, content, type: 'local', datetime: 0 });

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LONG_NAME = 'Общество с ограниченной ответственностью «Дальневосточная внешнеторговая компания»';

/** Makes every list return names as long as those of real companies, whatever the demo and other journeys left. */
async function withLongNames(page: Page): Promise<void> {
  const lengthened = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => lengthened(one, key));
    if (typeof value === 'string') return /(?<!user)name/i.test(key) ? LONG_NAME : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
  };
  await page.route(/\/api\/rest\/[\w-]+\?/, async (route) => {
    const response = await route.fetch();
    const isList = response.headers()['content-range'] !== undefined;
    await route.fulfill(isList ? { response, json: lengthened(await response.json()) } : { response });
  });
}

/** Opens the administrator's console in a language and a theme; by default at the width of a small desktop. */
async function consoleIn([language, theme]: Looks, width = 1280): Promise<Visitor> {
  const visitor = await aVisitorAt(browser, { viewport: { width, height: 800 } });
  const { page, context } = visitor;
  page.setDefaultTimeout(20_000);
  const kept = {
    'cars-locale': record(language),
    'cars-appearance': record({ look: theme, colour: '#409eff' }),
  };
  await context.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, value)`,
  );
  const { password } = e2eMall().signIns.find(({ login }) => login === 'admin')!;
  await page.goto(`${e2eMall().url}/console/`);
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('main').waitFor();
  return visitor;
}

/** Returns the pages of the menu. */
async function entriesOf(page: Page): Promise<string[]> {
  // Large enough for all entries of the menu with open groups.
  await page.setViewportSize({ width: 1600, height: 1800 });
  await page.locator('nav a[href$="/parked-events"]').waitFor();
  const links = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace('/console', '') || '/'));
  return [...new Set(links)].sort();
}

/** Resources whose records have a page of their own. */
const WITH_PAGES = [
  ...(['orders', 'vouchers', 'refunds', 'cars', 'buyers', 'shops', 'shop-applications'] as const),
  ...(['reconciliation', 'contract-checks', 'set-aside', 'operation-logs', 'tariffs'] as const),
  'document-templates' as const,
];

/** Returns the page of one record of each resource that has any. */
async function recordPages(): Promise<string[]> {
  const api = await MallApi.signInStaff('admin', 'rus');
  const pages: string[] = [];
  for (const resource of WITH_PAGES) {
    const [record] = await api.list(resource);
    if (record) pages.push(`/${resource}/${encodeURIComponent(String(record['id']))}/show`);
  }
  return pages;
}

it.each(LOOKS)(
  'has no serious accessibility finding and does not scroll sideways, in %s and %s',
  async (...look) => {
    const { page, troubles } = await consoleIn(look);
    // Pinned pages appear twice in the menu, and only sometimes; each combination takes its share of the same list.
    const entries = await entriesOf(page);
    expect(entries.length).toBeGreaterThan(25);
    await page.setViewportSize({ width: 1280, height: 800 });
    await withLongNames(page);
    const at = LOOKS.indexOf(LOOKS.find(([language, theme]) => language === look[0] && theme === look[1])!);
    const isAll = LOOKS.length > 3;
    const problems: string[] = [];
    for (const path of [...entries, ...OTHERS].filter((_, index) => isAll || index % LOOKS.length === at)) {
      await showWithin(page, `/console${path}`);
      await atRest(page);
      await page.locator('h1').filter({ visible: true }).first().waitFor();
      const findings = await seriousFindings(page);
      problems.push(...findings.map((finding) => `${path}: ${finding}`));
      const pixels = await sideways(page);
      if (pixels > 0) problems.push(`${path}: scrolls sideways by ${pixels} px`);
      if (await page.locator('.unsaved').count())
        problems.push(`${path}: has unsaved work, though nothing was typed`);
      const tables = await page
        .locator('main .RaDataTable-tableWrapper')
        .evaluateAll((wrappers) =>
          wrappers
            .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
            .filter((over) => over > 1),
        );
      if (tables.length > 0) problems.push(`${path}: a table scrolls sideways by ${tables.join(', ')} px`);
    }
    expect(problems).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

it.each([320, 1440])(
  'fits the screen with texts as long as their fields allow, %d px wide',
  async (width) => {
    const { page, context } = await consoleIn(['ru', 'theme-white'], 1600);
    const pages = [...(await entriesOf(page)), ...OTHERS, ...(await recordPages())];
    await page.setViewportSize({ width, height: 800 });
    // Each answer passes through the test.
    page.setDefaultTimeout(60_000);
    await withLongestTexts(page);
    const problems: string[] = [];
    for (const path of pages) {
      await showWithin(page, `/console${path}`);
      await atRest(page);
      await page.locator('h1').filter({ visible: true }).first().waitFor();
      const pixels = await sideways(page);
      if (pixels > 0) problems.push(`${path}: scrolls sideways by ${pixels} px`);
    }
    expect(pages.length).toBeGreaterThan(45);
    expect(problems).toEqual([]);
    await context.close();
  },
);
