import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { aVin } from '@mall/demo/specimens';
import {
  aVisitorAt,
  changeInDatabase,
  e2eMall,
  expect,
  openBrowser,
  type Visitor,
} from '@mall/testing/browser';
import { readPdf } from '@mall/testing/pdf';
import { borderDay, dayAt } from '@mall/validation/typography';
import type { Browser, Page } from 'playwright';
import { Desk } from './desk.js';
import { MallApi } from './mall-api.js';

interface Order {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
}

let browser: Browser;
let desk: Desk;
let page: Page;
let phone: Page;
let buyer: MallApi;

/** Returns a Russian visitor with a phone. */
async function aPhone(): Promise<Visitor> {
  const visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  visitor.page.setDefaultTimeout(30_000);
  return visitor;
}

async function signIn(login: string): Promise<void> {
  const { password } = e2eMall().signIns.find((one) => one.login === login)!;
  await phone.goto(`${e2eMall().url}/login`);
  await phone.getByLabel('Имя пользователя или телефон', { exact: true }).fill(login);
  await phone.getByLabel('Пароль', { exact: true }).fill(password);
  await phone.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await phone.waitForURL((url) => url.pathname !== '/login');
}

/** Evaluated in the page. */
function isInView(field: Element): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top >= 0 && bottom <= field.ownerDocument.documentElement.clientHeight;
}

async function ordersOf(who: MallApi, status: number): Promise<readonly Order[]> {
  const path = `/mall4cloud_order/p/myOrder/search_order?status=${status}&pageNum=1&pageSize=10`;
  return (await who.send('GET', path))['list'] as Order[];
}

beforeAll(async () => {
  browser = await openBrowser();
  const colleague = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  colleague.page.setDefaultTimeout(30_000);
  desk = new Desk(colleague.page);
  page = desk.page;
  await desk.signIn('admin');
  ({ page: phone } = await aPhone());
  await signIn('petrova');
  buyer = await MallApi.signIn('petrova', 'rus');
});
afterAll(() => browser.close());

describe('a table of duties and fees', () => {
  /** Returns the cost of transport from Ussuriysk to Vladivostok, the same for all cars, in kopecks. */
  async function toVladivostok(): Promise<number> {
    const cars = await buyer.send('GET', '/mall4cloud_search/ua/search/simple_page?pageNum=1&pageSize=1');
    const { spuId } = (cars['list'] as { spus: { spuId: string }[] }[])[0]!.spus[0]!;
    const city = encodeURIComponent('Владивосток');
    const cost = await buyer.send('GET', `/mall4cloud_order/ua/landed_cost?spuId=${spuId}&city=${city}`);
    const lines = cost['lines'] as { code: string; amountRubMinor: number }[];
    return lines.find(({ code }) => code === 'delivery')!.amountRubMinor;
  }

  it('applies from its new version on; input that is not a number is refused at its cell', async () => {
    const before = await toVladivostok();
    const dearer = before + 70_000;
    await desk.go('税费表');
    await desk.rows().filter({ hasText: '乌苏里斯克至目的地运费' }).filter({ hasText: '生效中' }).click();
    await page.getByRole('link', { name: '新建版本' }).click();
    await page.getByLabel(/^生效日期/).fill(borderDay());
    const figure = page.getByLabel('金额（₽） 2', { exact: true });
    await figure.fill('8тысяч');
    await desk.button('保存').click();
    await page.getByText('№ 2, 金额（₽）: 请填写数字').waitFor();
    await figure.fill('-1');
    await desk.button('保存').click();
    await page.getByText(/№ 2, 金额（₽）: .*0/).waitFor();
    await expect(figure).toHaveAttribute('aria-invalid', 'true');

    await figure.fill(String(dearer / 100));
    await desk.button('保存').click();
    await page.getByRole('row', { name: /Владивосток/ }).waitFor();
    await desk.said('生效中');
    const shown = (dearer / 100).toLocaleString('en-US');
    await page
      .getByRole('row', { name: /Владивосток/ })
      .getByText(shown)
      .waitFor();
    expect(await toVladivostok()).toBe(dearer);
  });
});

