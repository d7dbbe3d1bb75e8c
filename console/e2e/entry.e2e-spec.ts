import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Browser, Locator, Page } from 'playwright';
import { until } from '@mall/local-stack';
import { aVisitorAt, e2eMall, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Desk } from './desk.js';

let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const { context } of visitors.splice(0)) await context.close();
});

async function atDesk(userAgent?: string): Promise<{ desk: Desk; visitor: Visitor }> {
  const visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', userAgent });
  visitor.page.setDefaultTimeout(20_000);
  visitors.push(visitor);
  return { desk: new Desk(visitor.page), visitor };
}

/** Removes a refusal that the test provoked from the browser's log. */
const forget = ({ troubles }: Visitor): void => void ((troubles as string[]).length = 0);

it('somebody ends a session on another device, which is signed out at once', async () => {
  // Concurrent journeys sign in as the same people, but not with this browser version.
  const version = randomInt(100, 1_000);
  const firefox = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  const [lost, here] = [await atDesk(firefox), await atDesk()];
  await lost.desk.signIn('ops');
  await here.desk.signIn('ops');
  await here.desk.open('/info/index');
  const rows = here.desk.page.getByRole('region', { name: '我的登录设备' }).locator('tbody tr');
  await rows.filter({ hasText: '当前会话' }).waitFor();
  const elsewhere = rows.filter({ hasText: `Firefox ${version}` });
  await elsewhere.getByRole('button', { name: '下线' }).click();
  await here.desk.dialog().getByRole('button', { name: '确认' }).click();
  await here.desk.said('会话已结束');
  await elsewhere.waitFor({ state: 'detached' });
  // Every gateway is notified within two seconds that a session has ended; the page notices at its next request.
  const isTold = lost.desk.page.getByText('令牌状态已过期');
  await until(
    async () => {
      if (await isTold.count()) return true;
      await lost.desk
        .button('刷新')
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      return undefined;
    },
    { what: 'the page on the other device says that its session is over', timeoutMs: 15_000 },
  );
  expect(here.visitor.troubles).toEqual([]);
});

it('two colleagues change one record: nothing of either is lost, and where both changed a field the second one decides', async () => {
  const [{ desk: first, visitor: one }, { desk: second, visitor: other }] = [await atDesk(), await atDesk()];
  const remarks = (desk: Desk) => desk.page.getByLabel('备注');
  const english = (desk: Desk) => desk.page.locator('[name="publicNames.en"]');
  const row = (desk: Desk) => desk.rows().filter({ hasText: 'DESK_TIME_ZONE' });
  const openForm = async (desk: Desk) => {
    await desk.go('参数');
    await row(desk).click();
    await remarks(desk).waitFor();
  };
  // A form that was open before shows its old values until the answer arrives.
  const shows = (field: Locator, text: string) =>
    until(async () => (await field.inputValue()) === text || undefined, { what: text, timeoutMs: 20_000 });
  // Makes each attempt change something.
  const at = Date.now();
  const save = (desk: Desk) => desk.button('保存').click();
  await first.signIn('admin');
  await second.signIn('ops');
  await openForm(first);
  await openForm(second);
  await remarks(first).fill(`远东办公室 ${at}`);
  await save(first);
  await row(first).waitFor();
  await english(second).fill(`Zone of the desk ${at}`);
  await save(second);
  await row(second).waitFor();
  await openForm(first);
  await shows(english(first), `Zone of the desk ${at}`);
  await openForm(second);
  await shows(remarks(second), `远东办公室 ${at}`);

  await remarks(first).fill(`符拉迪沃斯托克 ${at}`);
  await save(first);
  await row(first).waitFor();
  await remarks(second).fill(`乌苏里斯克 ${at}`);
  await save(second);
  await second.dialog().getByText(`符拉迪沃斯托克 ${at}`).waitFor();
  await second.dialog().getByRole('button', { name: '取消' }).click();
  await second.said('未保存，您的修改仍在表单中');
  await expect(remarks(second)).toHaveValue(`乌苏里斯克 ${at}`);
  await save(second);
  await second.dialog().getByRole('button', { name: '保存我的' }).click();
  await row(second).waitFor();
  await openForm(first);
  await shows(remarks(first), `乌苏里斯克 ${at}`);
  expect([...one.troubles, ...other.troubles]).toEqual([]);
});

it('an administrator sees who is signed in, and who has no right gets a tab that says so', async () => {
  const [admin, ops] = [await atDesk(), await atDesk()];
  await ops.desk.signIn('ops');
  await admin.desk.signIn('admin');
  await admin.desk.go('在线会话');
  await admin.desk.rows().filter({ hasText: '当前会话' }).first().waitFor();
  await admin.desk.rows().filter({ hasText: 'ops' }).first().waitFor();
  expect(admin.visitor.troubles).toEqual([]);

  await ops.desk.go('车辆');
  await ops.desk.open('/online-sessions');
  await ops.desk.tab('没有访问权限').waitFor();
  await ops.desk.heading('没有访问权限').waitFor();
  // The open tabs are kept and open again.
  await ops.desk.tab('车辆').getByRole('link').click();
  await ops.desk.heading('车辆').waitFor();
  await expect(ops.desk.tab('没有访问权限')).toHaveCount(1);
  await expect(ops.desk.tab('/online-sessions')).toHaveCount(0);
  await expect(ops.desk.tab('/access-denied')).toHaveCount(0);
});

