import {
  MILESTONE_CODES,
  orderContractApi,
  orderErrors,
  orderMilestoneApi,
  orderSettingApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import { addressOf, aMerchant, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';
import { aVin, buyerOrderApi, deskOrderApi, orderOne, signContract, uploadSlip } from './deals.js';
import {
  aReadyBuyer,
  aUsedCar,
  otherShop,
  putOnSale,
  shop,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
const yard = aStaffMember(['order_view', 'order_ship', 'order_cancel', 'voucher_audit']);
const seller = aMerchant({ shopId: shop.shopId });
const steps = (who = yard) => mall.callAs(who)(orderMilestoneApi);
beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
});

async function anOrder(): Promise<string> {
  const car = aUsedCar({ vin: aVin() });
  await putOnSale(mall, car);
  return orderOne(mall, buyer, car);
}

/** Creates a paid order, placed at the beginning of November, so that steps can have happened on days of that month. */
async function aPaidOrder(): Promise<string> {
  const orderId = await anOrder();
  await mall.query('order', `UPDATE sales_order SET created_at = '2026-11-01' WHERE order_id = $1`, [
    orderId,
  ]);
  await signContract(mall, buyer, orderId);
  const { voucherId } = await uploadSlip(mall, buyer, orderId);
  await mall.callAs(yard)(orderVoucherApi).audit({ voucherId, result: 1 });
  return orderId;
}

describe('milestones', () => {
  it('are written by merchant and staff, each their own, and seen alike by all three sides', async () => {
    const orderId = await aPaidOrder();
    const photo = { url: '/api/files/f/1002', originName: 'осмотр.jpg' };
    const inspected = { orderId, code: 'inspected' as const, happenedOn: '2026-11-05', files: [photo] };
    expect(await refusal(steps(seller).write(inspected))).toBe(orderErrors.milestoneSkipped.key);
    await steps(seller).write({ ...inspected, skipReason: 'куплен при осмотре' });
    expect(await refusal(steps(seller).write({ orderId, code: 'customs', happenedOn: '2026-11-06' }))).toBe(
      orderErrors.milestoneNotYours.key,
    );
    const border = {
      orderId,
      code: 'border',
      happenedOn: '2026-11-15',
      note: 'Пограничный',
      skipReason: 'без погрузки',
    } as const;
    expect(await refusal(steps().write(border))).toBe(orderErrors.notOnItsWay.key);
    await mall.callAs(seller)(deskOrderApi).ship({ orderId, carrier: 'Уссури Транс' });
    await steps().write(border);
    expect(await refusal(steps(seller).write({ orderId, code: 'loaded', happenedOn: '2026-11-16' }))).toBe(
      orderErrors.milestoneOutOfOrder.key,
    );
    await steps(seller).write({
      orderId,
      code: 'loaded',
      happenedOn: '2026-11-10',
      skipReason: 'лицензия позже',
    });
    await steps().write({
      orderId,
      code: 'loaded',
      happenedOn: '2026-11-11',
      note: 'исправлено',
      skipReason: 'лицензия позже',
    });

    const plain = (list: Awaited<ReturnType<ReturnType<typeof steps>['list']>>) =>
      list.map(({ canWrite: _write, canDelay: _delay, ...step }) => step);
    const seen = plain(await steps(buyer.caller).list({ orderId }));
    expect(seen.map(({ code }) => code)).toEqual(MILESTONE_CODES);
    expect(seen.filter(({ isDone }) => isDone === 1).map(({ code }) => code)).toEqual([
      'inspected',
      'loaded',
      'border',
    ]);
    expect(seen[3]).toMatchObject({
      happenedOn: '2026-11-11',
      corrections: 1,
      writtenBy: 'staff',
      skipReason: 'лицензия позже',
    });
    expect(plain(await steps(seller).list({ orderId }))).toEqual(seen);
    expect(plain(await steps().list({ orderId }))).toEqual(seen);
    const detail = await mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId });
    expect(plain(detail.milestones)).toEqual(seen);
    expect(detail.timeline.filter(({ action }) => action === 'milestone')).toHaveLength(4);
    const events = await mall.query(
      'order',
      `SELECT 1 FROM outbox WHERE subject LIKE '%milestoneWritten%' AND aggregate_id = $1`,
      [orderId],
    );
    expect(events).toHaveLength(4);
  });

  it('are for paid cars, and for those who may see the order', async () => {
    const unpaid = await anOrder();
    const step = { orderId: unpaid, code: 'bought', happenedOn: '2026-11-05' } as const;
    expect(await refusal(steps().write(step))).toBe(orderErrors.notPaid.key);
    const stranger = aMerchant({ shopId: otherShop.shopId });
    expect(await refusal(steps(stranger).list({ orderId: unpaid }))).toBe(orderErrors.orderNotFound.key);
    const other = await aReadyBuyer(mall);
    expect(await refusal(steps(other.caller).list({ orderId: unpaid }))).toBe(orderErrors.orderNotFound.key);
  });
});

