import { until } from '@mall/local-stack';
import { aVisitorAt, e2eMall, expect, openBrowser, sideways } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import type { PageTextView } from '@mall/contracts/admin';
import { aDesk, Desk } from './desk.js';
import { MallApi } from './mall-api.js';

const { url } = e2eMall();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Waits until the page that the server renders for buyers shows this text, which takes seconds. */
const isInShop = (text: string): Promise<true> =>
  until(
    async () => {
      const html = await (await fetch(`${url}/ru/secoundHandCar/questions`)).text();
      return html.replaceAll('\u00a0', ' ').includes(text) || undefined;
    },
    { what: `"${text}" in the shop`, timeoutMs: 30_000 },
  );

it('an answer that the administrator changes is read by buyers, and the shipped one comes back', async () => {
  const { page, troubles, context } = await aVisitorAt(browser, {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
  });
  page.setDefaultTimeout(30_000);
  const desk = new Desk(page);
  await desk.signIn('admin');
  await desk.go('页面文案');
  await desk.rows().filter({ hasText: '常见问题' }).click();
  const answer = desk.page.locator('[name="sections.0.entries.0.text.ru"]');
  await answer.waitFor();
  expect(await sideways(page)).toBe(0);

  await answer.fill('Да, это <b>вся</b> цена.');
  await desk.button('保存').click();
  await desk.page.getByText('不支持标记 <b>').waitFor();

  const changed = `Это вся цена, пишите на {{email}}. ${Date.now()}`;
  await answer.fill(changed);
  await desk.page.locator('[name="changeNote"]').fill('答复更简短');
  await desk.button('预览').click();
  const preview = desk.dialog();
  await preview.getByRole('tab', { name: 'Русский' }).click();
  await preview.getByText('пишите на help@ussuri-auto.example').waitFor();
  await preview.getByRole('button', { name: '关闭' }).click();
  await desk.button('保存').click();
  await isInShop(changed.replace('{{email}}', 'help@ussuri-auto.example'));
  const buyer = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  await buyer.page.goto(`${url}/ru/secoundHandCar/questions`);
  await buyer.page.getByText('Это вся цена или будут доплаты?').click();
  await buyer.page.getByText('Это вся цена, пишите на help@ussuri-auto.example').waitFor();
  expect(buyer.troubles).toEqual([]);
  await buyer.context.close();

  await desk.button('版本历史').click();
  const history = desk.dialog();
  await history.getByText('答复更简短').first().waitFor();
  await history.getByRole('button', { name: '与初始文案比较' }).click();
  await history.getByRole('tab', { name: /^Русский \(1\)/ }).click();
  await history.locator('ins').first().waitFor();
  await history.getByRole('button', { name: '恢复初始文案' }).click();
  await desk.said('文案已恢复并生效');
  await isInShop('По договору вы платите нам');
  // Browsers log the refused save.
  expect(troubles.filter((trouble) => !/status of 400/.test(trouble))).toEqual([]);
  await context.close();
});

it('who saves second sees which sections a colleague has changed, and how', async () => {
  const colleague = await MallApi.signInStaff('ops', 'zh');
  const read = async () =>
    (await colleague.one('page-texts', 'introduction')) as unknown as Pick<
      PageTextView,
      'version' | 'title' | 'lead' | 'sections'
    >;
  const save = async (changed: Pick<PageTextView, 'title' | 'lead' | 'sections'>) => {
    const { title, lead, sections } = changed;
    const { version } = await read();
    await colleague.change('page-texts', 'introduction', {
      version,
      title,
      lead,
      sections,
      changeNote: null,
    });
  };
  const { page, desk, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  await desk.open('/page-texts/introduction');
  const mine = page.locator('[name="sections.0.entries.0.text.zh"]');
  await mine.waitFor();
  const before = await read();
  const [first, second, ...rest] = before.sections;
  const [entry, ...entries] = second!.entries;
  const told = { ...entry!.text, ru: `${entry!.text.ru} Оригинал храните у себя.` };
  await save({
    ...before,
    sections: [first!, { ...second!, entries: [{ ...entry!, text: told }, ...entries] }, ...rest],
  });
  await mine.fill('我们是一家汽车出口公司。');
  await desk.button('保存').click();
  const theirs = desk.dialog().getByRole('region', { name: '其他员工的修改' });
  await theirs.getByText(second!.title.zh).waitFor();
  await theirs.locator('ins', { hasText: 'Оригинал храните у себя.' }).waitFor();
  await desk.dialog().getByRole('region', { name: '您的' }).getByText('我们是一家汽车出口公司。').waitFor();
  await desk.dialog().getByRole('button', { name: '取消' }).click();
  await expect(mine).toHaveValue('我们是一家汽车出口公司。');
  await save(before);
  expect(troubles).toEqual([]);
  await context.close();
});
