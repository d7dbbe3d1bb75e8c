import type { Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderReconciliationApi,
  orderRefundApi,
  orderSettingApi,
  orderVoucherApi,
  type UploadVoucherDto,
} from '@mall/contracts/order';
import { aStaffMember, startMall, type TestMall } from '@mall/testing';
import type { QueryRunner } from 'typeorm';
import { FindTransfers1766000000092 } from '../src/migrations/0092-find-transfers.js';
import { RecordTables1766300000000 } from '../src/migrations/0098-record-tables.js';
import { TransfersToldApart1766000000091 } from '../src/migrations/0091-transfers-told-apart.js';
import { FindReceivedMoney1764500000051 } from '../src/migrations/0051-find-received-money.js';
import { ReceivedMoney1764500000050 } from '../src/migrations/0050-received-money.js';
import { aSlip, buyerOrderApi, deskOrderApi, orderOne, signContract } from './deals.js';
import { eventually } from './eventually.js';
import {
  aReadyBuyer,
  aUsedCar,
  putOnSale,
  startSecondOrderService,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

const DUE = 8_500_000;
/** Amount due at the rate of the tests, 13.45. */
const DUE_RUB = 114_325_000;
const LIMIT = 50_000_000;
const ROUNDS = 6;
/** Returns the bank's document of a payout; each refund has its own. */
const payoutOf = (refundId: string) => [{ url: `/api/files/f/7000${refundId}`, originName: 'payment.pdf' }];

let mall: TestMall;
let buyer: ReadyBuyer;
const rights = ['voucher_audit', 'refund_audit', 'order_cancel', 'order_view', 'deal_setting_edit'];
const hire = (): Caller => aStaffMember(rights);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  // Two processes: only the database decides who was first.
  await startSecondOrderService(mall);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
  await mall.callAs(hire())(orderSettingApi).change({ settingKey: 'secondPersonAboveMinor', value: LIMIT });
  // The other process may use the earlier settings for two seconds.
  await mall.query('order', 'SELECT pg_sleep(2.1)');
}, 120_000);

afterEach(async () => {
  expect(await mall.callAs(hire())(orderReconciliationApi).checkLedger({})).toMatchObject({
    isBalanced: true,
    oddOrders: [],
  });
});

const slips = (who: Caller) => mall.callAs(who)(orderVoucherApi);
const refunds = (who: Caller) => mall.callAs(who)(orderRefundApi);
const detailOf = (orderId: string) => mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId });

/** Returns `done`, or the key of the error. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (thrown: unknown) => (thrown as { declaration?: { key: string } }).declaration?.key ?? String(thrown),
  );

async function aSignedOrder(): Promise<string> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  await signContract(mall, buyer, orderId);
  return orderId;
}

let references = 0;
const handIn = async (orderId: string, traits: Partial<UploadVoucherDto> = {}): Promise<string> => {
  references += 1;
  const slip = aSlip(orderId, { bankRef: `RULE-${references}`, ...traits });
  return (await slips(buyer.caller).upload(slip)).voucherId;
};

/** Creates an order that is completely paid by these payments, and a claim over it. */
async function aPaidOrder(...payments: Partial<UploadVoucherDto>[]): Promise<string> {
  const orderId = await aSignedOrder();
  for (const [place, payment] of payments.entries()) {
    const voucherId = await handIn(orderId, payment);
    const partPayment = place < payments.length - 1 ? 1 : 0;
    await slips(hire()).audit({ voucherId, result: 1, partPayment });
  }
  return orderId;
}

async function payBack(orderId: string, amountFee: number, currency: 'CNY' | 'RUB'): Promise<void> {
  const reason = `возврат ${amountFee}`;
  const { refundId } = await refunds(buyer.caller).apply({ orderId, amountFee, currency, reason });
  await refunds(hire()).audit({ refundId, result: 1 });
  await refunds(hire()).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) });
}

