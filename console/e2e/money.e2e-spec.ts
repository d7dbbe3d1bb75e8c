import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { borderDay } from '@mall/validation/typography';
import { Desk } from './desk.js';
import { MallApi } from './mall-api.js';

interface Order {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly balanceFee: number;
  readonly vouchers: readonly { readonly bankRef: string; readonly reason: string | null }[];
}

let browser: Browser;
const visitors: Visitor[] = [];
let cashier: Desk;
let chief: Desk;
let buyer: MallApi;
let order: Order;

/** Opens a browser for a colleague. */
async function aColleague(login: string): Promise<Desk> {
  const visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(30_000);
  visitors.push(visitor);
  const desk = new Desk(visitor.page);
  await desk.signIn(login);
  return desk;
}

beforeAll(async () => {
  browser = await openBrowser();
  cashier = await aColleague('finance');
  chief = await aColleague('admin');
  buyer = await MallApi.signIn('ivanov', 'rus');
  const mine = await buyer.send(
    'GET',
    '/mall4cloud_order/p/myOrder/search_order?status=1&pageNum=1&pageSize=10',
  );
  order = (mine['list'] as Order[])[0]!;
});
afterAll(() => browser.close());

const limitRow = (desk: Desk) => desk.rows().filter({ hasText: '付款和退款需第二人复核的金额' });

/** Types the limit, and confirms it after comparing it with the former one. */
async function enterLimit(desk: Desk, yuan: string): Promise<void> {
  await desk.go('交易参数');
  await limitRow(desk).click();
  await desk.page.getByLabel('需第二人复核的金额').fill(yuan);
  await desk.button('保存').click();
  await desk.dialog().getByText('当前').waitFor();
  await desk.dialog().getByRole('button', { name: '保存' }).click();
}

async function payPart(bankRef: string): Promise<void> {
  await buyer.send('POST', '/mall4cloud_order/p/voucher/upload', {
    orderId: order.orderId,
    files: [{ url: await buyer.upload(bankRef, 'slip'), originName: `${bankRef}.png` }],
    amountFee: 2_000_000,
    currency: 'CNY',
    paidTime: borderDay(),
    bankRef,
  });
}

/** Waits for the slip of the order in the queue, and opens it. */
async function openSlip(desk: Desk, bankRef: string, action = '确认付款'): Promise<void> {
  await desk.go('付款核对');
  await desk.rows().filter({ hasText: bankRef }).click();
  await desk.page.getByText(bankRef).first().waitFor();
  await desk.button(action).waitFor();
}

describe('a part payment above the limit', () => {
  it('is rejected with a reason from the list, which the buyer reads in their own language', async () => {
    await enterLimit(cashier, '10000');
    await limitRow(cashier).getByText('10,000 ¥', { exact: true }).waitFor();
    await payPart('E2E-BAD');
    await openSlip(cashier, 'E2E-BAD');
    await cashier.button('驳回').click();
    await cashier.dialog().getByLabel('原因').selectOption({ label: '金额与凭证不符' });
    await cashier.dialog().getByRole('button', { name: '驳回' }).click();
    await cashier.said('凭证已退回买家');
    const path = `/mall4cloud_order/p/myOrder/order_detail?orderId=${order.orderId}`;
    const { vouchers } = (await buyer.send('GET', path)) as unknown as Order;
    expect(vouchers.find(({ bankRef }) => bankRef === 'E2E-BAD')?.reason).toBe(
      'Сумма не совпадает с документом',
    );
  });

  it('is uploaded again, and counts only when two different people have confirmed it', async () => {
    await payPart('E2E-GOOD');
    await openSlip(cashier, 'E2E-GOOD');
    await cashier.said('金额超过限额');
    await cashier.page.keyboard.press('Enter');
    await cashier.dialog().getByLabel('部分付款：订单继续等待余款').waitFor();
    await cashier.typeReceived();
    await cashier.dialog().getByRole('button', { name: '确认付款' }).click();
    await cashier.said('已记录，等待第二人复核');
    // The desk opens the next slip if there is one.
    await openSlip(cashier, 'E2E-GOOD', '更正付款信息');
    await cashier.said('第二人确认之前，可重新填写');
    await expect(cashier.button('确认付款')).toHaveCount(0);

    await openSlip(chief, 'E2E-GOOD');
    await chief.said('已确认，还需第二人复核');
    await chief.button('确认付款').click();
    // Nothing is prefilled for the second person.
    await chief.dialog().getByLabel('银行到账金额').fill('20000');
    await chief
      .dialog()
      .getByRole('button', { name: /^同凭证/ })
      .click();
    await chief.dialog().getByLabel('部分付款：订单继续等待余款').check();
    await chief.dialog().getByRole('button', { name: '确认付款' }).click();
    await chief.said('部分付款已入账，订单等待余款');
    await chief.open(`/orders/${order.orderId}/show`);
    await chief.page.getByRole('tab', { name: '资金' }).click();
    const balance = ((order.balanceFee - 2_000_000) / 100).toLocaleString('en-US', {
      minimumFractionDigits: 2,
    });
    await chief.page.getByRole('tabpanel').getByText(`${balance} ¥`).first().waitFor();
    const sum = chief.page.getByRole('region', { name: '账务分录' }).locator('tfoot');
    await sum.getByText('20,000.00 ¥').nth(1).waitFor();
  });

  it('needs one person only once two people have raised the limit again', async () => {
    await enterLimit(cashier, '500000');
    await cashier.said('放宽此限额须由两人操作');
    await enterLimit(chief, '500000');
    await limitRow(chief).getByText('500,000 ¥', { exact: true }).waitFor();
  });
});

