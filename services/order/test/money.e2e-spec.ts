import { platformErrors, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderReconciliationApi,
  orderRefundApi,
  orderSettingApi,
  orderVoucherApi,
  type UploadVoucherDto,
} from '@mall/contracts/order';
import { productStockApi, type ImportCarDto } from '@mall/contracts/product';
import { aService, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';
import { buyerOrderApi, deskOrderApi, aSlip, orderOne, signContract } from './deals.js';
import { eventually } from './eventually.js';
import { aReadyBuyer, aUsedCar, putOnSale, vouchForFiles, type ReadyBuyer } from './neighbours.js';

const DUE = 8_500_000;

let mall: TestMall;
let buyer: ReadyBuyer;
const rights = ['voucher_audit', 'refund_audit', 'order_cancel', 'order_view', 'deal_setting_edit'];
/** Returns new people for each test, who have moved nothing within a day: two confirm, one approves, one pays. */
const hire = () => [rights, rights, rights, rights].map((own) => aStaffMember(own));
let [anna, boris, clara, dmitri] = hire() as [Caller, Caller, Caller, Caller];

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
  await limit(50_000_000);
});

beforeEach(() => {
  [anna, boris, clara, dmitri] = hire() as [Caller, Caller, Caller, Caller];
});

afterEach(async () => {
  expect(await mall.callAs(anna)(orderReconciliationApi).checkLedger({})).toMatchObject({
    isBalanced: true,
    unevenJournals: [],
    oddOrders: [],
  });
});

const orders = () => mall.callAs(buyer.caller)(buyerOrderApi);
const slips = (who = anna) => mall.callAs(who)(orderVoucherApi);
const refunds = (who = anna) => mall.callAs(who)(orderRefundApi);
const stockOf = async (car: ImportCarDto): Promise<number> => {
  const { carsForCart } = mall.callAs(aService('test'))(productStockApi);
  return (await carsForCart({ skuIds: [car.spuId] }))[0]!.stock;
};
/** Creates an order with a signed contract that waits for money. */
async function aSignedOrder(): Promise<{ orderId: string; car: ImportCarDto }> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  await signContract(mall, buyer, orderId);
  return { orderId, car };
}
let references = 0;
const handIn = async (orderId: string, traits: Partial<UploadVoucherDto>): Promise<string> => {
  references += 1;
  const slip = aSlip(orderId, { bankRef: `PP-${references}`, ...traits });
  return (await slips(buyer.caller).upload(slip)).voucherId;
};
const refundOf = async (orderId: string) => (await refunds(buyer.caller).mine({ orderId }))[0]!;

it('takes parts in two currencies, and ships only when the balance is paid', async () => {
  const { orderId } = await aSignedOrder();
  const first = await handIn(orderId, { amountFee: 40_350_000, currency: 'RUB', bankRef: 'P-1' });
  const second = await handIn(orderId, { amountFee: 5_500_000, bankRef: 'P-2' });
  expect(await refusal(slips().audit({ voucherId: first, result: 1 }))).toBe(
    orderErrors.slipAmountDiffers.key,
  );
  await slips().audit({ voucherId: first, result: 1, partPayment: 1 });
  expect(await orders().detail({ orderId })).toMatchObject({
    status: 4,
    paidFee: 3_000_000,
    balanceFee: 5_500_000,
    balanceRubMinor: 73_975_000,
  });
  expect(await refusal(slips().audit({ voucherId: second, result: 1, partPayment: 1 }))).toBe(
    orderErrors.notAPart.key,
  );
  await slips().audit({ voucherId: second, result: 1 });
  expect(await orders().detail({ orderId })).toMatchObject({
    status: 2,
    paidFee: DUE,
    balanceFee: 0,
    slipStatus: 0,
  });
  const entries = await mall.callAs(anna)(orderReconciliationApi).ledger({ orderId });
  expect(entries.map(({ kind, account }) => `${kind} ${account}`)).toEqual([
    'payment bank',
    'payment buyer',
    'payment bank',
    'payment buyer',
    'sale buyer',
    'sale sales',
  ]);
});