describe('a transfer', () => {
  it('is counted for one of two orders that two clerks confirm at the same second', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = [await aSignedOrder(), await aSignedOrder()];
      const reference = `RACE-${orders[0]}`;
      const typed = [reference, ` ${reference.toLowerCase().replace('-', ' ')}`];
      const ids = await Promise.all(orders.map((orderId, n) => handIn(orderId, { bankRef: typed[n]! })));
      const ends = await Promise.all(
        ids.map((voucherId) => outcome(slips(hire()).audit({ voucherId, result: 1 }))),
      );
      expect(ends.sort()).toEqual(['done', orderErrors.transferUsed.key]);
    }
  });

  it('is counted once when its file is handed in under two references at the same second', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = [await aSignedOrder(), await aSignedOrder()];
      const files = [{ url: `/api/files/f/2${orders[0]}`, originName: 'slip.pdf' }];
      const ids = await Promise.all(orders.map((orderId) => handIn(orderId, { files })));
      const ends = await Promise.all(
        ids.map((voucherId) => outcome(slips(hire()).audit({ voucherId, result: 1 }))),
      );
      expect(ends.sort()).toEqual(['done', orderErrors.slipFileUsed.key]);
    }
  });

  it('is divided openly between orders, never beyond its whole amount', async () => {
    const orders = [await aSignedOrder(), await aSignedOrder(), await aSignedOrder()];
    const bankRef = `WHOLE-${orders[0]}`;
    const files = [{ url: `/api/files/f/3${orders[0]}`, originName: 'slip.pdf' }];
    const [one, two, three] = await Promise.all(orders.map((orderId) => handIn(orderId, { bankRef, files })));
    const [first, anna] = [hire(), hire()];
    const audit = (voucherId: string, transferFee?: number, who = hire()) =>
      slips(who).audit({ voucherId, result: 1, transferFee });
    await audit(one!, undefined, first);
    const refused = await slips(hire())
      .audit({ voucherId: two!, result: 1 })
      .catch((thrown: unknown) => thrown);
    expect(orderErrors.transferUsed.is(refused)).toBe(true);
    const { orderNumber } = await detailOf(orders[0]!);
    expect(JSON.stringify(refused)).toContain(orderNumber);
    expect(await outcome(audit(two!, 2 * DUE - 1))).toBe(orderErrors.transferExceeded.key);
    // The first part recorded less, so that two people confirm the second, of whom the last did not confirm the first.
    expect(await audit(two!, 2 * DUE, anna)).toMatchObject({ status: 0, waitsForSecond: 1 });
    const second = { voucherId: two!, result: 1, amountFee: DUE } as const;
    expect(await outcome(slips(first).audit(second))).toBe(orderErrors.transferThirdPerson.key);
    expect(await slips(hire()).audit(second)).toMatchObject({ status: 1, transferFee: 2 * DUE });
    expect(await outcome(audit(three!, 2 * DUE))).toBe(orderErrors.transferExceeded.key);
    expect(await audit(three!, 3 * DUE)).toMatchObject({ status: 0, waitsForSecond: 1 });
    // The database refuses it, whoever writes.
    await expect(
      mall.query(
        'order',
        `UPDATE voucher SET status = 1, audited_by_id = 'x', received_minor = 1, transfer_id =
           (SELECT transfer_id FROM voucher WHERE voucher_id = $2) WHERE voucher_id = $1`,
        [three, one],
      ),
    ).rejects.toThrow(/counted for more than came/);
  });

  it('is perhaps counted already under another spelling: two clerks at once count it once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = [await aSignedOrder(), await aSignedOrder()];
      const typed = [`TT-${orders[0]}`, `п/п 00${orders[0]} от 29.11.2026`];
      const ids = await Promise.all(orders.map((orderId, n) => handIn(orderId, { bankRef: typed[n]! })));
      const ends = await Promise.all(
        ids.map((voucherId) => outcome(slips(hire()).audit({ voucherId, result: 1 }))),
      );
      expect(ends.sort()).toEqual(['done', orderErrors.transferAlike.key]);
    }
  });

  it('that pays out is recorded once by two clerks at once, and is no receipt', async () => {
    const orderId = await aPaidOrder({ bankRef: `IN-${(references += 1)}` });
    const receipt = (await detailOf(orderId)).vouchers[0]!.bankRef!;
    const granted: string[] = [];
    for (const amountFee of [100, 200]) {
      const reason = `царапина ${amountFee}`;
      const { refundId } = await refunds(buyer.caller).apply({ orderId, amountFee, currency: 'CNY', reason });
      await refunds(hire()).audit({ refundId, result: 1 });
      granted.push(refundId);
    }
    const [one] = granted;
    const asReceipt = refunds(hire()).pay({ refundId: one!, bankRef: receipt, files: payoutOf(one!) });
    expect(await outcome(asReceipt)).toBe(orderErrors.payoutIsReceipt.key);
    const bankRef = `DUP-${one}`;
    const ends = await Promise.all(
      granted.map((refundId) =>
        outcome(refunds(hire()).pay({ refundId, bankRef, files: payoutOf(refundId) })),
      ),
    );
    expect(ends.sort()).toEqual(['done', orderErrors.payoutUsed.key]);
    const open = (await refunds(buyer.caller).mine({ orderId })).find(({ status }) => status === 1)!;
    const again = {
      refundId: open.refundId,
      bankRef: `OUT-9${open.refundId}`,
      files: payoutOf(open.refundId),
    };
    expect(await refunds(hire()).pay(again)).toMatchObject({ status: 2 });
  });

  it('is known by its file also where an older release took the slip in', async () => {
    const [before, after] = [await aSignedOrder(), await aSignedOrder()];
    const files = [{ url: `/api/files/f/4${before}`, originName: 'slip.pdf' }];
    const old = await handIn(before, { files });
    await slips(hire()).audit({ voucherId: old, result: 1 });
    await mall.query(
      'order',
      'DELETE FROM bank_transfer_file WHERE transfer_id = (SELECT transfer_id FROM voucher WHERE voucher_id = $1)',
      [old],
    );
    await mall.query('order', 'UPDATE voucher SET file_digests = NULL WHERE voucher_id = $1', [old]);
    await eventually(
      'the file of the old slip is known',
      async () => {
        const [row] = await mall.query<{ known: boolean }>(
          'order',
          'SELECT file_digests IS NOT NULL AS known FROM voucher WHERE voucher_id = $1',
          [old],
        );
        return row!.known;
      },
      60_000,
    );
    const voucherId = await handIn(after, { files });
    expect(await outcome(slips(hire()).audit({ voucherId, result: 1 }))).toBe(orderErrors.slipFileUsed.key);
  }, 90_000);
});

