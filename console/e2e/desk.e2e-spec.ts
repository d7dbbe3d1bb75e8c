import type { Browser, Page } from 'playwright';
import { aVisitorAt, e2eMall, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Desk } from './desk.js';

let browser: Browser;
let visitor: Visitor;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
});
afterEach(async () => {
  expect(visitor.troubles).toEqual([]);
  await visitor.context.close();
});

/** The author of a draft may not publish it; a colleague may. */
function forget({ troubles }: Visitor): void {
  (troubles as string[]).length = 0;
}

describe('the console', () => {
  it('shows each role its own menu, and the numbers of its own queues', async () => {
    await desk.signIn('finance');
    expect(await desk.entries()).toEqual([
      '工作台',
      '订单',
      '付款核对',
      '付款凭证',
      '退款',
      '未付款保留车辆',
      '买家',
      '文件',
      '汇率',
      '税费表',
      '交易参数',
    ]);
    await desk.page.getByRole('link', { name: /待审核的付款凭证/ }).waitFor();
    await expect(desk.page.getByRole('link', { name: /待审核的商家/ })).toHaveCount(0);
  });

  it('keeps a page that somebody has pinned at the top of the menu', async () => {
    // Removes a refusal that the test provoked from the browser's log.
    await desk.signIn('admin');
    // As admin, because another journey checks the menus of all other roles at the same time.
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    await desk.go('退款');
    const entries = desk.menu().getByRole('link', { name: '退款', exact: true });
    await entries.hover();
    await desk.button('收藏到顶部：退款').click();
    await entries.nth(1).waitFor();
    await desk.page.reload();
    await entries.nth(1).waitFor();
    await expect(desk.menu().getByRole('link').first()).toHaveText('退款');
    await entries.first().hover();
    // A narrower screen shows icons without names.
    const isForgotten = desk.page.waitForResponse((response) => {
      const request = response.request();
      return (
        request.method() === 'PUT' &&
        /own_setting/.test(request.url()) &&
        !request.postData()?.includes('refunds')
      );
    });
    await desk.button('取消收藏：退款').first().click();
    await desk.menu().getByRole('link').first().filter({ hasText: '工作台' }).waitFor();
    await isForgotten;
  });

  it('leads from a number to the list behind it', async () => {
    await desk.signIn('admin');
    await desk.page.getByRole('link', { name: /待付款订单/ }).click();
    await desk.heading('订单').waitFor();
    await desk.page.getByRole('tab', { name: '待付款', selected: true }).waitFor();
    await desk.rows().first().waitFor();
    expect(new URL(desk.page.url()).searchParams.get('filter')).toContain('"status":1');
  });

  it('opens a row by the keyboard alone', async () => {
    await desk.signIn('admin');
    await desk.go('交易参数');
    await desk.rows().first().focus();
    await desk.page.keyboard.press('Enter');
    await desk.page.waitForURL(/\/deal-settings\/\w+/);
    await desk.page.locator('main form').waitFor();
  });

  it('changes its language, names from the server included', async () => {
    await desk.signIn('admin');
    await desk.go('品牌');
    await desk.rows().first().getByText('哈弗').waitFor();
    await desk.page.getByRole('button', { name: /^语言/ }).click();
    await desk.page.getByRole('menuitem', { name: 'Русский' }).click();
    await desk.heading('Марки').waitFor();
    await desk.rows().first().locator('.column-name').filter({ hasText: 'Haval' }).waitFor();
    await desk.page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: 'Платёжки' })
      .waitFor();
  });

  it('finds a car by a word in any language and keeps the filter in the URL', async () => {
    await desk.signIn('ops');
    await desk.go('车辆');
    await desk.rows().first().waitFor();
    await desk.page.getByPlaceholder('搜索').fill('Хавейл');
    await desk.page.waitForURL(/filter=.*%D0%A5/);
    await desk.rows().getByText('哈弗').first().waitFor();
  });

  it('keeps what was typed on a tab, asks before it is lost, and has the tabs again after a reload', async () => {
    await desk.signIn('admin');
    await desk.go('搜索同义词');
    await desk.page.getByRole('link', { name: '新建' }).click();
    const words = desk.page.getByLabel(/^词语/);
    await words.fill('未保存');
    await words.press('Enter');
    await desk.go('品牌');
    await desk.rows().first().waitFor();
    await desk.tab('新建').getByRole('link').click();
    await desk.said('未保存');
    await expect(desk.button('保存')).toBeEnabled();

    // Pins are stored on the server and would affect the next journey, so wait until the server has removed them.
    await desk.page.getByRole('button', { name: /^语言/ }).click();
    await desk.page.getByRole('menuitem', { name: 'Русский' }).click();
    await desk.dialog().getByText('页面将重新加载，修改会丢失').waitFor();
    await desk.dialog().getByRole('button', { name: '取消' }).click();
    await desk.page.getByRole('button', { name: /^个人中心/ }).click();
    await desk.page.getByRole('menuitem', { name: '退出登录' }).click();
    await desk.dialog().getByText('未保存的内容将丢失：新建').waitFor();
    await desk.dialog().getByRole('button', { name: '取消' }).click();
    await desk.said('未保存');

    await desk.tab('新建').getByRole('button').click();
    await desk.dialog().getByText('关闭后修改将丢失').waitFor();
    await desk.dialog().getByRole('button', { name: '不保存并关闭' }).click();
    await desk.tab('新建').waitFor({ state: 'detached' });
    await desk.page.reload();
    await desk.tab('品牌').waitFor();
    await desk.tab('搜索同义词').waitFor();
  });

  it('shows people their own data, and says when an address leads nowhere', async () => {
    await desk.signIn('sales');
    await desk.page.getByRole('button', { name: /^用户菜单|^个人/ }).click();
    await desk.page.getByRole('menuitem', { name: '个人信息' }).click();
    await desk.heading('个人信息').waitFor();
    const name = desk.page.getByLabel('姓名', { exact: true });
    await name.fill(`测试 ${Date.now()}`);
    await desk.button('保存').click();
    await desk.said('资料已保存');
    await desk.open('/nothing/here');
    await desk.page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await desk.page.getByRole('link', { name: '返回首页' }).click();
    await desk.heading('工作台').waitFor();
    await expect(desk.tab('nothing')).toHaveCount(0);
  });

  it('says that a record is not there on its page and its tab, and leads to the list', async () => {
    await desk.signIn('sales');
    await desk.open('/cars/9000000000009/show');
    await desk.heading(/^车辆 ·\s*记录不存在$/).waitFor();
    await desk.tab('车辆 · 记录不存在').waitFor();
    await desk.page.getByRole('link', { name: '返回列表' }).click();
    await desk.heading('车辆').waitFor();
    forget(visitor);
  });

  it('keeps the page when the session has run out, and sends the request after signing in again', async () => {
    await desk.signIn('ops');
    await desk.open('/info/index');
    const name = desk.page.getByLabel('姓名', { exact: true });
    await name.fill('保留的内容');
    await desk.page.route('**/api/**', (route) =>
      route.fulfill({ status: 424, json: { code: 1, msg: 'over' } }),
    );
    await desk.button('保存').click();
    await desk.dialog().getByText('令牌状态已过期').waitFor();
    await desk.page.unroute('**/api/**');
    const { password } = e2eMall().signIns.find(({ login }) => login === 'ops')!;
    await desk.dialog().getByLabel('密码').fill(password);
    await desk.dialog().getByRole('button', { name: '重新登录' }).click();
    await desk.said('资料已保存');
    await expect(name).toHaveValue('保留的内容');
    forget(visitor);
  });

  it('is locked in every tab by a password, whatever is opened, reloaded or gone back to', async () => {
    await desk.signIn('ops');
    await desk.go('车辆');
    await desk.button('锁屏').click();
    // An action that would lose the input asks first, in the reader's language; cancelling loses nothing.
    await desk.dialog().getByLabel('锁屏密码').fill('2468 ');
    await desk.dialog().getByRole('button', { name: '锁定' }).click();
    const locked = (page: Page) => page.getByRole('heading', { name: '屏幕已锁定' }).waitFor();
    await locked(desk.page);
    await desk.page.goBack();
    await locked(desk.page);
    await desk.page.reload();
    await locked(desk.page);
    const other = await visitor.context.newPage();
    await other.goto(`${new URL(desk.page.url()).origin}/console/orders`);
    await locked(other);
    expect(new URL(other.url()).pathname).toBe('/console/lock');

    await other.getByLabel('锁屏密码').fill('1357');
    await other.getByRole('button', { name: '解锁' }).click();
    await other.getByText('锁屏密码错误').waitFor();
    await other.getByLabel('锁屏密码').fill('2468 ');
    await other.getByRole('button', { name: '解锁' }).click();
    await other.getByRole('heading', { level: 1, name: '订单' }).waitFor();
    await desk.menu().waitFor();
  });

  it('shows a merchant the cars and orders of the own shop, and no page of staff', async () => {
    await desk.signIn('binhai', '商家');
    expect(await desk.entries()).toEqual([
      ...['工作台', '订单', '客户会话', '车辆', '批量导入', '场地与营业时间'],
    ]);
    await desk.go('订单');
    await desk.rows().first().waitFor();
    await desk.open('/staff');
    await desk.heading('没有访问权限').waitFor();
    forget(visitor);
  });

  it('shows the sign-in page without a session, and redirects once only', async () => {
    const trips: string[] = [];
    desk.page.on('framenavigated', (frame) => trips.push(frame.url()));
    await desk.open('/orders');
    await desk.page.getByLabel('账号').fill('admin');
    expect(trips.filter((url) => url.endsWith('/login')).length).toBeLessThanOrEqual(3);
  });

  it('refuses a wrong password with the message of the server', async () => {
    await desk.open();
    await desk.page.getByLabel('账号').fill('admin');
    await desk.page.getByLabel('密码').fill('certainly not it');
    await desk.button('登录').click();
    await desk.said('用户名不存在或密码错误');
    forget(visitor);
  });
});