it('goes back to waiting for payment when the only slip was a part', async () => {
  const { orderId } = await aSignedOrder();
  const voucherId = await handIn(orderId, { amountFee: 1_000_000 });
  await slips().audit({ voucherId, result: 1, partPayment: 1 });
  const waiting = await orders().detail({ orderId });
  expect(waiting).toMatchObject({ status: 1, paidFee: 1_000_000, slipStatus: 0 });
  // Exactly the refund that will follow.
  expect(waiting.refundOnCancel).toEqual([{ amountFee: 1_000_000, currency: 'CNY' }]);
  await orders().cancel({ orderId });
  expect(await refundOf(orderId)).toMatchObject({ kind: 'cancelled', amountFee: 1_000_000, status: 0 });
});

/** Lowers or raises the limit above which two people decide; raising takes both. */
async function limit(value: number): Promise<void> {
  for (const who of [anna, boris])
    await mall
      .callAs(who)(orderSettingApi)
      .change({ settingKey: 'secondPersonAboveMinor', value })
      .catch((failure: unknown) => {
        if (!orderErrors.limitRaisedByTwo.is(failure)) throw failure;
      });
}

/** Returns the bank's document of a payout; each refund has its own. */
const payoutOf = (refundId: string) => [{ url: `/api/files/f/7000${refundId}`, originName: 'payment.pdf' }];

it('lets nobody close a large order alone with a slip of one yuan', async () => {
  await limit(DUE - 1);
  const { orderId } = await aSignedOrder();
  const voucherId = await handIn(orderId, { amountFee: 100 });
  const decision = { voucherId, result: 1, acceptDifference: 1, reason: 'скидка' } as const;
  expect(await slips(anna).audit(decision)).toMatchObject({ status: 0, waitsForSecond: 1 });
  expect((await orders().detail({ orderId })).status).toBe(4);
  const part = { voucherId, result: 1, partPayment: 1, amountFee: 100 } as const;
  expect(await refusal(slips(boris).audit(part))).toBe(orderErrors.decisionsDiffer.key);
  expect(await slips(boris).audit({ ...decision, amountFee: 100 })).toMatchObject({ status: 1 });
  await limit(50_000_000);
});

it('lets nobody raise the limit alone, and refuses a change of a value that is not the one that was shown', async () => {
  const change = (who: typeof anna, value: number, previous?: number) =>
    refusal(
      mall.callAs(who)(orderSettingApi).change({ settingKey: 'secondPersonAboveMinor', value, previous }),
    );
  const current = async () =>
    (await mall.callAs(anna)(orderSettingApi).one({ settingKey: 'secondPersonAboveMinor' })).value;
  expect(await change(anna, 60_000_000)).toBe(orderErrors.limitRaisedByTwo.key);
  expect(await change(anna, 60_000_000)).toBe(orderErrors.limitRaisedByTwo.key);
  expect(await change(boris, 60_000_001)).toBe(orderErrors.limitRaisedByTwo.key);
  expect(await current()).toBe(50_000_000);
  expect(await change(anna, 60_000_001)).toBe('nothing was thrown');
  expect(await current()).toBe(60_000_001);
  expect(await change(boris, 50_000_000, 50_000_000)).toBe(platformErrors.staleData.key);
  expect(await change(boris, 50_000_000, 60_000_001)).toBe('nothing was thrown');
  expect(await current()).toBe(50_000_000);
});

it('approves a refund above the limit by two people, and pays it with a document', async () => {
  const { orderId } = await aSignedOrder();
  await slips(anna).audit({ voucherId: await handIn(orderId, {}), result: 1 });
  const claim = { orderId, amountFee: 2_000_000, currency: 'CNY', reason: 'царапина' } as const;
  const { refundId } = await refunds(buyer.caller).apply(claim);
  await limit(1_999_999);
  const first = await refunds(boris).audit({ refundId, result: 1 });
  expect(first).toMatchObject({ status: 0, waitsForSecond: 1 });
  expect(await refunds(boris).audit({ refundId, result: 1 })).toEqual(first);
  expect(await refusal(refunds(clara).audit({ refundId, result: 1, amountFee: 2_000_001 }))).toBe(
    orderErrors.amountNotRetyped.key,
  );
  const second = await refunds(clara).audit({ refundId, result: 1, amountFee: 2_000_000 });
  expect(second).toMatchObject({ status: 1, actions: [] });
  const paid = await refunds(dmitri).pay({ refundId, bankRef: 'R-5', files: payoutOf(refundId) });
  expect(paid).toMatchObject({ status: 2, payoutFiles: payoutOf(refundId) });
  await limit(50_000_000);
});

