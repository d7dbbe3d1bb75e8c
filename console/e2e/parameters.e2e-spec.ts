import { until } from '@mall/local-stack';
import { e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { aDesk } from './desk.js';

const { url } = e2eMall();
const NAME = 'Уссури Авто';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Waits until the home page that the server renders for buyers names the company, which takes seconds. */
const isNamedInShop = (name: string): Promise<true> =>
  until(
    async () => {
      const html = await (await fetch(`${url}/ru/secoundHandCar/index`)).text();
      return html.includes(`>${name}<`) || undefined;
    },
    { what: `"${name}" on the home page`, timeoutMs: 30_000 },
  );

it('the name of the site that an administrator changes is that of the shop and the console', async () => {
  const { desk, page, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  const field = (locale: string) => desk.page.locator(`[name="publicValues.${locale}"]`);
  const rename = async (names: { readonly ru: string; readonly zh: string }): Promise<void> => {
    await desk.go('参数');
    await desk.rows().filter({ hasText: 'SITE_NAME' }).click();
    await until(async () => (await field('ru').inputValue()) || undefined, {
      what: 'the name of the site',
      timeoutMs: 20_000,
    });
    await field('ru').fill(names.ru);
    await field('zh').fill(names.zh);
    await desk.button('保存').click();
    await isNamedInShop(names.ru);
  };
  const at = Date.now() % 1_000;
  await rename({ ru: `Приморский Авто ${at}`, zh: `滨海汽车${at}` });
  await page.reload();
  await page.waitForFunction((name) => document.title.includes(name), `滨海汽车${at}`);
  await rename({ ru: NAME, zh: '乌苏里汽车' });
  expect(troubles).toEqual([]);
  await context.close();
});

it('a change that could not be sent says so in words, stays in the form and is saved later', async () => {
  const { desk, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  await desk.go('参数');
  await desk.rows().filter({ hasText: 'SITE_NAME' }).click();
  const remarks = desk.page.getByLabel('备注');
  await remarks.fill(`网站名称 ${Date.now()}`);
  const typed = await remarks.inputValue();
  await context.setOffline(true);
  await desk.button('保存').click();
  await desk.said('网络连接失败，请检查网络后重试');
  await expect(remarks).toHaveValue(typed);
  await context.setOffline(false);
  await desk.button('保存').click();
  await desk.heading('参数').waitFor();
  // The browser logs the lost requests.
  expect(troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED/.test(trouble))).toEqual([]);
  await context.close();
});

it('a list that could not be loaded is not taken for an empty one, and is asked for again', async () => {
  const { desk, page, context } = await aDesk(browser);
  await desk.signIn('admin');
  const dictionaries = '**/api/rest/dictionaries?*';
  await page.route(dictionaries, (route) => route.abort());
  await desk.go('字典');
  await desk.said('数据加载失败: 网络连接失败，请检查网络后重试');
  await expect(desk.page.getByText('没有字典。')).toHaveCount(0);
  await page.unroute(dictionaries);
  await desk.button('重试').click();
  await desk.rows().first().waitFor();
  await context.close();
});
