import { until } from '@mall/local-stack';
import { e2eMall, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright-core';
import { aDesk } from './desk.js';

const { url } = e2eMall();
const NAME = 'Уссури Авто';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The home page as the server renders it for buyers names the company within seconds. */
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
  expect(await remarks.inputValue()).toBe(typed);
  await context.setOffline(false);
  await desk.button('保存').click();
  await desk.heading('参数').waitFor();
  // The browser tells of the requests that were lost.
  expect(troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED/.test(trouble))).toEqual([]);
  await context.close();
});