it('needs two different people above the limit', async () => {
  await limit(DUE - 1);
  const { orderId } = await aSignedOrder();
  const voucherId = await handIn(orderId, {});
  const first = await slips(anna).audit({ voucherId, result: 1 });
  expect(first).toMatchObject({ status: 0, waitsForSecond: 1 });
  expect(await slips(anna).audit({ voucherId, result: 1 })).toEqual(first);
  const desk = (who: typeof anna) => mall.callAs(who)(orderReconciliationApi).one({ voucherId });
  expect(await desk(anna)).toMatchObject({ needsSecondPerson: true, canConfirm: false, match: 'full' });
  expect(await desk(boris)).toMatchObject({ canConfirm: true });
  expect(await refusal(slips(boris).audit({ voucherId, result: 1 }))).toBe(orderErrors.amountNotRetyped.key);
  const second = {
    voucherId,
    result: 1,
    amountFee: (await slips(boris).one({ voucherId })).amountFee,
  } as const;
  expect(await slips(boris).audit(second)).toMatchObject({ status: 1, creditedFee: DUE });
  expect((await orders().detail({ orderId })).status).toBe(2);
  await limit(50_000_000);
});

it('gives an overpayment back: asked by one, approved by another, paid with a reference', async () => {
  const { orderId } = await aSignedOrder();
  const voucherId = await handIn(orderId, { amountFee: 121_050_000, currency: 'RUB' });
  await slips(anna).audit({ voucherId, result: 1, acceptDifference: 1, reason: 'переплата' });
  const over = await refundOf(orderId);
  expect(over).toMatchObject({
    kind: 'overpaid',
    currency: 'RUB',
    amountFee: 6_725_000,
    amountCnyMinor: 500_000,
  });
  const { refundId } = over;
  expect(await refusal(refunds(anna).audit({ refundId, result: 1 }))).toBe(orderErrors.samePerson.key);
  expect(await refusal(refunds(boris).audit({ refundId, result: 2, reason: 'нет' }))).toBe(
    orderErrors.refundOwed.key,
  );
  expect(await refusal(refunds(clara).pay({ refundId, bankRef: 'R-1', files: payoutOf(refundId) }))).toBe(
    orderErrors.refundNotApproved.key,
  );
  expect(await refunds(boris).audit({ refundId, result: 1 })).toMatchObject({ status: 1, actions: [] });
  for (const who of [anna, boris])
    expect(await refusal(refunds(who).pay({ refundId, bankRef: 'R-1', files: payoutOf(refundId) }))).toBe(
      orderErrors.oneTask.key,
    );
  const pays = await Promise.all(
    [1, 2, 3].map((n) =>
      refusal(refunds(clara).pay({ refundId, bankRef: `R-${n}`, files: payoutOf(refundId) })),
    ),
  );
  expect(pays.filter((key) => key === 'nothing was thrown')).toHaveLength(1);
  expect(await refundOf(orderId)).toMatchObject({ status: 2, approvedBy: null });
});