describe('the automatic receipt', () => {
  it('has one figure: that of the setting when the order was placed, in its contract and on its page', async () => {
    const settings = mall.callAs(aStaffMember(['deal_setting_edit']))(orderSettingApi);
    const days = (value: number) => settings.change({ settingKey: 'autoReceiptDays', value });
    await days(75);
    const orderId = await aPaidOrder();
    await days(90);
    const { detail, receive } = mall.callAs(buyer.caller)(buyerOrderApi);
    for (const lang of ['ru', 'zh', 'en'] as const) {
      const { clauses } = await mall.callAs(buyer.caller)(orderContractApi).one({ orderId, lang });
      const text = clauses.find(({ clauseId }) => clauseId === 'claims')!.text;
      expect(text).toMatch(/[^0-9]75[^0-9]/);
      expect(text).not.toContain('{');
    }
    await mall.callAs(seller)(deskOrderApi).ship({ orderId, carrier: 'Уссури Транс' });
    for (const code of ['bought', 'inspected', 'exportLicence', 'loaded', 'border'] as const)
      await steps().write({ orderId, code, happenedOn: '2026-11-10' });
    const onTheWay = await detail({ orderId });
    expect(onTheWay).toMatchObject({ autoReceiptDays: 75, autoReceiptTime: null });
    expect(onTheWay.actions).not.toContain('receive');
    expect(await refusal(receive({ orderId }))).toBe(orderErrors.carNotReady.key);
    await steps().write({ orderId, code: 'yard', happenedOn: '2026-11-12' });
    const ready = await detail({ orderId });
    expect(ready.actions).toContain('receive');
    expect(Math.round(ready.autoReceiptSecondsLeft! / 86_400)).toBe(75);
    await receive({ orderId });
  });
});

describe('the rate of an order', () => {
  it('is quoted again once its lock is over, and only then', async () => {
    const orderId = await anOrder();
    const { requote, detail } = mall.callAs(buyer.caller)(buyerOrderApi);
    expect(await refusal(requote({ orderId }))).toBe(orderErrors.rateLockHolds.key);
    await mall.callAs(yard)(deskOrderApi).extendPayTime({ orderId, hours: 24, reason: 'банк задерживает' });
    await mall.query(
      'order',
      `UPDATE sales_order SET rate_locked_until = now() - interval '1 hour' WHERE order_id = $1`,
      [orderId],
    );
    await mall.query(
      'order',
      `INSERT INTO exchange_rate (from_currency, to_currency, rate_scaled, source, as_of) VALUES ('CNY', 'RUB', 140000, 'later', now())`,
    );
    const before = await detail({ orderId });
    expect(before).toMatchObject({ isRateLockOver: true, actions: expect.arrayContaining(['requote']) });
    const after = await requote({ orderId });
    expect(after).toMatchObject({ total: before.total, totalRubMinor: 119_000_000, isRateLockOver: false });
    expect(Date.parse(after.rate.lockedUntil)).toBeLessThanOrEqual(Date.parse(after.endTime!));
  });
});

describe('lists', () => {
  it('come as CSV in parts, without formulas, in the language of who asks', async () => {
    const orderId = await anOrder();
    await mall.query(
      'order',
      `UPDATE sales_order SET consignee = '=HYPERLINK("http://evil")' WHERE order_id = $1`,
      [orderId],
    );
    const { exportPart } = mall.callAs({ ...yard, locale: 'zh' })(deskOrderApi);
    const part = await exportPart({ current: 1, size: 10, consignee: 'HYPERLINK' });
    expect(part).toMatchObject({ rows: 1, nextAfterId: null });
    const [head, row] = part.csv.split('\r\n');
    expect(head!.startsWith('\uFEFF"订单编号"')).toBe(true);
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`);
    const foreign = mall.callAs(aMerchant({ shopId: otherShop.shopId }))(deskOrderApi);
    expect((await foreign.exportPart({ current: 1, size: 10 })).rows).toBe(0);
  });

  it('show a deal in the square only while its buyer agrees, and nothing of the buyer', async () => {
    const orderId = await aPaidOrder();
    const { square, squareConsent } = mall.callAs(buyer.caller)(buyerOrderApi);
    const shown = async () => (await square({ pageNum: 1, pageSize: 100 })).total;
    const before = await shown();
    await squareConsent({ orderId, showInSquare: 1 });
    expect(await shown()).toBe(before + 1);
    const text = JSON.stringify(await square({ pageNum: 1, pageSize: 100 }));
    for (const secret of [
      'Иванов',
      addressOf(buyer.caller).mobile.slice(1),
      'Ленина',
      orderId,
      buyer.caller.userId!,
      'UA2',
    ])
      expect(text).not.toContain(secret);
    await squareConsent({ orderId, showInSquare: 0 });
    expect(await shown()).toBe(before);
    const other = await aReadyBuyer(mall);
    const theirs = mall.callAs(other.caller)(buyerOrderApi).squareConsent({ orderId, showInSquare: 1 });
    expect(await refusal(theirs)).toBe(orderErrors.orderNotFound.key);
  });
});