describe('what the bank credited', () => {
  it('is counted instead of the claim: less stays due, and its name is in the books', async () => {
    const orderId = await aSignedOrder();
    const voucherId = await handIn(orderId, { amountFee: DUE_RUB, currency: 'RUB' });
    const received = { voucherId, result: 1, receivedFee: DUE_RUB - 150_000, partPayment: 1 } as const;
    const anna = hire();
    expect(await outcome(slips(anna).audit(received))).toBe(orderErrors.differenceUnnamed.key);
    const view = await slips(anna).audit({ ...received, differenceKind: 'commission' });
    expect(view).toMatchObject({
      amountFee: DUE_RUB,
      receivedFee: DUE_RUB - 150_000,
      differenceKind: 'commission',
    });
    expect(await detailOf(orderId)).toMatchObject({ status: 1, balanceRubMinor: 150_000 });
    const entries = await mall.callAs(anna)(orderReconciliationApi).ledger({ orderId });
    expect(entries.map(({ account }) => account)).toEqual([
      ...['bank', 'buyer', 'commissions', 'buyer', 'buyer', 'commissions'],
    ]);
    const rest = await handIn(orderId, { amountFee: 150_000, currency: 'RUB' });
    await slips(anna).audit({ voucherId: rest, result: 1 });
    expect(await detailOf(orderId)).toMatchObject({
      status: 2,
      balanceFee: 0,
      balanceRubMinor: 0,
      paidFee: DUE,
    });
  });
});