describe('money of a cancelled order', () => {
  it('is refunded: approved, paid out with a reference, and the ledger still balances', async () => {
    await chief.go('订单');
    await chief.page.getByRole('tab', { name: '待发货', exact: true }).click();
    // The cached list is shown until the new one has arrived.
    const row = chief.rows().filter({ hasText: '待发货' }).last();
    const number = /UA\d+-\d+/.exec(await row.innerText())![0];
    await row.click();
    await chief.heading(new RegExp(number)).waitFor();
    await chief.button('取消订单').click();
    await chief.dialog().getByRole('textbox', { name: /^原因/ }).fill('车辆在运输前受损');
    await chief.dialog().getByLabel('车辆处理方式').click();
    await chief.page.getByRole('option', { name: '暂不上架' }).click();
    await chief.dialog().getByRole('button', { name: '取消订单' }).click();
    await chief.said('订单已取消');

    await cashier.go('退款');
    // Two clicks from the list.
    const refund = cashier.rows().filter({ hasText: number });
    await refund.getByRole('button', { name: '批准退款' }).click();
    await cashier.dialog().getByRole('button', { name: '批准退款' }).click();
    await cashier.said('退款已批准');
    // The next refund opens by itself if there is one.
    await cashier.page.keyboard.press('Escape');
    // The person who approved a refund may not pay it out.
    await chief.go('退款');
    await chief.rows().filter({ hasText: number }).getByText(number).click();
    await chief.button('登记已退款').click();
    await chief.dialog().getByLabel('银行流水号').fill('E2E-REFUND');
    const paper = await MallApi.drawing('E2E-REFUND');
    await chief
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'payment.png', mimeType: 'image/png', buffer: paper });
    await chief.dialog().getByText('payment.png').waitFor();
    await chief.dialog().getByRole('button', { name: '登记已退款' }).click();
    await chief.said('已登记退款，买家可以看到');
    await chief.page.getByText('E2E-REFUND').waitFor();
    await cashier.go('付款核对');
    await cashier.said('账目平衡');
  });
});

describe('the order list', () => {
  it('is exported by the server with the filters of the list', async () => {
    await chief.go('订单');
    await chief.page.getByRole('tab', { name: '全部' }).click();
    await chief.page.getByPlaceholder('搜索').fill(order.orderNumber);
    await chief.page.waitForURL(new RegExp(order.orderNumber));
    const saving = chief.page.waitForEvent('download');
    await chief.button('导出 CSV').click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const [head, ...rows] = file.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF"订单编号"/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(order.orderNumber);
  });

  it('leaves no error in the browser but the refusal to raise the limit alone', () => {
    const refused = 'console: Failed to load resource: the server responded with a status of 409 (Conflict)';
    expect(visitors.flatMap(({ troubles }) => troubles)).toEqual([refused]);
  });
});
