import type { Browser, Page } from 'playwright';
import { aVisitorAt, expect, openBrowser, seriousFindings } from '@mall/testing/browser';
import { GALLERY_WIDGETS } from '../src/gallery/widgets.js';
import { galleryTexts } from '../src/gallery/texts.js';
import { Desk } from './desk.js';

let browser: Browser;
let page: Page;
let desk: Desk;

const names: Readonly<Record<string, string>> = galleryTexts.zh.console.gallery.names;

/** Opens the page of a widget from the list of the gallery and waits for its code. */
async function openWidget(id: string): Promise<void> {
  const list = page.getByRole('navigation', { name: '组件库' });
  if (!(await list.isVisible())) await desk.open('/gallery');
  await list.getByRole('link', { name: names[id], exact: true }).click();
  await desk.page.getByRole('heading', { level: 2, name: names[id], exact: true }).waitFor();
  await desk.page.getByText('示例代码').waitFor();
  await page.waitForLoadState('networkidle');
  // The Chinese calendar is loaded after the widget.
  if (id === 'calendar') await state('已填写').getByText('春节').waitFor();
}

const state = (name: string) => page.getByRole('group', { name, exact: true });

beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await aVisitorAt(browser, { locale: 'zh-CN' }));
  page.setDefaultTimeout(20_000);
  desk = new Desk(page);
  await desk.signIn('admin');
});
afterAll(() => browser.close());

it.each(GALLERY_WIDGETS)(
  'the page of the widget $id has no serious accessibility finding',
  async ({ id }) => {
    await openWidget(id);
    expect(await seriousFindings(page)).toEqual([]);
  },
);

it('groups an amount by four digits and keeps its digits as text', async () => {
  await openWidget('amount');
  await state('空').getByLabel('金额').fill('99999999999999');
  await state('空').getByText('"99999999999999"').waitFor();
  await expect(state('空').getByLabel('金额')).toHaveValue('99,9999,9999,9999');
});

it('chooses a year by the keyboard', async () => {
  await openWidget('year');
  await state('已填写').getByRole('combobox', { name: '年份' }).press('ArrowDown');
  await page.getByRole('button', { name: '2026', exact: true }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await state('已填写').getByText('"2027"').waitFor();
});

it('a button with a countdown rests after a click', async () => {
  await openWidget('countdown');
  await page.getByRole('button', { name: '提交' }).nth(1).click();
  await expect(page.getByRole('button', { name: /提交 \(\d+\)/ }).first()).toBeDisabled();
});

it('chooses people by a search, and takes one away by a click on the list', async () => {
  await openWidget('user');
  await page.getByRole('button', { name: '多选' }).click();
  const dialog = page.getByRole('dialog', { name: '选择人员' });
  await dialog.getByLabel('姓名', { exact: true }).fill('周敏');
  await dialog.getByLabel('姓名', { exact: true }).press('Enter');
  await dialog.getByText('共 1 条').waitFor();
  await dialog.getByRole('checkbox', { name: '周敏' }).check();
  await dialog.getByText('共计1人').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /周敏 \(reviewer\)/ }).click();
  await dialog.getByText('共计0人').waitFor();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
});

it('walks down to a county by the keyboard', async () => {
  await openWidget('region');
  await state('空').getByRole('combobox').press('Enter');
  const levels = page.getByRole('dialog', { name: '行政区划' });
  await levels.getByRole('button', { name: '中国' }).press('Enter');
  await levels.getByRole('button', { name: '浙江省' }).press('Enter');
  await levels.getByRole('button', { name: '杭州市' }).press('Enter');
  await levels.getByRole('button', { name: '西湖区' }).press('Enter');
  await state('空').getByText('"330106"').waitFor();
});

it('goes down to a town in its district, and shows a town that is chosen with its district', async () => {
  await openWidget('region');
  await state('空').getByRole('combobox').click();
  const levels = page.getByRole('dialog', { name: '行政区划' });
  for (const name of ['俄罗斯', '滨海边疆区', '乌苏里斯克区', '乌苏里斯克'])
    await levels.getByRole('button', { name, exact: true }).click();
  await state('空').getByText('"RU-PRI-02"').waitFor();
  await state('空').locator('input[value$="/ 乌苏里斯克区 / 乌苏里斯克"]').waitFor();
});

it('shows the Chinese calendar, and moves to another day by the keyboard', async () => {
  await openWidget('calendar');
  await state('已填写').getByRole('button', { name: '17 春节, 2026年2月17日' }).press('ArrowRight');
  await state('已填写').getByRole('button', { name: '18 雨水, 2026年2月18日' }).press('Enter');
  await state('已填写').getByText('["2026-02-18"]').waitFor();
});

it('finds a place, and does not shift Ussuriysk into the system of another service', async () => {
  await openWidget('locationDialog');
  await page.getByRole('button', { name: 'baidu' }).click();
  const dialog = page.getByRole('dialog', { name: '定位对话框' });
  await dialog.getByLabel('城市、地址或坐标').fill('乌苏里斯克');
  await dialog.getByLabel('城市、地址或坐标').press('Enter');
  await dialog.getByText('131.951, 43.797').waitFor();
  await page.keyboard.press('Escape');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.getByText('{"lng":131.951,"lat":43.797,"address":"乌苏里斯克"}').waitFor();
});

/** Adds a point by its coordinates. */
async function addPoint(lng: string, lat: string): Promise<void> {
  await page.getByLabel('经度').fill(lng);
  await page.getByLabel('纬度').fill(lat);
  await page.getByRole('button', { name: '添加点' }).click();
}

it('draws a range by clicks and coordinates, takes back a step, and warns before there is an area', async () => {
  await openWidget('range');
  await page.getByRole('button', { name: '确认' }).click();
  await page.getByText('请先选择范围或者输入网格名称').waitFor();
  await page.getByRole('application').click({ position: { x: 200, y: 120 } });
  await page.getByRole('button', { name: '确认' }).click();
  await page.getByText('请先确定绘画区域').waitFor();
  await page.getByRole('button', { name: '撤销一步' }).click();
  await addPoint('131.9', '43.7');
  await addPoint('132', '43.7');
  await addPoint('132', '43.8');
  await page.getByRole('button', { name: '确认' }).click();
  await page
    .getByText(JSON.stringify('[[{"lng":131.9,"lat":43.7},{"lng":132,"lat":43.7},{"lng":132,"lat":43.8}]]'))
    .waitFor();
});

it('draws a line, and edits it only when there is one', async () => {
  await openWidget('line');
  const confirmed = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  };
  await confirmed('开始编辑');
  await page.getByText('没有发现任何线段!').waitFor();
  await addPoint('131.95', '43.79');
  await addPoint('131.15', '44.4');
  await confirmed('开始编辑');
  await page.getByText('编辑状态已开启!').waitFor();
  await page.getByRole('button', { name: '结束编辑' }).click();
  await page.getByText('编辑状态已结束!').waitFor();
  await page.getByText('[{"lng":131.95,"lat":43.79},{"lng":131.15,"lat":44.4}]').waitFor();
  await confirmed('重新绘制');
  await page.getByText('[]', { exact: true }).waitFor();
});