describe('one person', () => {
  it('moves the limit within a day over all orders, exactly, when requests come at once', async () => {
    // Five orders are below the limit, six above it.
    const ids = [];
    for (let n = 0; n < 6; n += 1) ids.push(await handIn(await aSignedOrder()));
    const anna = hire();
    const views = await Promise.all(ids.map((voucherId) => slips(anna).audit({ voucherId, result: 1 })));
    expect(views.filter(({ status }) => status === 1)).toHaveLength(5);
    expect(views.filter(({ waitsForSecond }) => waitsForSecond === 1)).toHaveLength(1);
    // A day later the same person may do it again.
    await mall.query(
      'order',
      `UPDATE voucher SET audited_at = audited_at - interval '25 hours', first_at = first_at - interval '25 hours'
        WHERE $1 IN (audited_by_id, first_by_id)`,
      [anna.userId],
    );
    const later = await handIn(await aSignedOrder());
    expect(await slips(anna).audit({ voucherId: later, result: 1 })).toMatchObject({ status: 1 });
  });

  it('does one of three on an order: confirms, approves, pays', async () => {
    const [anna, boris, clara] = [hire(), hire(), hire()];
    const orderId = await aSignedOrder();
    const [voucherId, late] = [await handIn(orderId), await handIn(orderId, { amountFee: 500 })];
    await slips(anna).audit({ voucherId, result: 1 });
    const claim = { orderId, amountFee: 1_000, currency: 'CNY', reason: 'царапина' } as const;
    const { refundId } = await refunds(buyer.caller).apply(claim);
    expect((await refunds(anna).one({ refundId })).actions).toEqual(['reject']);
    expect(await outcome(refunds(anna).audit({ refundId, result: 1 }))).toBe(orderErrors.oneTask.key);
    await refunds(boris).audit({ refundId, result: 1 });
    for (const who of [anna, boris]) {
      expect((await refunds(who).one({ refundId })).actions).toEqual([]);
      expect(
        await outcome(refunds(who).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) })),
      ).toBe(orderErrors.oneTask.key);
    }
    await refunds(clara).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) });
    for (const who of [boris, clara]) {
      expect(await outcome(slips(who).audit({ voucherId: late, result: 1 }))).toBe(orderErrors.oneTask.key);
      expect(await mall.callAs(who)(orderReconciliationApi).one({ voucherId: late })).toMatchObject({
        canConfirm: false,
      });
    }
  });
});

