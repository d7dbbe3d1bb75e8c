import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@mall/local-stack';
import { aVisitorAt, e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';

const { url } = e2eMall();
const features = join(process.cwd(), 'storefront/src/features');
/** The pages that the shop declares: those that the server renders, and those that need scripts. */
const pages = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]page\.ts$/.test(file))
  .map((file) => readFileSync(join(features, file), 'utf8'))
  .map((text) => ({
    path: /^ {2}path: '(.+)',$/m.exec(text)![1]!.replace(/:\w+/, 'any'),
    isRendered: /^ {2}isRendered: true,$/m.test(text),
  }));

const WORDS = {
  ru: { page: 'Эта страница работает только с JavaScript', actions: 'заказ работают только с JavaScript' },
  zh: { page: '此页面需要 JavaScript', actions: '下单需要 JavaScript' },
  en: { page: 'This page needs JavaScript', actions: 'orders need JavaScript' },
} as const;

/** Returns a page once the server has had the time to render it: a busy one leaves that to browsers. */
const rendered = (path: string): Promise<string> =>
  until(
    async () => {
      const html = await (await fetch(url + path)).text();
      return html.includes('<h1') ? html : undefined;
    },
    { what: `the rendered page ${path}`, timeoutMs: 30_000 },
  );

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it.each(['ru', 'zh', 'en'] as const)(
  'every page says to a visitor without JavaScript what needs it and how to reach the company, in %s',
  async (language) => {
    const silent: string[] = [];
    for (const { path, isRendered } of [...pages, { path: '/no-such-page', isRendered: false }]) {
      const html = await rendered(`/${language}${path}`);
      const [, said = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
      const text = said.replaceAll(/<[^>]*>|&nbsp;|\u00a0/g, ' ');
      const words = WORDS[language][isRendered && !path.includes('details') ? 'actions' : 'page'];
      const isSaid = path.includes('details') || text.includes(words);
      if (!isSaid || !said.includes('href="tel:') || !said.includes('href="mailto:')) silent.push(path);
    }
    expect(pages.length).toBeGreaterThan(25);
    expect(silent).toEqual([]);
  },
);

it('the sign-in page is readable on a phone without JavaScript', async () => {
  const { context, page, troubles } = await aVisitorAt(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  for (const path of ['/login', '/ru/secoundHandCar/list']) await rendered(path);
  await page.goto(`${url}/login`);
  await expect(
    page.getByRole('heading', { name: 'Эта страница работает только с JavaScript' }),
  ).toBeInViewport();
  await expect(page.getByRole('link', { name: /^\+7|^8|^\+86/ })).toBeVisible();
  await page.getByRole('link', { name: 'Каталог можно смотреть и без JavaScript' }).click();
  await page.getByRole('article').nth(10).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
