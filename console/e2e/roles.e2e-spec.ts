import type { Browser } from 'playwright';
import { atRest, aVisitorAt, expect, openBrowser } from '@mall/testing/browser';
import { resourceRights } from '@mall/web-kit';
import type { ResourceName } from '../src/api/resource.js';
import { aDesk, Desk } from './desk.js';
import { MallApi } from './mall-api.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const ROLES = [
  [
    'finance',
    '平台员工',
    ['订单', '付款核对', '付款凭证', '退款', '未付款保留车辆', '买家', '文件', '汇率', '税费表', '交易参数'],
  ],
  ['sales', '平台员工', ['订单', '合同核验', '未付款保留车辆', '客户会话', '买家', '文件', '车辆']],
  ['logistics', '平台员工', ['订单', '文件', '车辆', '订单取消车辆']],
  ['reviewer', '平台员工', ['车辆', '价格变动', '上架要求', '入驻申请', '店铺']],
  [
    'ops',
    '平台员工',
    [
      '订单',
      '合同核验',
      '未付款保留车辆',
      '客户会话',
      '买家',
      '常用回复',
      '文件',
      '文件模板',
      '车辆',
      '批量导入',
      '订单取消车辆',
      '价格变动',
      '品牌',
      '分类',
      '上架要求',
      '搜索同义词',
      '入驻申请',
      '店铺',
      '场地与营业时间',
      '字典',
      '个人信息请求',
      '参数',
      '页面文案',
    ],
  ],
  ['binhai', '商家', ['订单', '客户会话', '车辆', '批量导入', '场地与营业时间']],
] as const;

/** One page for each area: people, money, cars, shops and system. The table above says which roles have one of them. */
const GUARDED: Readonly<Record<string, string>> = {
  员工: '/staff',
  付款核对: '/reconciliation',
  税费表: '/tariffs',
  车辆: '/cars',
  批量导入: '/stock-lists',
  入驻申请: '/shop-applications',
  操作日志: '/operation-logs',
  合同核验: '/contract-checks',
  未付款保留车辆: '/held-cars',
  订单取消车辆: '/set-aside',
  价格变动: '/price-changes',
  上架要求: '/listing-rules',
  页面文案: '/page-texts',
  个人信息请求: '/personal-requests',
};

it.each(ROLES)('%s opens each page of the own menu, and no other', async (login, side, own) => {
  const { page, troubles, context } = await aVisitorAt(browser, {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 1400 },
  });
  page.setDefaultTimeout(20_000);
  const desk = new Desk(page);
  await desk.signIn(login, side);
  expect(await desk.entries()).toEqual(['工作台', ...own]);
  for (const entry of own) {
    await desk.go(entry);
    await desk.page.locator('main').waitFor();
    await expect(desk.page.getByRole('heading', { name: '没有访问权限' })).toHaveCount(0);
  }
  // The pages of a role cause no errors.
  expect(troubles).toEqual([]);
  for (const [entry, path] of Object.entries(GUARDED)) {
    if (own.some((one) => one === entry)) continue;
    await desk.go(own[0]);
    await desk.show(path);
    await desk.heading('没有访问权限').waitFor();
    await expect(desk.rows()).toHaveCount(0);
  }
  await context.close();
});

it('offers no filter whose choices a role may not read', async () => {
  const { page, troubles, context } = await aVisitorAt(browser, {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  page.setDefaultTimeout(20_000);
  const desk = new Desk(page);
  await desk.signIn('finance');
  await desk.go('订单');
  await desk.button('筛选').click();
  const offered = await page.getByRole('menu').getByText(/./).allInnerTexts();
  expect(offered).toContain('收货人');
  expect(offered).not.toContain('店铺');
  expect(troubles).toEqual([]);
  await context.close();
});

type Rights = Readonly<Partial<Record<'list' | 'create' | 'edit', string>>>;

it('fills each form for who has the rights of its page alone', async () => {
  const admin = await MallApi.signInStaff('admin', 'zh');
  const menus = (await admin.list('menus')) as unknown as {
    id: string;
    parentId: string;
    path: string | null;
  }[];
  const { page, troubles, desk, context } = await aDesk(browser);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${answer.url()}`);
  });
  await desk.signIn('admin');
  for (const [name, { rights }] of Object.entries(resourceRights)) {
    const { create, edit }: Rights = rights;
    const entry = menus.find(({ path }) => path === `/${name}`);
    if (!entry || !(create ?? edit)) continue;
    const menuIds = menus
      .filter(({ id, parentId }) => [id, parentId].includes(entry.id) || id === entry.parentId)
      .map(({ id }) => id);
    const roleCode = `ROLE_ALONE_${name.replaceAll('-', '_').toUpperCase()}`;
    const roleNames = { ru: name, zh: name, en: name };
    const role = await admin.create('roles', { roleCode, roleNames, menuIds });
    const roleId = String(role['id']);
    const seenAs = { dataType: 'object', content: { roleId, roleName: name } };
    await page.evaluate((kept) => sessionStorage.setItem('cars-viewAs', kept), JSON.stringify(seenAs));
    const [record] = edit ? await admin.list(name as ResourceName) : [];
    const forms = [create && 'create', record && encodeURIComponent(String(record['id']))].filter(Boolean);
    for (const [index, path] of forms.entries()) {
      await (index === 0 ? desk.open(`/${name}/${path}`) : desk.show(`/${name}/${path}`));
      await desk.page.locator('main form').first().waitFor();
      await atRest(page);
      await desk.said(`正在以角色“${name}”的视角查看`);
    }
    await admin.remove('roles', roleId);
  }
  expect(refused).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