it('a heading of the top menu narrows the side menu to its pages', async () => {
  const { desk, visitor } = await atDesk();
  await desk.signIn('admin');
  const top = desk.page.getByRole('navigation', { name: '顶部菜单' });
  const entries = desk.menu().getByRole('link');
  const all = await entries.count();
  await top.getByRole('button', { name: '系统' }).click();
  await desk.menu().getByRole('link', { name: '订单', exact: true }).waitFor({ state: 'detached' });
  await desk.menu().getByRole('link', { name: '角色', exact: true }).waitFor();
  await top.getByRole('button', { name: '系统' }).click();
  await desk.menu().getByRole('link', { name: '订单', exact: true }).waitFor();
  await expect(entries).toHaveCount(all);
  expect(visitor.troubles).toEqual([]);
});

it('an application for access is refused while applications are closed, and leads back to the sign-in', async () => {
  const { desk, visitor } = await atDesk();
  await desk.open('/register');
  await desk.said('当前未开放注册');
  await desk.page.getByRole('link', { name: '已有账号，去登录' }).click();
  await desk.page.getByLabel('密码').waitFor();
  expect(visitor.troubles).toEqual([]);
});

it('the link for shops, and the next visit of a merchant, lead to the side of merchants', async () => {
  const { desk } = await atDesk();
  await desk.open('/?side=merchant');
  await expect(desk.button('商家')).toHaveAttribute('aria-pressed', 'true');
  await desk.signIn('binhai', '商家');
  await desk.page.getByRole('button', { name: /^个人中心/ }).click();
  await desk.page.getByRole('menuitem', { name: '退出登录' }).click();
  await desk.dialog().getByRole('button', { name: '确认' }).click();
  await expect(desk.button('商家')).toHaveAttribute('aria-pressed', 'true');
});

it('a sign-in with another service that is bound to nobody says so', async () => {
  const { desk, visitor } = await atDesk();
  await desk.open('/authredirect?state=DINGTALK&code=from-dingtalk');
  await desk.said('未绑定登录账号，请使用密码登录后绑定');
  await desk.open('/authredirect?error=access_denied');
  await desk.said('第三方未确认登录');
  forget(visitor);
});

it('an administrator sees the console as a role, changes nothing there, and comes back', async () => {
  const { desk, visitor } = await atDesk();
  await desk.signIn('admin');
  await desk.go('角色');
  await desk.rows().filter({ hasText: 'ROLE_FINANCE' }).click();
  await desk.button('以此角色查看').click();
  await desk.said('正在以角色“财务”的视角查看');
  await desk.menu().getByRole('link', { name: '付款核对' }).waitFor();
  await expect(desk.menu().getByRole('link', { name: '员工' })).toHaveCount(0);
  await desk.button('退出查看').click();
  await desk.menu().getByRole('link', { name: '员工' }).waitFor();
  expect(visitor.troubles).toEqual([]);
});

/** An external app that tries to read the session of the surrounding page. */
const APP = `<!doctype html><title>app</title><h1>App</h1><p id="reach"></p><script>
  try { document.getElementById('reach').textContent = parent.localStorage.length + ' records'; }
  catch (refusal) { document.getElementById('reach').textContent = 'shut out'; }
</script>`;