describe('money that goes back', () => {
  it('goes back in the currencies in which it came, once, whatever is cancelled in between', async () => {
    const orderId = await aPaidOrder({ amountFee: 40_350_000, currency: 'RUB' }, { amountFee: 5_500_000 });
    expect(await refunds(buyer.caller).returnable({ orderId })).toMatchObject([
      { amountFee: 5_500_000, currency: 'CNY' },
      { amountFee: 40_350_000, currency: 'RUB' },
    ]);
    const claim = (amountFee: number, currency: 'CNY' | 'RUB') =>
      refunds(buyer.caller).apply({ orderId, amountFee, currency, reason: `${amountFee} ${currency}` });
    expect(await outcome(claim(5_500_001, 'CNY'))).toBe(orderErrors.refundTooMuch.key);
    expect(await outcome(claim(40_350_001, 'RUB'))).toBe(orderErrors.refundTooMuch.key);
    await payBack(orderId, 10_000_001, 'RUB');
    const open = await claim(500_000, 'CNY');
    const granted = await claim(700_001, 'RUB');
    await refunds(hire()).audit({ refundId: granted.refundId, result: 1 });
    await mall
      .callAs(hire())(deskOrderApi)
      .cancel({ orderId, reason: 'покупатель отказался', carFate: 'onSale' });
    const all = await refunds(buyer.caller).mine({ orderId });
    expect(all.find(({ refundId }) => refundId === open.refundId)?.status).toBe(3);
    const standing = all.filter(({ status }) => status !== 3);
    const sum = (currency: string) =>
      standing
        .filter((one) => one.currency === currency)
        .reduce((total, { amountFee }) => total + amountFee, 0);
    expect([sum('CNY'), sum('RUB')]).toEqual([5_500_000, 40_350_000]);
    expect(standing.reduce((total, { amountCnyMinor }) => total + amountCnyMinor, 0)).toBe(DUE);
    // The buyer does not read the words of staff, which stand on the order.
    expect(standing.filter(({ kind }) => kind === 'cancelled').map(({ reason }) => reason)).toEqual([
      null,
      null,
    ]);
  });

  it('in yuan is not claimed in roubles', async () => {
    const orderId = await aPaidOrder({});
    const inRoubles = { orderId, amountFee: 100_000, currency: 'RUB', reason: 'в рублях' } as const;
    expect(await outcome(refunds(buyer.caller).apply(inRoubles))).toBe(orderErrors.refundCurrency.key);
  });

  it('to the last unit ends the order as refunded, in pieces and in both currencies', async () => {
    const orderId = await aPaidOrder({ amountFee: 40_350_000, currency: 'RUB' }, { amountFee: 5_500_000 });
    await payBack(orderId, 13_333_333, 'RUB');
    const rest = { orderId, amountFee: 5_500_000, currency: 'CNY', reason: 'отказ от покупки' } as const;
    expect(await outcome(refunds(buyer.caller).apply(rest))).toBe(orderErrors.refundPartTooLarge.key);
    await refunds(buyer.caller).apply({ ...rest, whole: 1 });
    const open = (await refunds(buyer.caller).mine({ orderId })).filter(({ status }) => status === 0);
    expect(open).toMatchObject([
      { amountFee: 5_500_000, currency: 'CNY' },
      { amountFee: 40_350_000 - 13_333_333, currency: 'RUB' },
    ]);
    // One act decides the whole claim.
    await refunds(hire()).audit({ refundId: open[0]!.refundId, result: 1 });
    expect((await refunds(buyer.caller).mine({ orderId })).filter(({ status }) => status === 1)).toHaveLength(
      2,
    );
    for (const { refundId } of open) {
      expect(await detailOf(orderId)).toMatchObject({ status: 2 });
      await refunds(hire()).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) });
    }
    const closed = await detailOf(orderId);
    expect(closed).toMatchObject({ status: 6, closeType: 8, balanceFee: 0 });
    // The buyer reads each step of their money, in its currency.
    const lines = closed.timeline.filter(({ action }) => /^(grant|pay)Refund$/.test(action));
    expect(lines.map(({ action, reason }) => `${action} ${reason?.replaceAll(/\s/g, ' ')}`)).toEqual([
      'grantRefund 133 333,33 ₽',
      'payRefund 133 333,33 ₽',
      'grantRefund 55 000,00 ¥ + 270 166,67 ₽',
      'payRefund 55 000,00 ¥',
      'payRefund 270 166,67 ₽',
    ]);
    expect(lines.every(({ actorName }) => actorName === null)).toBe(true);
    expect(await refunds(buyer.caller).returnable({ orderId })).toEqual([]);
  });

  it('of a refunded order goes back as well when it comes late', async () => {
    const orderId = await aSignedOrder();
    const [voucherId, late] = [await handIn(orderId), await handIn(orderId, { amountFee: 500 })];
    await slips(hire()).audit({ voucherId, result: 1 });
    await payBack(orderId, DUE, 'CNY');
    expect(await detailOf(orderId)).toMatchObject({ status: 6, closeType: 8 });
    await slips(hire()).audit({ voucherId: late, result: 1 });
    const owed = (await refunds(buyer.caller).mine({ orderId })).filter(({ amountFee }) => amountFee === 500);
    expect(owed).toMatchObject([{ kind: 'cancelled', status: 0 }]);
    expect((await detailOf(orderId)).deal.stage).toBe('cancelledOwed');
    const [{ refundId }] = owed as [(typeof owed)[0]];
    await refunds(hire()).audit({ refundId, result: 1 });
    await refunds(hire()).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) });
    expect((await detailOf(orderId)).deal.stage).toBe('refunded');
  });

  it('goes back as well when it came for a closed order, for which staff alone hand a slip in', async () => {
    const orderId = await aSignedOrder();
    await mall
      .callAs(hire())(deskOrderApi)
      .cancel({ orderId, reason: 'по просьбе покупателя', carFate: 'onSale' });
    const orders = mall.callAs(buyer.caller)(buyerOrderApi);
    await orders.remove({ orderId });
    expect(await outcome(handIn(orderId))).toBe(orderErrors.slipNotExpected.key);

    const clerk = hire();
    const { voucherId } = await slips(clerk).upload(aSlip(orderId, { bankRef: `RULE-LATE-${orderId}` }));
    const { actions } = await mall.callAs(hire())(deskOrderApi).one({ orderId });
    expect(actions).toContain('uploadSlip');
    expect(await outcome(slips(clerk).audit({ voucherId, result: 1 }))).toBe(orderErrors.ownSlip.key);
    await slips(hire()).audit({ voucherId, result: 1 });

    const [owed] = await refunds(buyer.caller).mine({ orderId });
    expect(owed).toMatchObject({ kind: 'cancelled', status: 0, amountFee: DUE });
    // The buyer, who had removed the order from the list, sees where the money is.
    const { list } = await orders.search({ pageNum: 1, pageSize: 100 });
    expect(list.map((one) => one.orderId)).toContain(orderId);

    const { refundId } = owed!;
    const payer = hire();
    await refunds(hire()).audit({ refundId, result: 1 });
    await refunds(payer).pay({ refundId, bankRef: `R-${refundId}`, files: payoutOf(refundId) });
    const again = aSlip(orderId, { bankRef: `RULE-LATER-${orderId}`, amountFee: 100 });
    expect(await outcome(slips(payer).upload(again))).toBe(orderErrors.oneTask.key);
    expect(await outcome(slips(hire()).upload(again))).toBe('done');
  });

  it('is asked for, approved and paid once, however often the requests come', async () => {
    const orderId = await aPaidOrder({});
    const [boris, clara] = [hire(), hire()];
    const claim = { orderId, amountFee: 1_000, currency: 'CNY', reason: 'царапина' } as const;
    const asked = await Promise.all([1, 2, 3].map(() => refunds(buyer.caller).apply(claim)));
    const [refundId, ...others] = new Set(asked.map((one) => one.refundId));
    expect(others).toEqual([]);
    const decision = { refundId: refundId!, result: 1 } as const;
    const approved = await Promise.all([1, 2, 3].map(() => refunds(boris).audit(decision)));
    expect(approved.map(({ status }) => status)).toEqual([1, 1, 1]);
    const payout = { refundId: refundId!, bankRef: `R-${refundId}`, files: payoutOf(refundId!) };
    const paid = await Promise.all([1, 2, 3].map(() => refunds(clara).pay(payout)));
    expect(paid.map(({ status }) => status)).toEqual([2, 2, 2]);
    const journals = await mall.query('order', 'SELECT kind FROM ledger_journal WHERE refund_id = $1', [
      refundId,
    ]);
    expect(journals).toHaveLength(2);
  });
});

it('finds the transfers of slips that were confirmed before transfers were stored', async () => {
  const migrations = [
    new ReceivedMoney1764500000050(),
    new FindReceivedMoney1764500000051(),
    new TransfersToldApart1766000000091(),
    new FindTransfers1766000000092(),
    new RecordTables1766300000000(),
  ];
  const runner = {
    query: (sql: string, values?: unknown[]) => mall.query('order', sql, values),
  } as unknown as QueryRunner;
  const rows = () =>
    mall.query<{ voucher_id: string; reference_key: string; received_minor: string; whole_minor: string }>(
      'order',
      `SELECT voucher_id, v.reference_key, received_minor, whole_minor FROM voucher v LEFT JOIN bank_transfer USING (transfer_id)
        WHERE status = 1 AND bank_ref LIKE 'WHOLE-%' ORDER BY voucher_id`,
    );
  const before = await rows();
  for (const migration of migrations.toReversed()) await migration.down(runner);
  for (const migration of migrations) await migration.up(runner);
  // Two parts of one transfer: its whole amount is only known as the sum of its counted parts.
  expect(before).toHaveLength(2);
  expect(await rows()).toEqual(before.map((row) => ({ ...row, whole_minor: String(2 * DUE) })));
});
