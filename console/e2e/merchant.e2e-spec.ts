import type { Browser, Page } from 'playwright';
import { aVin, clip } from '@mall/testing';
import type { Texts } from '@mall/validation';
import { aVisitorAt, e2eMall, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { borderDay } from '@mall/validation/typography';
import { Desk } from './desk.js';
import { MallApi } from './mall-api.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function aDesk(): Promise<{ visitor: Visitor; desk: Desk }> {
  const visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  return { visitor, desk: new Desk(visitor.page) };
}

const name = `测试车 ${Date.now()}`;

it('tells a merchant what a new car lacks, submits it for review, and one press of a reviewer puts it on sale', async () => {
  const { visitor, desk } = await aDesk();
  await desk.signIn('yunling', '商家');
  await desk.open('/cars/create');
  const { page } = desk;
  const lacking = page.getByRole('alert').filter({ hasText: '上架前还需完善' });
  // The condition and the steering side are given from the start.
  await lacking.filter({ hasText: '20 项' }).waitFor();
  // A merchant sells in the own shop only, so there is no choice of shops.
  await expect(page.getByLabel('店铺')).toHaveCount(0);
  await expect(desk.button('提交审核')).toBeDisabled();
  for (const locale of ['zh', 'ru', 'en']) await page.locator(`[name="name.${locale}"]`).fill(name);
  await choose(desk, /^品牌/, '哈弗');
  await choose(desk, /^分类/, '轿车');
  await page.getByLabel(/^售价/).fill('88000');
  await page.getByLabel('首次上牌日期').fill('2023-05-01');
  await page.getByLabel('行驶里程（公里）').fill('12000');
  await page.getByLabel('功率（kW）', { exact: true }).fill('110');
  await page.getByLabel('扭矩（N·m）').fill('285');
  for (const label of ['车身形式', '燃料类型', '变速箱', '驱动方式', '车身颜色']) await choose(desk, label);
  await page.locator('[name="locationCity.zh"]').fill('绥芬河');
  await lacking.getByRole('button', { name: '车架号', exact: true }).click();
  // The year follows from it.
  await page.keyboard.type(aVin('LGW', 2023));
  // A part of the form without fields is opened from there.
  await lacking.getByRole('button', { name: '检测报告', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^报告编号/).fill('IR-2026-1');
  await page.getByLabel(/^检测日期/).fill(borderDay());
  await page.getByLabel(/^评分/).fill('92');
  await choose(desk, /泡水/);
  await page.getByRole('checkbox', { name: '全景天窗' }).check();
  await lacking.filter({ hasText: /7 项：\s*图片、正面照片/ }).waitFor();
  const pictures = page.getByRole('group', { name: '图片', exact: true });
  const views = ['正面', '左侧', '右侧', '后面', '仪表台', '车架号铭牌'];
  const photos = views.map(async (_, at) => ({
    name: `${at}.png`,
    mimeType: 'image/png',
    buffer: await MallApi.drawing(`${at}`),
  }));
  await pictures.locator('input[type=file]').setInputFiles(await Promise.all(photos));
  await pictures.getByRole('img', { name: '图片 6' }).waitFor();
  const second = await pictures.getByRole('img', { name: '图片 2' }).getAttribute('src');
  await pictures.getByRole('button', { name: '设为主图 2' }).click();
  await page.waitForFunction(
    (src) => document.querySelector(`[aria-label="图片"] img`)?.getAttribute('src') === src,
    second,
  );
  // Each picture says what it shows, by keyboard as well.
  for (const [at, view] of views.entries())
    await pictures.getByRole('combobox', { name: `图片视角 ${at + 1}` }).selectOption({ label: view });
  await expect(lacking).toHaveCount(0);
  // A picture is refused; a video shows its preview.
  const video = page.getByLabel('视频', { exact: true }).locator('input[type=file]');
  await video.setInputFiles({ name: 'photo.mp4', mimeType: 'video/mp4', buffer: Buffer.from('GIF89a') });
  await page.getByText('文件格式不符，仅支持mp4, webm').waitFor();
  await page.getByRole('button', { name: /^取消 photo/ }).click();
  await video.setInputFiles({ name: 'car.mp4', mimeType: 'video/mp4', buffer: clip.mp4() });
  await page.locator('video').waitFor();
  await desk.button('提交审核').click();
  await desk.said('已提交审核');
  await desk.heading(new RegExp(name)).waitFor();
  expect(visitor.troubles).toEqual([]);

  const { visitor: colleague, desk: reviewer } = await aDesk();
  await reviewer.signIn('reviewer');
  await reviewer.page.getByRole('link', { name: new RegExp(name) }).click();
  await reviewer.heading(new RegExp(name)).waitFor();
  const told = page.getByRole('alert').filter({ hasText: `“${name}”已通过审核并上架` });
  const [clicks] = await Promise.all([
    reviewer.clicksOf(async () => {
      await reviewer.button('审核通过').click();
      await reviewer.said('车辆已上架');
    }),
    told.waitFor(),
  ]);
  expect(clicks).toBe(1);
  expect(colleague.troubles).toEqual([]);
  await showsWhatWasEntered(/\d+/.exec(new URL(reviewer.page.url()).pathname)![0]);
});

/**
 * Buyers on phones see the views, torque, equipment and inspection report that the merchant entered. They find the video among the
 * pictures, play it there, and open it in full screen, also by keyboard.
 */
async function showsWhatWasEntered(spuId: string): Promise<void> {
  const { page, troubles, context } = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${e2eMall().url}/secoundHandCar/details?spuId=${spuId}`);
  await page.getByText(/^Спереди\s·\s1\s\/\s7$/).waitFor();
  const torque = page.locator('dl > div').filter({ hasText: 'Крутящий момент' });
  expect(await torque.locator('dd').textContent()).toMatch(/^285\s*Н·м$/);
  await expect(page.locator('dl > div').filter({ hasText: 'Оснащение' }).locator('dd')).toHaveText(
    'Панорамная крыша',
  );
  const report = page.getByRole('region', { name: 'Отчёт об осмотре' });
  for (const entered of ['№ IR-2026-1', '92', 'Следов затопления нет'])
    await expect(report.getByText(entered)).toBeVisible();
  await page.getByRole('button', { name: 'Смотреть видео' }).click();
  const video = page.locator('main video');
  await video.scrollIntoViewIfNeeded();
  expect(await video.evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(false);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('main video')!.currentTime > 0);
  await page.evaluate(() => document.querySelector<HTMLVideoElement>('main video')!.pause());
  expect(page.url()).toContain('details');
  await playsInFullScreen(page);
  expect(troubles).toEqual([]);
  await context.close();
}

/** Opens full screen, moves from the first picture to the video, plays it, and leaves full screen, by keyboard only. */
async function playsInFullScreen(page: Page): Promise<void> {
  await page.reload();
  const enlarge = page.getByRole('button', { name: 'Открыть фотографию во весь экран' }).first();
  await enlarge.press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Фотографии автомобиля' });
  await pictures.waitFor();
  await page.keyboard.press('ArrowRight');
  const video = pictures.locator('.yarl__slide_current video');
  await video.waitFor();
  const hasFocus = () => video.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.waitForFunction(
    () => document.querySelector<HTMLVideoElement>('.yarl__slide_current video')!.currentTime > 0,
  );
  await page.keyboard.press('Escape');
  await pictures.waitFor({ state: 'detached' });
  expect(await enlarge.evaluate((element) => element === document.activeElement)).toBe(true);
}

it('saves a draft that lacks much, and leads from its page to each field that is left', async () => {
  const { visitor, desk } = await aDesk();
  await desk.signIn('yunling', '商家');
  await desk.open('/cars/create');
  const { page } = desk;
  const draft = `草稿 ${Date.now()}`;
  for (const locale of ['zh', 'ru', 'en']) await page.locator(`[name="name.${locale}"]`).fill(draft);
  await choose(desk, /^品牌/, '哈弗');
  await choose(desk, /^分类/, '轿车');
  await page.getByLabel(/^售价/).fill('88000');
  await desk.button('保存草稿').click();
  await desk.heading(new RegExp(draft)).waitFor();
  const lacking = page.getByRole('alert').filter({ hasText: '上架前还需完善 19 项' });
  await lacking.getByRole('button', { name: '车架号', exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'vin');
  await page.keyboard.type(aVin('LGW', 2023));
  await desk.button('保存').click();
  await page.getByRole('alert').filter({ hasText: '上架前还需完善 17 项' }).waitFor();
  expect(visitor.troubles).toEqual([]);
});

it('shows a reviewer what a shop changed since the last approval, with contacts marked', async () => {
  const merchant = await MallApi.signIn('yunling', 'zh');
  const [car] = (await merchant.list('cars')).filter(
    ({ status, condition }) => status === 1 && condition === 'used',
  );
  const { id, mileageKm, detail } = car as { id: string; mileageKm: number; detail: Texts };
  const ru = `${detail.ru} Звоните +7 914 555-01-23.`;
  await merchant.change('cars', id, { mileageKm: mileageKm - 100, detail: { ...detail, ru } });

  const { visitor, desk } = await aDesk();
  await desk.signIn('reviewer');
  await desk.open(`/cars/${id}/show`);
  const changed = desk.page
    .locator('section')
    .filter({ has: desk.page.getByRole('heading', { name: '变更内容' }) });
  await expect(changed.locator('dt')).toHaveText(['详情', '行驶里程']);
  const mileage = changed.locator('dd').last();
  const digitsOf = async (tag: string) => (await mileage.locator(tag).innerText()).replaceAll(/\D/g, '');
  expect([await digitsOf('del'), await digitsOf('ins')]).toEqual([mileageKm, mileageKm - 100].map(String));
  await expect(changed.locator('ins mark')).toHaveText('+7 914 555-01-23');
  await expect(desk.page.getByText('车辆信息').first()).toBeHidden();
  await desk.button('审核通过').click();
  await desk.said('车辆已上架');
  await desk.open(`/cars/${id}/show`);
  await desk.page.getByRole('heading', { name: '图片' }).waitFor();
  await expect(changed).toHaveCount(0);
  expect(visitor.troubles).toEqual([]);
});

it('brings back a car that a merchant has deleted by mistake, at once and later', async () => {
  const { visitor, desk } = await aDesk();
  await desk.signIn('yunling', '商家');
  await desk.go('车辆');
  await desk.rows().filter({ hasText: name }).waitFor();
  await desk.page.keyboard.press('j');
  await desk.page.keyboard.press('e');
  await desk.button('删除').click();
  await desk.dialog().getByRole('button', { name: '确认' }).click();
  await desk.said('车辆已删除');
  await desk.rows().filter({ hasText: name }).waitFor({ state: 'detached' });
  await desk.button('恢复').click();
  await desk.said('车辆已恢复，处于未上架状态');
  await desk.heading(new RegExp(name)).waitFor();

  await desk.page.keyboard.press('e');
  await desk.button('删除').click();
  await desk.dialog().getByRole('button', { name: '确认' }).click();
  await desk.page.getByRole('tab', { name: '已删除' }).click();
  const removed = desk.rows().filter({ hasText: name });
  await removed.getByRole('button', { name: '恢复' }).click();
  await removed.waitFor({ state: 'detached' });
  await desk.page.getByRole('tab', { name: '未上架' }).click();
  await removed.waitFor();
  expect(visitor.troubles).toEqual([]);
});

it('lets a merchant say when the own shop is open, and has it again after a reload', async () => {
  const { visitor, desk } = await aDesk();
  await desk.signIn('yunling', '商家');
  await desk.go('场地与营业时间');
  await desk.rows().first().waitFor();
  await expect(desk.rows()).toHaveCount(1);
  await desk.rows().first().click();
  await desk.heading(/云岭汽车/).waitFor();
  const { page } = desk;
  const sunday = page.getByLabel('星期日', { exact: true });
  await sunday.check();
  await page.getByLabel('结束, 星期日').click();
  await page.getByRole('option', { name: '08:00' }).click();
  await desk.button('保存').click();
  // Nothing is saved while a day closes before it opens.
  await desk.said('结束时间须晚于开始时间');
  await page.getByLabel('结束, 星期日').click();
  await page.getByRole('option', { name: '16:30' }).click();
  // The browser's time zone is Moscow.
  const year = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();
  await desk.button(`加入 ${year} 年法定节假日`).click();
  await desk.button('保存').click();
  await desk.said('已保存');
  await page.reload();
  await desk.heading(/云岭汽车/).waitFor();
  await sunday.waitFor();
  await expect(sunday).toBeChecked();
  await expect(page.getByLabel('结束, 星期日')).toHaveText('16:30');
  expect(visitor.troubles).toEqual([]);
});

async function choose({ page }: Desk, label: string | RegExp, text?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  if (text) await field.fill(text);
  // The first choice of a list without a search is "none".
  await page
    .getByRole('option')
    .nth(text ? 0 : 1)
    .click();
}
