import {
  aCorrespondent,
  aVisitorAt,
  changeInDatabase,
  e2eMall,
  expect,
  openBrowser,
  seriousFindings,
} from '@mall/testing/browser';
import { until } from '@mall/local-stack';
import { MailServer, type Mail } from '@mall/testing/mail';
import type { Browser, Page } from 'playwright';
import { Desk } from './desk.js';
import { anOrderWithMerchant } from './order-with-merchant.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ isComplete: true });
});
afterAll(() => browser.close());

/** Announces, as the order service, that a buyer has signed a contract. @returns the order's number. */
async function aSignedContract(userId: string): Promise<string> {
  const orderNumber = `CN-${Date.now()}`;
  const moved = {
    orderId: '9000000000001',
    orderNumber,
    userId,
    shopId: '1',
    orderKey: orderNumber,
    from: 1,
    to: 1,
    version: 2,
  };
  await changeInDatabase(
    `INSERT INTO "order".outbox (subject, aggregate_id, tenant_id, payload)
     VALUES ('event.order.contractSigned', $1, '1', $2)`,
    [moved.orderId, JSON.stringify(moved)],
  );
  return orderNumber;
}

async function aBuyer(): Promise<Page> {
  const { page } = await aVisitorAt(browser, {
    viewport: { width: 390, height: 800 },
    // A service worker receives push messages.
    serviceWorkers: 'allow',
  });
  page.setDefaultTimeout(20_000);
  const { login, password } = aCorrespondent();
  await page.goto(`${e2eMall().url}/login`);
  await page.getByLabel('Имя пользователя или телефон').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

async function userIdOf(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/a/notice/count')),
    page.reload(),
  ]);
  const token = (await answer.request().allHeaders())['authorization']!.split(' ').at(-1)!;
  const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return payload.sub;
}

const unreadIn = (label: string | null): number => Number(/\d+/.exec(label ?? '')?.[0] ?? -1);
const bellOf = (desk: Desk) => desk.page.getByRole('button', { name: /^通知：/ });

it('a notice appears on open pages, is kept in the list, and is read on every tab at once', async () => {
  const buyer = await aBuyer();
  const userId = await userIdOf(buyer);
  const { page, context } = await aVisitorAt(browser, {
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  });
  const desk = new Desk(page);
  await desk.signIn('sales');
  await bellOf(desk).waitFor();
  const before = unreadIn(await bellOf(desk).getAttribute('aria-label'));
  await page.waitForTimeout(500);

  const orderNumber = await aSignedContract(userId);
  const popup = page.getByRole('alert').filter({ hasText: orderNumber });
  await popup.getByText('消息提醒').waitFor();
  expect(await popup.innerText()).toMatch(/请及时处理/);
  expect((await popup.boundingBox())!.y).toBe(60);
  await desk.page.getByRole('button', { name: `通知：${before + 1} 条未读` }).waitFor();

  const second = new Desk(await context.newPage());
  await second.open();
  await second.page.getByRole('button', { name: `通知：${before + 1} 条未读` }).waitFor();

  await bellOf(desk).click();
  const list = page.getByRole('dialog', { name: '通知' });
  await list.getByText(orderNumber).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await list.getByRole('button', { name: '全部标为已读' }).click();
  await second.page.getByRole('button', { name: '通知：0 条未读' }).waitFor();

  await list.getByRole('tab', { name: '设置' }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: true }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: false }).waitFor();
  const muted = await aSignedContract(userId);
  await second.page.getByRole('button', { name: '通知：1 条未读' }).waitFor();
  await expect(page.getByRole('alert').filter({ hasText: muted })).toHaveCount(0);
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: false }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: true }).waitFor();

  await buyer.getByRole('link', { name: /^Уведомления: / }).click();
  const notice = buyer.getByRole('listitem').filter({ hasText: `Договор по заказу ${orderNumber} подписан` });
  await notice.getByText('новое', { exact: true }).waitFor();
  await notice.getByRole('button', { name: 'Прочитано' }).click();
  await notice.getByText('новое', { exact: true }).waitFor({ state: 'detached' });
  await expect(notice.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
    'href',
    '/secoundHandCar/orders-details?orderId=9000000000001',
  );
  expect(await seriousFindings(buyer)).toEqual([]);
});

async function mailTo(server: MailServer, address: string, words: RegExp): Promise<Mail> {
  return until(async () => server.mailsTo(address).find(({ text }) => words.test(text)), {
    what: `an e-mail to ${address} like ${words}`,
    timeoutMs: 30_000,
  });
}

/** Opens the conversation with these words as staff or merchant. */
async function openAt(login: string, side: '平台员工' | '商家', words: string): Promise<Desk> {
  const { page } = await aVisitorAt(browser, { locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  const desk = new Desk(page);
  await desk.signIn(login, side);
  await desk.go('客户会话');
  const queue = desk.page.getByRole('list', { name: '客户会话' });
  await queue.getByRole('button').filter({ hasText: words }).click();
  return desk;
}

async function write({ page }: Desk, words: string): Promise<void> {
  await page.getByLabel('回复买家').fill(words);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: words }).first().waitFor();
}