it('writes a shortage off only with a reason, and refunds what really came when the order is cancelled', async () => {
  const { orderId, car } = await aSignedOrder();
  const voucherId = await handIn(orderId, { amountFee: DUE - 5_000 });
  await slips().audit({ voucherId, result: 1, acceptDifference: 1, reason: 'комиссия банка' });
  expect(await stockOf(car)).toBe(0);
  await mall.callAs(boris)(deskOrderApi).cancel({ orderId, reason: 'машина повреждена', carFate: 'onSale' });
  const back = await refundOf(orderId);
  expect(back).toMatchObject({ kind: 'cancelled', amountFee: DUE - 5_000, requestedBy: 'staff' });
  expect(await refusal(refunds(boris).audit({ refundId: back.refundId, result: 1 }))).toBe(
    orderErrors.samePerson.key,
  );
  expect(await refusal(refunds(anna).audit({ refundId: back.refundId, result: 1 }))).toBe(
    orderErrors.oneTask.key,
  );
  await refunds(clara).audit({ refundId: back.refundId, result: 1 });
  await refunds(dmitri).pay({
    ...{ refundId: back.refundId, bankRef: 'R-77', files: payoutOf(back.refundId) },
  });
  await eventually('the car is on sale again, once', async () => (await stockOf(car)) === 1);
});

it('counts money for a cancelled order without selling the car, and gives it back', async () => {
  const { orderId, car } = await aSignedOrder();
  const voucherId = await handIn(orderId, {});
  await mall.callAs(anna)(deskOrderApi).cancel({ orderId, reason: 'проверка', carFate: 'onSale' });
  await slips(boris).audit({ voucherId, result: 1 });
  expect(await orders().detail({ orderId })).toMatchObject({ status: 6, paidFee: DUE });
  expect(await refundOf(orderId)).toMatchObject({ kind: 'cancelled', amountFee: DUE });
  await eventually('the car is on sale again', async () => (await stockOf(car)) === 1);
});

it('shows before a cancellation what goes back in each currency, and stores who cancelled beside the reason', async () => {
  const { orderId } = await aSignedOrder();
  const first = await handIn(orderId, { amountFee: 40_350_000, currency: 'RUB' });
  const second = await handIn(orderId, { amountFee: 5_500_000 });
  await slips(anna).audit({ voucherId: first, result: 1, partPayment: 1 });
  await slips(anna).audit({ voucherId: second, result: 1 });
  const desk = (who: typeof anna) => mall.callAs(who)(deskOrderApi);
  const announced = (await desk(boris).one({ orderId })).refundOnCancel;
  expect(announced).toEqual([
    { amountFee: 5_500_000, currency: 'CNY' },
    { amountFee: 40_350_000, currency: 'RUB' },
  ]);
  // A buyer cannot cancel a paid order, and staff without the right see no offer.
  expect((await orders().detail({ orderId })).refundOnCancel).toEqual([]);
  expect((await desk(aStaffMember(['order_view'])).one({ orderId })).refundOnCancel).toEqual([]);

  await desk(boris).cancel({ orderId, reason: 'машина повреждена', carFate: 'onSale' });
  const { orderNumber } = await orders().detail({ orderId });
  const opened = (await refunds(anna).list({ current: 1, size: 10, orderNumber: orderNumber.slice(3) }))
    .records;
  expect(opened.map(({ amountFee, currency }) => ({ amountFee, currency }))).toEqual(announced);
  const author = { requestedBy: 'staff', requestedByName: boris.username, reason: 'машина повреждена' };
  for (const refund of opened) expect(refund).toMatchObject(author);
  const closed = { status: 6, closeType: 7, closeReason: 'машина повреждена' };
  expect(await desk(anna).one({ orderId })).toMatchObject({ ...closed, closedBy: boris.username });
  const { records } = await desk(anna).list({ current: 1, size: 10, ids: [orderId] });
  expect(records[0]).toMatchObject({ ...closed, closedBy: boris.username });
  expect(await orders().detail({ orderId })).toMatchObject({ ...closed, closedBy: null });
  for (const refund of await refunds(buyer.caller).mine({ orderId }))
    expect(refund.requestedByName).toBeNull();
});

