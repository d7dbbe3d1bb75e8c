import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { readXlsx } from 'hucre/xlsx';
import { aVin } from '@mall/testing';
import { expect, openBrowser } from '@mall/testing/browser';
import { aDesk } from './desk.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CARS = 20;
const FAULTS = 2;
const STAMP = Date.now();
const HEADINGS = [
  '车架号',
  '品牌',
  '分类',
  '名称',
  '售价（万元）',
  '车况',
  '首次上牌日期',
  '行驶里程（万公里）',
  '燃料类型',
  '备注',
];

/** Returns the stock of a shop as its own program writes it: in ten thousands, below a title. */
function stockOf(vins: readonly string[]): string {
  const rows = vins.map((vin, at) => [
    ...[vin, '哈弗', '轿车', `列表车 ${STAMP}-${at + 1}`, '8.8', '二手车', '2023年5月1日', '1.2'],
    ...[at === 4 ? '煤油' : '汽油', '一手车'],
  ]);
  // One VIN is one letter short.
  rows[9]![0] = rows[9]![0]!.slice(1);
  return ['库存表', '', HEADINGS.join(','), ...rows.map((row) => row.join(','))].join('\r\n');
}

it('turns a file of 20 cars, two with faults, into 18 drafts, and gives the two back with their reasons', async () => {
  const { page: open, desk, troubles, context } = await aDesk(browser);
  await desk.signIn('yunling', '商家');
  const { page } = desk;
  const vins = Array.from({ length: CARS }, () => aVin('LGW', 2023));
  const clicks = await desk.clicksOf(async () => {
    await desk.go('批量导入');
    await page.getByRole('link', { name: '新建' }).click();
    await page
      .locator('main')
      .locator('input[type=file]')
      .setInputFiles({ name: '库存.csv', mimeType: 'text/csv', buffer: Buffer.from(stockOf(vins)) });
    await page.getByText(`库存.csv · 共 ${CARS} 行`).waitFor();
    await expect(page.getByLabel('车辆字段: 售价（万元）')).toHaveValue('priceFee');
    await expect(page.getByLabel('车辆字段: 备注')).toHaveValue('');
    await desk.button('开始检查').click();
    await desk.button(`导入 ${CARS - FAULTS} 行`).waitFor();
    await expect(desk.rows()).toHaveCount(FAULTS);
    // Each reason stands at its cell.
    const [fuel, vin] = ['煤油', vins[9]!.slice(1)].map((text) =>
      page.getByRole('cell').filter({ hasText: text }),
    );
    await expect(fuel!.filter({ hasText: '没有“煤油”这一选项' })).toHaveCount(1);
    await expect(vin!.filter({ hasText: '车架号应为 17 位' })).toHaveCount(1);
    await desk.button(`导入 ${CARS - FAULTS} 行`).click();
    await page.getByText('列表已导入').waitFor();
  });
  expect(clicks).toBeLessThanOrEqual(4);
  await page.getByRole('tab', { name: `已新增 ${CARS - FAULTS}` }).waitFor();

  const [saved] = await Promise.all([open.waitForEvent('download'), desk.button('下载未通过的行').click()]);
  const { sheets } = await readXlsx(await readFile(await saved.path()));
  const given = sheets[0]!.rows;
  expect(given.map(([vin]) => vin)).toEqual(['车架号', vins[4], vins[9]!.slice(1)]);
  expect(given.map((row) => row.at(-1)).join('\n')).toMatch(/^原因\n.*煤油.*\n.*17 位/);

  await desk.open(`/cars?filter=${encodeURIComponent(JSON.stringify({ q: `列表车 ${STAMP}` }))}`);
  await expect(desk.rows()).toHaveCount(CARS - FAULTS);
  await expect(desk.rows().filter({ hasText: '未上架' })).toHaveCount(CARS - FAULTS);
  expect(troubles).toEqual([]);
  await context.close();
});

it('says in the language of the reader why a file is no list, and gives a template that is one', async () => {
  const { page: open, desk, troubles, context } = await aDesk(browser);
  await desk.signIn('yunling', '商家');
  await desk.open('/stock-lists/create');
  const { page } = desk;
  const input = page.locator('main').locator('input[type=file]');
  await input.setInputFiles({
    name: '库存.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  });
  await page.getByText('这是旧版 XLS 文件或带密码的文件').waitFor();
  const [saved] = await Promise.all([open.waitForEvent('download'), desk.button('下载模板').click()]);
  const template = await readFile(await saved.path());
  const { sheets } = await readXlsx(template);
  expect(sheets.map(({ name }) => name)).toEqual(['车辆', '可填选项']);
  expect(sheets[1]!.rows).toContainEqual(['燃料类型', '汽油']);
  expect(sheets[1]!.rows).toContainEqual(['品牌', '哈弗']);
  expect(sheets[0]!.rows[0]).toContain('车架号');
  await input.setInputFiles({ name: '模板.xlsx', mimeType: 'application/octet-stream', buffer: template });
  await page.getByText('表头下方没有任何行').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