/** Verifies a buyer's address for notices by the code in the first e-mail. */
async function proveAddress(buyer: Page, server: MailServer, address: string): Promise<void> {
  await buyer.goto(`${e2eMall().url}/secoundHandCar/notices`);
  await buyer.getByLabel('Электронная почта', { exact: true }).fill(address);
  await buyer.getByRole('button', { name: 'Получить код' }).first().click();
  const proof = await mailTo(server, address, /Введите\sкод/);
  await buyer.getByLabel('Код из письма').fill(/\d{6}/.exec(proof.text)![0]);
  await buyer.getByRole('button', { name: 'Подтвердить' }).click();
  await buyer.getByText(`Уведомления приходят на ${address}`).waitFor();
  await pushAndEnd(buyer);
  expect(await seriousFindings(buyer)).toEqual([]);
}

/** Switches notices in the browser on and off; only the browser's push service, which cannot be reached, is replaced. */
async function pushAndEnd(buyer: Page): Promise<void> {
  await buyer.context().grantPermissions(['notifications'], { origin: e2eMall().url });
  await buyer.evaluate(() => {
    const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/stand-in';
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => subscription,
      getSubscription: async () => subscription,
    });
  });
  await buyer.getByRole('button', { name: 'Включить в этом браузере' }).click();
  await buyer.getByText('Уведомления приходят в этот браузер, даже когда сайт закрыт.').waitFor();
  await buyer.getByRole('button', { name: 'Выключить в этом браузере' }).click();
  await buyer.getByRole('button', { name: 'Включить в этом браузере' }).waitFor();
}

async function ask(buyer: Page, orderId: string, question: string): Promise<void> {
  await buyer.goto(`${e2eMall().url}/secoundHandCar/orders-details?orderId=${orderId}`);
  await buyer
    .getByRole('region', { name: 'Есть вопрос' })
    .getByRole('button', { name: 'Написать нам' })
    .click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('Ваше сообщение').fill(question);
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: question })
    .getByText(/Отправлено|Доставлено|Прочитано/)
    .waitFor();
}

it('a buyer who is away gets the answer by e-mail, comes back by its link to the contract that staff sent, and leaves the list by another', async () => {
  const server = await new MailServer(Number(process.env['MALL_E2E_SMTP_PORT'])).start();
  try {
    const stamp = Date.now();
    const address = `buyer${stamp}@mail.example`;
    const { login } = aCorrespondent();
    const { orderId, orderNumber, merchant } = await anOrderWithMerchant(login);
    const buyer = await aBuyer();
    await proveAddress(buyer, server, address);

    const question = `Когда можно забрать автомобиль? ${stamp}`;
    await ask(buyer, orderId, question);
    await buyer.goto('about:blank');

    const seller = await openAt(merchant, '商家', question);
    await write(seller, `下周可以提车 ${stamp}`);
    await expect(seller.page.getByRole('button', { name: '发送订单文件' })).toHaveCount(0);
    await seller.page.getByRole('button', { name: '发送地图位置' }).click();
    await seller.page.getByRole('menuitem', { name: /^店铺车场：/ }).click();
    await seller.page.getByRole('link', { name: '打开地图' }).last().waitFor();

    const sales = await openAt('sales', '平台员工', orderNumber);
    await sales.page.getByRole('button', { name: '由我接手' }).click();
    await sales.page.getByText(/^负责人：/).waitFor();
    await sales.page.getByRole('button', { name: '发送订单文件' }).click();
    await sales.page.getByRole('menuitem', { name: '合同' }).click();
    await sales.page
      .getByRole('listitem')
      .filter({ hasText: '合同' })
      .getByRole('button', { name: '打开' })
      .last()
      .waitFor();
    expect(await seriousFindings(sales.page)).toEqual([]);

    const mail = await mailTo(server, address, /Вам\sответили/);
    const link = /https?:\S+conversationId=\d+/.exec(mail.text)![0];
    await buyer.goto(link);
    const dialog = buyer.getByRole('dialog');
    await dialog.getByText(`下周可以提车 ${stamp}`).waitFor();
    await dialog.getByRole('link', { name: 'Открыть карту' }).last().waitFor();
    const paper = dialog.getByRole('listitem').filter({ hasText: 'Договор' }).last();
    await paper.getByText(/версия \d+/).waitFor();
    const [file] = await Promise.all([
      buyer.context().waitForEvent('page'),
      paper.getByRole('button', { name: 'Скачать PDF' }).click(),
    ]);
    await file.close();
    // The button is disabled while the file is made, and its colours change slowly.
    await paper.getByRole('button', { name: 'Скачать PDF', disabled: false }).waitFor();
    expect(await seriousFindings(buyer)).toEqual([]);

    await buyer.goto(/https?:\S+unsubscribe\S+/.exec(mail.text)![0]);
    await buyer.getByRole('button', { name: 'Не присылать' }).click();
    await buyer.getByText('писем о теме «Переписка» больше не будет').waitFor();
  } finally {
    await server.stop();
  }
});