it('an external app is opened to everybody: staff and buyers see it in a frame that it cannot look out of', async () => {
  const address = new URL(process.env['MALL_E2E_APP']!);
  const app = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(APP));
  await once(app.listen(Number(address.port), address.hostname), 'listening');
  try {
    const { desk, visitor } = await atDesk();
    await desk.signIn('admin');
    await desk.open('/micro-apps/create');
    const path = `yard${Date.now()}`;
    const field = (name: string | RegExp) => desk.page.getByRole('textbox', { name });
    await field('应用名称').fill('堆场看板');
    await field('应用编码').fill(path);
    await field('路由路径').fill(path);
    // Refused with the reason at its field: a URL that the operator has not allowed.
    await field('应用地址').fill('https://elsewhere.example/');
    await desk.button('保存').click();
    await desk.page.getByText('https://elsewhere.example 不在允许的地址之列').first().waitFor();
    await field('应用地址').fill(address.href);
    await desk.page.getByRole('switch', { name: '是否公开' }).check();
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: path }).waitFor();
    forget(visitor);

    const inFrame = async (page: Page): Promise<void> => {
      const frame = page.frameLocator('iframe[title="堆场看板"]');
      await frame.getByRole('heading', { name: 'App' }).waitFor();
      await expect(frame.locator('#reach')).toHaveText('shut out');
    };
    await desk.open(`/myiframe/${path}`);
    await inFrame(desk.page);
    expect(visitor.troubles).toEqual([]);

    const buyer = await aVisitorAt(browser);
    visitors.push(buyer);
    const { url, signIns } = e2eMall();
    const { login, password } = signIns.find(({ role }) => role === 'buyer')!;
    await buyer.page.goto(`${url}/myiframe/${path}`);
    await buyer.page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await buyer.page.getByLabel('Имя пользователя или телефон').fill(login);
    await buyer.page.getByLabel('Пароль', { exact: true }).fill(password);
    await buyer.page.getByRole('button', { name: 'Войти', exact: true }).last().click();
    await inFrame(buyer.page);

    // Staff link to the app from the shop's menu, which accepts only the shop's own pages and external apps.
    await desk.open('/menus/create');
    await desk.page.getByRole('combobox', { name: '显示位置' }).click();
    await desk.page.getByRole('option', { name: '商城' }).click();
    const labels = { zh: '堆场', ru: 'Двор', en: 'Yard' };
    for (const [locale, label] of Object.entries(labels))
      await desk.page.locator(`[name="labels.${locale}"]`).fill(label);
    await field('路径').fill(address.href);
    await desk.button('保存').click();
    await desk.said('商城菜单须指向商城页面');
    await field('路径').fill(`/myiframe/${path}`);
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: path }).waitFor();
    forget(visitor);
    const more = buyer.page.getByRole('navigation', { name: 'Ещё' });
    await buyer.page.goto(`${url}/secoundHandCar/introduction`);
    await more.getByText('Ещё').click();
    await more.getByRole('link', { name: 'Двор' }).click();
    await inFrame(buyer.page);

    // An item may have an address of its own, which opens the app, or a page of the shop, under the item's name.
    const own = `/pages/${path}`;
    const change = async (changes: Readonly<Record<string, string>>): Promise<void> => {
      await desk.rows().filter({ hasText: path }).click();
      for (const [name, value] of Object.entries(changes)) await field(name).fill(value);
      await desk.button('保存').click();
    };
    await change({ 路径: own });
    await desk.said(`请指定地址 ${own} 打开的内容`);
    await field('打开内容').fill(`/myiframe/${path}`);
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: own }).waitFor();
    const isInMenu = (text: string, isThere = true) =>
      until(
        async () => {
          const menu = await (await fetch(`${url}/api/admin/menu/shop`)).text();
          return menu.includes(text) === isThere || undefined;
        },
        { what: `the menu with ${text}: ${isThere}`, timeoutMs: 10_000 },
      );
    await isInMenu(own);
    await buyer.page.goto(`${url}/secoundHandCar/introduction`);
    await more.getByText('Ещё').click();
    await more.getByRole('link', { name: 'Двор' }).click();
    await inFrame(buyer.page);
    expect(new URL(buyer.page.url()).pathname).toBe(own);
    expect(await buyer.page.title()).toMatch(/^Двор — /);
    await change({ 打开内容: '/secoundHandCar/list?fuel=ev' });
    await desk.rows().filter({ hasText: 'fuel=ev' }).waitFor();
    forget(visitor);
    await isInMenu('fuel=ev');
    await buyer.page.reload();
    await buyer.page.getByRole('button', { name: 'Убрать условие: Электро' }).waitFor();
    expect(await buyer.page.title()).toMatch(/^Двор — /);
    expect(new URL(buyer.page.url()).pathname).toBe(own);

    await desk.rows().filter({ hasText: path }).click();
    await desk.page.getByRole('switch', { name: '是否显示' }).uncheck();
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: path }).waitFor();
    await isInMenu(own, false);
    await buyer.page.reload();
    await buyer.page.getByRole('heading', { level: 1, name: 'Такой страницы нет' }).waitFor();
    await buyer.page.goto(`${url}/myiframe/${path}`);
    await inFrame(buyer.page);
    await expect(more).toHaveCount(0);

    // Once the app is closed to buyers, its address shows nothing.
    await desk.open('/micro-apps');
    await desk.rows().filter({ hasText: path }).click();
    await desk.page.getByRole('switch', { name: '是否公开' }).uncheck();
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: path }).waitFor();
    await buyer.page.reload();
    await buyer.page.getByRole('heading', { level: 1 }).waitFor();
    await expect(buyer.page.locator('iframe')).toHaveCount(0);
    expect(visitor.troubles).toEqual([]);
  } finally {
    app.close();
  }
});

it('a browser that is too old for the console shows a message', async () => {
  const { page, context } = await aVisitorAt(browser, { locale: 'zh-CN' });
  await context.addInitScript('delete Array.prototype.toSorted');
  await page.goto(`${e2eMall().url}/console/`);
  await page.getByRole('alert').getByText('您的浏览器版本太旧').waitFor();
  await context.close();
});