it('pays a claim of the buyer out of a sale, never more than was paid', async () => {
  const { orderId } = await aSignedOrder();
  expect(
    await refusal(refunds(buyer.caller).apply({ orderId, amountFee: 1, currency: 'CNY', reason: 'рано' })),
  ).toBe(orderErrors.refundRefused.key);
  const voucherId = await handIn(orderId, {});
  await slips().audit({ voucherId, result: 1 });
  const ask = (amountFee: number) =>
    refunds(buyer.caller).apply({ orderId, amountFee, currency: 'CNY', reason: 'царапина на двери' });
  expect(await refusal(ask(DUE + 1))).toBe(orderErrors.refundTooMuch.key);
  const claim = await ask(100_000);
  expect(await refusal(ask(DUE - 99_999))).toBe(orderErrors.refundTooMuch.key);
  await refunds(boris).audit({ refundId: claim.refundId, result: 1 });
  const later = await ask(50_000);
  await mall
    .callAs(anna)(deskOrderApi)
    .cancel({ orderId, reason: 'покупатель отказался', carFate: 'onSale' });
  const all = await refunds(buyer.caller).mine({ orderId });
  expect(all.map(({ kind, status, amountFee }) => [kind, status, amountFee])).toEqual([
    ['claim', 1, 100_000],
    ['claim', 3, 50_000],
    ['cancelled', 0, DUE - 100_000],
  ]);
  expect(all[1]?.refundId).toBe(later.refundId);
});

it('tells the buyer in their language why a slip came back', async () => {
  const { orderId } = await aSignedOrder();
  const voucherId = await handIn(orderId, {});
  expect(await refusal(slips().audit({ voucherId, result: 2, reasonCode: 'other' }))).toBe(
    orderErrors.reasonNeeded.key,
  );
  await slips().audit({ voucherId, result: 2, reasonCode: 'wrongPayee', reason: 'INN 2540' });
  const reason = async (locale: 'ru' | 'zh' | 'en') => {
    const detail = await mall
      .callAs({ ...buyer.caller, locale })(buyerOrderApi)
      .detail({ orderId });
    expect(detail.timeline.at(-1)?.reason).toBe(detail.vouchers[0]?.reason);
    return detail.vouchers[0]?.reason;
  };
  expect(await reason('ru')).toBe('Другой получатель платежа: INN 2540');
  expect(await reason('zh')).toBe('收款人有误: INN 2540');
  expect(await reason('en')).toBe('Paid to somebody else: INN 2540');
});

it('shows slips beside their invoices with the findings for and against them', async () => {
  const [one, two] = [await aSignedOrder(), await aSignedOrder()];
  const good = await handIn(one.orderId, { bankRef: 'SAME-900001' });
  expect(await refusal(handIn(two.orderId, { paidTime: '2020-01-01' }))).toBe(orderErrors.slipDateUnfit.key);
  const odd = await handIn(two.orderId, { bankRef: 'same 900001', amountFee: 700 });
  await mall.query('order', `UPDATE voucher SET paid_on = '2020-01-01' WHERE voucher_id = $1`, [odd]);
  const { records } = await mall
    .callAs(anna)(orderReconciliationApi)
    .list({ current: 1, size: 50, keyWord: 'SAME' });
  expect(records.map(({ voucherId }) => voucherId)).toEqual([good, odd]);
  expect(records[1]!.hints.map(({ code }) => code)).toEqual([
    'amountPart',
    'referenceShared',
    'paidBeforeOrder',
  ]);
  expect(await refusal(slips().audit({ voucherId: odd, result: 1, partPayment: 1 }))).toBe(
    orderErrors.slipDateUnfit.key,
  );
  expect(records[0]!.invoice).toMatchObject({
    orderId: one.orderId,
    balanceMinor: DUE,
    isContractSigned: true,
  });
});

it('lets nobody write books that do not balance, or change postings', async () => {
  const [journal] = await mall.query<{ journal_id: string }>(
    'order',
    'SELECT journal_id FROM ledger_journal LIMIT 1',
  );
  const oneSided = `INSERT INTO ledger_entry (journal_id, account, debit_minor, amount_minor, currency) VALUES ($1, 'bank', 5, 5, 'CNY')`;
  await expect(mall.query('order', oneSided, [journal!.journal_id])).rejects.toThrow(/does not add up/);
  await expect(mall.query('order', 'UPDATE ledger_entry SET debit_minor = debit_minor + 1')).rejects.toThrow(
    /stays posted/,
  );
  await expect(mall.query('order', 'DELETE FROM ledger_journal')).rejects.toThrow(/stays posted/);
});
