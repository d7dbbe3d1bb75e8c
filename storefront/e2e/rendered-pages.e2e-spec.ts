import { aVisitorAt, e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';

/** Pages as the server sends them, before any script has run: the view of search engines and link previews. */
describe('a page as the server sends it', () => {
  let browser: Browser;
  const { url } = e2eMall();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' });
  const textOf = async (path: string) => (await get(path)).text();

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Returns the URL of a car on sale from the sitemap. */
  async function listedCar(): Promise<string> {
    const index = await textOf('/sitemap.xml');
    const [, file] = /<loc>[^<]*(\/sitemaps\/cars-\d+\.xml)<\/loc>/.exec(index) ?? [];
    const [, car] = /<loc>[^<]*(\/ru\/car\/\d+)<\/loc>/.exec(await textOf(file!)) ?? [];
    return car!;
  }

  it('shows cars, prices and facts without scripts, in the language of its address', async () => {
    const { context, page, troubles } = await aVisitorAt(browser, { javaScriptEnabled: false });
    await page.goto(`${url}${await listedCar()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/₽/).count()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.goto(`${url}/en/secoundHandCar/list`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('leads with what the car costs in the city that the visitor has chosen', async () => {
    const path = await listedCar();
    const cookie = `landedCity=${encodeURIComponent('Владивосток')}`;
    for (const [headers, city] of [
      [{}, 'Уссурийск'],
      [{ cookie }, 'Владивосток'],
      [{}, 'Уссурийск'],
    ] as const) {
      const html = await (await get(path, headers)).text();
      expect(html).toMatch(new RegExp(`≈[^<]+₽</strong> <span>под ключ, ${city}</span>`));
      expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*Под ключ, ${city}: `));
    }
  });

  it('becomes the same page once scripts have run, without errors', async () => {
    const { context, page, troubles } = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${url}${await listedCar()}`);
    const heading = page.getByRole('heading', { level: 1 });
    const sent = await heading.innerText();
    await page.waitForLoadState('networkidle');
    await expect(heading).toHaveText(sent);
    // Links keep the language of the URL.
    await expect(page.getByRole('link', { name: 'Подбор автомобиля' }).first()).toHaveAttribute(
      'href',
      '/ru/secoundHandCar/list',
    );
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps its policy when the browser revalidates its copy', async () => {
    const page = await get('/ru/secoundHandCar/list');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("style-src-attr 'unsafe-hashes'");
    const unchanged = await get('/ru/secoundHandCar/list', { 'if-none-match': page.headers.get('etag')! });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('content-security-policy')).toBe(policy);
  });

  it('brings the texts that staff edit, in the language of its address', async () => {
    for (const [path, words] of [
      ['/ru/secoundHandCar/terms', 'Продавец по договору: Суйфэньхэская'],
      ['/zh/secoundHandCar/privacy', '个人信息'],
      ['/en/secoundHandCar/questions', 'Is this the whole price?'],
      ['/ru/secoundHandCar/introduction', 'Как мы работаем'],
      ['/zh/secoundHandCar/contract-specimen', '下单后您将签署的合同'],
      ['/en/secoundHandCar/index', 'Inspected before sale'],
    ] as const) {
      const [body] = (await textOf(path)).replaceAll('\u00a0', ' ').split('id="page-answers"');
      expect([path, body]).toEqual([path, expect.stringContaining(words)]);
    }
    expect(await textOf('/ru/secoundHandCar/index')).toMatch(/<title>Автомобили\sиз\sКитая[^<]+\s— /);
    const html = await textOf('/ru/secoundHandCar/privacy');
    expect(html).toMatch(/<title>Персональные данные — /);
    expect(html).toMatch(/<meta name="description" content="Что мы храним о вас/);
  });

  it('names itself, its languages and its car', async () => {
    const path = await listedCar();
    const html = await textOf(path);
    expect(html).toContain(`<link rel="canonical" href="${url}${path}">`);
    for (const locale of ['ru', 'zh', 'en'])
      expect(html).toContain(`hreflang="${locale}" href="${url}${path.replace('/ru/', `/${locale}/`)}"`);
    const [, facts] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const car = JSON.parse(facts!) as { offers: { price: string } };
    expect(car).toMatchObject({
      '@type': ['Product', 'Car'],
      offers: { '@type': 'Offer', priceCurrency: 'RUB', url: `${url}${path}` },
    });
    // The main price of the page.
    const shown = new Intl.NumberFormat('ru-RU').format(Number(car.offers.price));
    expect(html.replace(/<script.*?<\/script>/g, '')).toContain(shown);
    const [, picture] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    const drawn = await fetch(picture!);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(drawn.headers.get('cache-control')).toContain('immutable');
    expect((await drawn.bytes()).length).toBeGreaterThan(10_000);
    expect((await get('/share/zh/index.jpg')).status).toBe(200);
    expect((await get('/share/ru/car-999999999.jpg')).status).toBe(404);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
  });

  it('of a make has a readable address; of an unknown one, or of no car, there is none', async () => {
    const makes = await textOf('/sitemaps/makes.xml');
    const [, make] = /<loc>[^<]*(\/ru\/cars\/[a-z0-9-]+)<\/loc>/.exec(makes) ?? [];
    const page = await get(make!);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<title>[^<]+ из Китая/);
    for (const path of ['/ru/cars/no-such-make', '/ru/car/999999999']) {
      const missing = await get(path);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('answers 404 where the shop has no page, and 200 where the browser renders it', async () => {
    const statusOf = async (path: string): Promise<number> => (await get(path)).status;
    expect(await Promise.all(['/ru/no-such-page', '/no/such/page', '/404'].map(statusOf))).toEqual([
      404, 404, 404,
    ]);
    expect(await Promise.all(['/secoundHandCar/orders', '/500'].map(statusOf))).toEqual([200, 200]);
  });

  it('is in the chosen language, otherwise in the browser’s, otherwise in Russian', async () => {
    const langOf = async (headers: Record<string, string>): Promise<string | undefined> =>
      /<html lang="(\w+)"/.exec(await (await get('/secoundHandCar/index', headers)).text())?.[1];
    expect(await langOf({})).toBe('ru');
    expect(await langOf({ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe('zh');
    expect(await langOf({ 'accept-language': 'de-DE,en;q=0.8' })).toBe('en');
    expect(await langOf({ 'accept-language': 'zh-CN', cookie: 'locale=rus' })).toBe('ru');
  });

  it('is listed in feeds for Yandex and Google that link to it', async () => {
    const { context, page } = await aVisitorAt(browser);
    const addresses = (await textOf('/feeds.txt')).trim().split('\n');
    expect(addresses.length).toBeGreaterThan(100);
    for (const [kind, root, entry] of [
      ['yandex', 'yml_catalog', 'offer'],
      ['google', 'rss', 'item'],
    ] as const) {
      const address = addresses.find((one) => one.includes(kind))!;
      const file = await fetch(address);
      expect(file.headers.get('content-encoding')).toBe('gzip');
      const text = await file.text();
      const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      expect(await plain.text()).toBe(text);
      const seen = await page.evaluate<{ root: string; entries: number; link: string; picture: string }>(
        `(([text, entry]) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml');
          const entries = xml.querySelectorAll(entry);
          const said = (...names) => names.map((name) => entries[0].getElementsByTagName(name)[0]).find(Boolean)?.textContent;
          return { root: xml.documentElement.tagName, entries: entries.length, link: said('url', 'g:link'), picture: said('picture', 'g:image_link') };
        })(${JSON.stringify([text, entry])})`,
      );
      expect(seen.root).toBe(root);
      expect(seen.entries).toBeGreaterThan(5);
      expect((await fetch(seen.link)).status).toBe(200);
      expect((await fetch(seen.picture)).headers.get('content-type')).toMatch(/^image\//);
    }
    expect((await get('/feeds/yandex-64.yml')).status).toBe(404);
    expect((await get('/feeds/yandex-1.xml')).status).toBe(404);
    await context.close();
  });

  it('of an account is rendered in the browser, and robots.txt excludes the console', async () => {
    expect(await textOf('/secoundHandCar/shopping-cart')).toContain('<div id="root"></div>');
    const robots = await textOf('/robots.txt');
    expect(robots).toContain('Disallow: /console/');
    expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  });
});
