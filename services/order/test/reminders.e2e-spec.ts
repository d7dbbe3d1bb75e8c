import { chatNoticeApi } from '@mall/contracts/chat';
import { orderEvents, orderVoucherApi } from '@mall/contracts/order';
import { Outbox } from '@mall/messaging';
import { aMerchant, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { DataSource } from 'typeorm';
import { ReminderRepository } from '../src/reminder/reminder.repository.js';
import { ReminderService } from '../src/reminder/reminder.service.js';
import { aSlip, buyerOrderApi, orderOne, signContract } from './deals.js';
import { eventually } from './eventually.js';
import { aReadyBuyer, aUsedCar, putOnSale, vouchForFiles, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;
let dataSource: DataSource;
/** Reminder services besides that of the service's process, which runs all the time. */
let reminders: readonly ReminderService[];

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'product', 'user', 'order', 'chat']);
  await vouchForFiles(mall);
  dataSource = await new DataSource({
    type: 'postgres',
    url: mall.infrastructure.databaseUrls.order,
  }).initialize();
  const outbox = new Outbox({ note: () => undefined } as never);
  reminders = [1, 2].map(() => new ReminderService(dataSource, new ReminderRepository(), outbox));
}, 120_000);
afterAll(() => dataSource.destroy());

const changed = (orderId: string, assignments: string): Promise<unknown> =>
  mall.query('order', `UPDATE sales_order SET ${assignments} WHERE order_id = $1`, [orderId]);

/** Creates an order that was placed three days ago. */
async function anOrder(buyer: ReadyBuyer, assignments: string): Promise<string> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  await changed(orderId, `created_at = now() - interval '3 days', ${assignments}`);
  return orderId;
}

/** Returns the announcements of an order when several processes look for it at once, repeatedly. */
async function remindersOf(orderId: string): Promise<readonly string[]> {
  for (let round = 0; round < 2; round += 1)
    await Promise.all(reminders.flatMap((one) => [one.remindOfTerms(), one.remindOfLateWork()]));
  const rows = await mall.query<{ reminder: string }>(
    'order',
    `SELECT payload ->> 'reminder' AS reminder FROM outbox WHERE subject = $1 AND aggregate_id = $2 ORDER BY seq`,
    [orderEvents.reminded.subject, orderId],
  );
  return rows.map(({ reminder }) => reminder);
}

async function noticesOf(caller: ReadyBuyer['caller'], orderId: string): Promise<readonly string[]> {
  const { list } = await mall
    .callAs(caller)(chatNoticeApi)
    .page({ pageNum: 1, pageSize: 50, kind: 'reminder' });
  return list.filter(({ subjectId }) => subjectId === orderId).map(({ text }) => text);
}

const paid = `contract_status = 1, voucher_status = 1`;

describe('the deadline of payment', () => {
  it('has reminders a day and two hours before, once each, and again when it was moved', async () => {
    const buyer = await aReadyBuyer(mall);
    const orderId = await anOrder(buyer, `pay_before = now() + interval '23 hours'`);
    expect(await remindersOf(orderId)).toEqual(['payDay']);
    await changed(orderId, `pay_before = now() + interval '1 hour'`);
    expect(await remindersOf(orderId)).toEqual(['payDay', 'payHours']);
    await changed(orderId, `pay_before = now() + interval '20 hours'`);
    expect(await remindersOf(orderId)).toEqual(['payDay', 'payHours', 'payDay']);
  });

  it('has reminders of what is left to do, in the language of the reader', async () => {
    const buyer = await aReadyBuyer(mall);
    const orderId = await anOrder(buyer, `pay_before = now() + interval '23 hours'`);
    await remindersOf(orderId);
    await eventually('the buyer is told', async () => (await noticesOf(buyer.caller, orderId)).length === 1);
    expect((await noticesOf(buyer.caller, orderId))[0]).toMatch(
      /нужно подписать и оплатить до .+ по Владивостоку/,
    );
    await signContract(mall, buyer, orderId);
    await changed(orderId, `pay_before = now() + interval '1 hour'`);
    await remindersOf(orderId);
    const chinese = { ...buyer.caller, locale: 'zh' } as const;
    await eventually('the buyer is told again', async () => (await noticesOf(chinese, orderId)).length === 2);
    expect((await noticesOf(chinese, orderId))[0]).toContain('如已汇款，请上传付款凭证');
  });

  it('has no reminder when it was read a moment ago, when it has passed, and when the order is closed', async () => {
    const buyer = await aReadyBuyer(mall);
    const fresh = await anOrder(buyer, `pay_before = now() + interval '71 hours'`);
    await changed(fresh, `pay_before = now() + interval '23 hours', created_at = now()`);
    const closed = await anOrder(buyer, `pay_before = now() + interval '71 hours'`);
    await mall.callAs(buyer.caller)(buyerOrderApi).cancel({ orderId: closed });
    await changed(closed, `pay_before = now() + interval '23 hours'`);
    expect(await remindersOf(fresh)).toEqual([]);
    expect(await remindersOf(closed)).toEqual([]);
  });
});

it('reminds of the automatic receipt a week and a day before', async () => {
  const buyer = await aReadyBuyer(mall);
  const shipped = `status = 3, ${paid}, paid_at = now() - interval '40 days', shipped_at = now() - interval '30 days'`;
  const orderId = await anOrder(buyer, `${shipped}, auto_receipt_at = now() + interval '160 hours'`);
  await changed(orderId, `created_at = now() - interval '50 days'`);
  expect(await remindersOf(orderId)).toEqual(['receiveWeek']);
  await changed(orderId, `auto_receipt_at = now() + interval '5 hours'`);
  expect(await remindersOf(orderId)).toEqual(['receiveWeek', 'receiveDay']);
});

describe('late work', () => {
  it('is announced to those who may ship and to the shop, once', async () => {
    const buyer = await aReadyBuyer(mall);
    const orderId = await anOrder(buyer, `status = 2, ${paid}, paid_at = now() - interval '15 days'`);
    expect(await remindersOf(orderId)).toEqual(['shipFortnight']);
    const [{ shopId }] = (await mall.query<{ shopId: string }>(
      'order',
      `SELECT shop_id AS "shopId" FROM sales_order WHERE order_id = $1`,
      [orderId],
    )) as [{ shopId: string }];
    for (const reader of [aStaffMember(['order_ship']), aMerchant({ shopId })])
      await eventually('it is told', async () => (await noticesOf(reader, orderId)).length === 1);
    expect(await noticesOf(aStaffMember(['voucher_audit']), orderId)).toEqual([]);
    expect(await noticesOf(buyer.caller, orderId)).toEqual([]);
  });

  it('is a slip that has waited for its check for a day', async () => {
    const buyer = await aReadyBuyer(mall);
    const orderId = await anOrder(buyer, `pay_before = now() + interval '60 hours'`);
    await signContract(mall, buyer, orderId);
    await mall
      .callAs(buyer.caller)(orderVoucherApi)
      .upload(aSlip(orderId, { bankRef: `LATE-${orderId}` }));
    expect(await remindersOf(orderId)).toEqual([]);
    await mall.query(
      'order',
      `UPDATE voucher SET created_at = now() - interval '25 hours' WHERE order_id = $1`,
      [orderId],
    );
    expect(await remindersOf(orderId)).toEqual(['slipDay']);
    const cashier = aStaffMember(['voucher_audit']);
    await eventually('it is told', async () => (await noticesOf(cashier, orderId)).length === 1);
  });
});