describe('a milestone of a car', () => {
  it('appears with its photo on the buyer’s open page; staff see who entered it, and from which address', async () => {
    // A completed order has all milestones.
    const [order] = [...(await ordersOf(buyer, 3)), ...(await ordersOf(buyer, 2))];
    await phone.goto(`${e2eMall().url}/secoundHandCar/orders-details?orderId=${order!.orderId}`);
    await phone.getByRole('heading', { level: 1, name: new RegExp(order!.orderNumber) }).waitFor();

    await desk.open(`/orders/${order!.orderId}/show?part=way`);
    await page
      .getByRole('button', { name: /^登记: / })
      .first()
      .click();
    const stamp = Date.now();
    const proof = `осмотр-${stamp}.png`;
    const note = `Кузов без следов ремонта, акт ${stamp}`;
    await desk.dialog().getByLabel('给买家的备注').fill(note);
    await desk
      .dialog()
      .locator('input[type=file]')
      .setInputFiles([
        { name: proof, mimeType: 'image/png', buffer: await MallApi.drawing('Осмотр') },
        { name: 'invoice.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      ]);
    await desk.dialog().getByText(proof).waitFor();
    await desk
      .dialog()
      .getByText(/^invoice\.exe: /)
      .waitFor();
    await desk.dialog().getByRole('button', { name: '保存' }).click();
    await desk.said('节点已登记');
    await page.getByText(note).waitFor();
    await page
      .getByText(/员工 Admin · IP 127\.0\.0\.1/)
      .first()
      .waitFor();

    await phone.getByText(note).first().waitFor();
    // Both pages show the expected days of the steps to come.
    await phone
      .getByText(/^Ожидается \d/)
      .first()
      .waitFor();
    await page
      .getByText(/预计 \d+月/)
      .first()
      .waitFor();
    const opened = phone.waitForEvent('popup');
    await phone.getByRole('button', { name: new RegExp(proof) }).click();
    const photo = await opened;
    await photo.waitForURL(/\/api\/files\//);
    await expect(phone.getByText('127.0.0.1')).toHaveCount(0);
  });
});

describe('a document template', () => {
  it('is edited, previewed and published, and the next document has its text', async () => {
    const sentence = `Спасибо, что выбрали нас ${Date.now()}.`;
    await desk.go('文件模板');
    await desk.rows().filter({ hasText: '形式发票' }).filter({ hasText: '生效中' }).click();
    await desk.button('新建草稿').click();
    const preamble = page.locator('textarea[name="preamble.ru"]');
    await preamble.waitFor();
    const before = await preamble.inputValue();
    await preamble.fill(`${before} {нетТакого}`);
    await desk.button('保存').click();
    await page
      .getByText(/нетТакого/)
      .nth(1)
      .waitFor();
    // The button is at the end of a long form; the refused field is scrolled into view.
    await page.locator('textarea[name="preamble.ru"]:focus').waitFor();
    expect(await preamble.evaluate(isInView)).toBe(true);

    await preamble.fill(`${before} ${sentence}`);
    await desk.button('预览').click();
    await desk.dialog().getByRole('tab', { name: 'Русский' }).click();
    await desk.dialog().frameLocator('iframe').getByText(sentence).waitFor();
    await desk.dialog().getByRole('button', { name: '关闭' }).click();
    await desk.button('保存').click();
    await desk.said('已保存');

    // The button is at the end of a long form; the refused field is scrolled into view.
    await desk.go('文件模板');
    await desk.rows().filter({ hasText: '形式发票' }).filter({ hasText: '生效中' }).click();
    await desk.button('新建草稿').click();
    await desk.said('该文件已有草稿，已为您打开，未新建');
    await preamble.waitFor();
    expect(await preamble.inputValue()).toContain(sentence);
    // Starting another draft opens the existing one.
    await desk.button('发布').click();
    await desk.dialog().getByRole('button', { name: '发布' }).click();
    await desk.said('需由另一名员工复核');
    await desk.dialog().getByRole('button', { name: '取消' }).click();
    await desk.dialog().waitFor({ state: 'detached' });
    const colleague = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    colleague.page.setDefaultTimeout(30_000);
    const publisher = new Desk(colleague.page);
    await publisher.signIn('ops');
    await publisher.go('文件模板');
    await publisher.rows().filter({ hasText: '形式发票' }).filter({ hasText: '草稿' }).click();
    await publisher.button('发布').click();
    await publisher.dialog().getByRole('button', { name: '发布' }).click();
    await publisher.said('新版本已发布');
    await publisher.button('新建草稿').waitFor();
    await publisher.said('生效中');

    const owner = await MallApi.signIn('ivanov', 'rus');
    const [unpaid] = await ordersOf(owner, 1);
    const { url } = await owner.send(
      'GET',
      `/mall4cloud_order/p/invoice/download?orderId=${unpaid!.orderId}&lang=ru`,
    );
    const file = await fetch(new URL(String(url), e2eMall().url));
    const { packed } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(packed).toContain(sentence.replace(/\s/g, ''));
  });
});

describe('a group of synonyms', () => {
  it('needs two words; afterwards the shop finds cars by the new one', async () => {
    const letters = [...String(Date.now())].map((digit) => 'абвгдежзик'[Number(digit)]).join('');
    const word = `тачка${letters}`;
    await desk.go('搜索同义词');
    await page.getByRole('link', { name: '新建' }).click();
    const words = page.getByLabel(/^词语/);
    await words.fill(word);
    await words.press('Enter');
    await desk.button('保存').click();
    await desk.said('请填写 2 至 20 项');
    await words.fill('хавейл');
    await words.press('Enter');
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: word }).waitFor();

    const found = async (keyword: string): Promise<string> => {
      await phone.goto(`${e2eMall().url}/secoundHandCar/list?keyword=${encodeURIComponent(keyword)}`);
      return phone.getByRole('heading', { level: 1, name: /^\d[\d\s]* автомобил/ }).innerText();
    };
    expect(await found(word)).toBe(await found('хавейл'));
  });
});

describe('a figure that many orders depend on', () => {
  const inDialog = (text: string | RegExp) =>
    desk.dialog().getByText(text, { exact: typeof text === 'string' });
  const confirm = () => desk.dialog().getByRole('button', { name: '保存' }).click();

  it('is a rate that stands beside the one in use before it is saved, and is refused when it jumps', async () => {
    const current = async () =>
      (await buyer.send('GET', '/mall4cloud_payment/ua/exchange_rate?from=CNY&to=RUB'))['rate'];
    const before = Number(await current());
    const shown = before.toFixed(2);
    await desk.open('/exchange-rates/create');
    await page.getByRole('spinbutton', { name: /^汇率/ }).fill(String(before * 10));
    await page.getByRole('textbox', { name: /^来源/ }).fill('中国银行绥芬河支行');
    await desk.button('保存').click();
    await inDialog(`${shown} ₽ / 1 ¥`).waitFor();
    await inDialog(/变动：\+900%/).waitFor();
    await confirm();
    await desk.said(`与近 72 小时内有效的 ${before} 相差超过 3%`);
    expect(await current()).toBe(before);
    await desk.open('/exchange-rates');
    await page.getByText(/^admin 录入的汇率/).waitFor();
  });

  it('is a setting whose old and new value are confirmed, and which a second person loosens', async () => {
    const type = async (hours: number) => {
      await desk.open('/deal-settings/staleRateHours');
      await page.getByRole('spinbutton').fill(String(hours));
      await desk.button('保存').click();
      await inDialog(`${hours} 小时`).waitFor();
    };
    const listed = () => desk.rows().filter({ hasText: '汇率过期时间' });
    await type(95);
    await inDialog('96 小时').waitFor();
    await desk.dialog().getByRole('button', { name: '取消' }).click();
    await desk.open('/deal-settings');
    await listed().getByText('96 小时', { exact: true }).waitFor();
    await type(95);
    await confirm();
    await listed().getByText('95 小时', { exact: true }).waitFor();
    await type(96);
    await confirm();
    await desk.said('放宽此限额须由两人操作');
    await desk.open('/deal-settings/staleRateHours');
    await page.getByText('admin 申请修改此参数').waitFor();
    await changeInDatabase(`DELETE FROM "order".deal_setting WHERE setting_key = $1`, ['staleRateHours']);
    await changeInDatabase(`DELETE FROM "order".change_proposal WHERE subject = $1`, [
      'setting:staleRateHours',
    ]);
  });
});

describe('a car that was not built when it was ordered', () => {
  it('gets its VIN from staff, and the buyer sees it', async () => {
    const open = await Promise.all([3, 2, 4, 1].map((status) => ordersOf(buyer, status)));
    const { orderId } = open.flat()[0]!;
    await changeInDatabase(`UPDATE "order".order_item SET vin = NULL, vins = '{}' WHERE order_id = $1`, [
      orderId,
    ]);
    const buyersPage = `${e2eMall().url}/secoundHandCar/orders-details?orderId=${orderId}`;
    await phone.goto(buyersPage);
    await phone.getByText('VIN укажем в договоре и инвойсе').waitFor();
    await desk.open(`/orders/${orderId}/show`);
    await desk.button('登记车架号').click();
    // The VIN of a BMW is no typing error of somebody who affirms it.
    const vin = aVin('LBV', 2026);
    await desk.dialog().getByLabel(/^VIN/).fill(vin.toLowerCase());
    await desk.dialog().getByRole('button', { name: '保存' }).click();
    await page.getByText('车架号对应的厂商为 BMW').waitFor();
    await page.getByRole('button', { name: '无误，保存' }).click();
    await desk.said('车架号已登记，文件已更新');
    await page.getByText(`VIN ${vin}`).waitFor();
    await phone.goto(buyersPage);
    await phone.getByText(`VIN ${vin}`).waitFor();
  });
});

describe('decisions that need two people', () => {
  it('are named on the dashboard while fewer than two may make them', async () => {
    const signers = (holders: number) => ({
      code: 0,
      msg: 'success',
      data: [{ permission: 'voucher_audit', label: '超过限额的付款', holders }],
    });
    await page.route('**/api/admin/access/second_signers', (route) => route.fulfill({ json: signers(1) }));
    await desk.open('/');
    await page.getByText(/缺少第二位签批人/).waitFor();
    await page.getByText('超过限额的付款: 有此权限的人数：1').waitFor();
    await page.unroute('**/api/admin/access/second_signers');
    await page.route('**/api/admin/access/second_signers', (route) => route.fulfill({ json: signers(2) }));
    await desk.open('/');
    await desk.heading('工作台').waitFor();
    await expect(page.getByText(/缺少第二位签批人/)).toHaveCount(0);
    await page.unroute('**/api/admin/access/second_signers');
  });
});

describe('the central bank’s rate', () => {
  let bank: Server | undefined;
  afterAll(() => {
    bank?.closeAllConnections();
    bank?.close();
  });

  it('is fetched on click; when the bank cannot be reached a message says so, and the last rate stays', async () => {
    await desk.go('汇率');
    await desk.button('立即获取央行汇率').click();
    await desk.said('无法连接俄央行服务器。');
    await page.getByText('沿用上次获取的汇率。').waitFor();

    const { port, hostname } = new URL(e2eMall().centralBankUrl);
    bank = createServer((_, response) => response.end(aDailyFile())).listen(Number(port), hostname);
    await desk.button('立即获取央行汇率').click();
    await desk.said('已获取俄央行汇率文件');
    await page.getByText('11.2345 ₽ / 1 ¥').waitFor();
    await expect(page.getByText('沿用上次获取的汇率。')).toHaveCount(0);
  });

  function aDailyFile(): string {
    const [year, month, day] = dayAt(new Date(), 3).split('-');
    const row = (code: string, nominal: number, value: string): string =>
      `<Valute><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Value>${value}</Value></Valute>`;
    return (
      `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}.${month}.${year}">` +
      `${row('CNY', 10, '112,3450')}${row('EUR', 1, '92,1000')}</ValCurs>`
    );
  }
});

describe('parked events', () => {
  async function parks(consumer: string, payload: object): Promise<string> {
    const id = randomUUID();
    const subject = 'event.order.submitted';
    const body = {
      id,
      subject,
      aggregateId: '1',
      occurredAt: new Date().toISOString(),
      tenantId: '1',
      payload,
    };
    await changeInDatabase(
      `INSERT INTO chat.parked_event (consumer, subject, event_id, body, reason, deliveries)
       VALUES ($1, $2, $3, $4, 'the database was away', 5)`,
      [consumer, subject, id, JSON.stringify(body)],
    );
    return id;
  }

  it('are replayed once their cause is removed, and can be discarded with a reason', async () => {
    const [order] = await ordersOf(buyer, 5);
    const good = await parks('chat-order-submitted', { ...order, from: null, to: 1 });
    const bad = await parks('chat-of-yesterday', {});
    await desk.go('搁置事件');
    await page.getByText(/个事件待处理/).waitFor();
    await page.getByText(/chat: \d/).waitFor();

    await desk.rows().filter({ hasText: 'chat-order-submitted' }).first().click();
    await page.getByText(good).first().waitFor();
    await desk.button('重放').click();
    await desk.said('已处理 1 个事件');
    await desk.said('已重放');

    await desk.go('搁置事件');
    await desk.rows().filter({ hasText: 'chat-of-yesterday' }).first().click();
    await page.getByText(bad).first().waitFor();
    await desk.button('重放').click();
    await desk.said('仍失败 1 个');
    await desk.button('放弃').click();
    await desk.dialog().getByLabel('原因').fill('该消费者已停用');
    await desk.dialog().getByRole('button', { name: '放弃' }).click();
    await desk.said('事件已放弃');
    await page.getByText('该消费者已停用').waitFor();
    await expect(desk.button('重放')).toHaveCount(0);
  });
});

describe('a filter of the order list', () => {
  it('that is saved appears on another computer, and disappears there when it is deleted', async () => {
    const name = `待确认 ${Date.now()}`;
    await desk.go('订单');
    await page.getByRole('tab', { name: '已完成', exact: true }).click();
    await page.waitForURL(/filter=.*status/);
    await desk.button('保存筛选').click();
    await desk.dialog().getByLabel('名称').fill(name);
    await desk.dialog().getByRole('button', { name: '保存' }).click();
    await desk.said('筛选已保存');
    await page.getByRole('button', { name, pressed: true }).waitFor();

    const elsewhere = await aVisitorAt(browser, { locale: 'zh-CN' });
    elsewhere.page.setDefaultTimeout(30_000);
    const other = new Desk(elsewhere.page);
    await other.signIn('admin');
    await other.go('订单');
    await other.button(name).click();
    await other.page.getByRole('tab', { name: '已完成', selected: true }).waitFor();
    await other.button(`删除筛选“${name}”`).click();
    await other.said('筛选已删除');
    await elsewhere.context.close();

    await page.reload();
    await desk.rows().first().waitFor();
    await expect(desk.button(name)).toHaveCount(0);
  });
});
