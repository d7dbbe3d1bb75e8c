import {
  orderErrors,
  orderReconciliationApi,
  orderRateApi,
  orderRefundApi,
  orderSettingApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import { aStaffMember, startMall, type TestMall } from '@mall/testing';
import { aSlip, buyerOrderApi, orderOne, signContract } from './deals.js';
import {
  aReadyBuyer,
  aUsedCar,
  putOnSale,
  startSecondOrderService,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

const DUE = 8_500_000;
const ROUNDS = 8;

let mall: TestMall;
let buyer: ReadyBuyer;
const rights = ['voucher_audit', 'refund_audit', 'deal_setting_edit', 'rate_edit'];
const [anna, boris] = [aStaffMember(rights), aStaffMember(rights)];
/** A person who confirmed a payment neither approves nor pays its refund. */
const [clara, dmitri] = [aStaffMember(rights), aStaffMember(rights)];
const [emma, frank] = [aStaffMember(rights), aStaffMember(rights)];

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  // Two processes: only the database decides who was first.
  await startSecondOrderService(mall);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
  await mall
    .callAs(anna)(orderSettingApi)
    .change({ settingKey: 'secondPersonAboveMinor', value: DUE - 1 });
  // The other process may use the earlier settings for two seconds.
  await mall.query('order', 'SELECT pg_sleep(2.1)');
}, 120_000);

afterEach(async () => {
  expect(await mall.callAs(anna)(orderReconciliationApi).checkLedger({})).toMatchObject({ isBalanced: true });
});

const slips = (who = anna) => mall.callAs(who)(orderVoucherApi);
const refunds = (who = anna) => mall.callAs(who)(orderRefundApi);

/** Returns for each work `done`, or the key of its error. */
const outcomes = async (...works: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(works)).map((result) =>
    result.status === 'fulfilled'
      ? 'done'
      : ((result.reason as { declaration?: { key: string } }).declaration?.key ?? String(result.reason)),
  );

async function aWaitingSlip(): Promise<{ orderId: string; voucherId: string }> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  await signContract(mall, buyer, orderId);
  const { voucherId } = await slips(buyer.caller).upload(aSlip(orderId, { bankRef: `TWO-${orderId}` }));
  return { orderId, voucherId };
}

async function aPaidOrder(): Promise<string> {
  const { orderId, voucherId } = await aWaitingSlip();
  await slips(anna).audit({ voucherId, result: 1 });
  await slips(boris).audit({ voucherId, result: 1, amountFee: DUE });
  return orderId;
}

const statusOf = async (orderId: string): Promise<number> =>
  (await mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId })).status;

describe('a slip above the limit', () => {
  it('is not confirmed by one person on two devices at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, voucherId } = await aWaitingSlip();
      const decision = { voucherId, result: 1, amountFee: DUE } as const;
      // Both are answered like the first: the server does not know that the second came from another device.
      const ends = await outcomes(slips(anna).audit(decision), slips(anna).audit(decision));
      expect(ends).toEqual(['done', 'done']);
      expect(await slips(anna).one({ voucherId })).toMatchObject({ status: 0, waitsForSecond: 1 });
      expect(await statusOf(orderId)).toBe(4);
    }
  });

  it('is confirmed once by two people who decide at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, voucherId } = await aWaitingSlip();
      const decision = { voucherId, result: 1, amountFee: DUE } as const;
      expect(await outcomes(slips(anna).audit(decision), slips(boris).audit(decision))).toEqual([
        'done',
        'done',
      ]);
      expect(await statusOf(orderId)).toBe(2);
      const [row] = await mall.query<{ first: string; second: string }>(
        'order',
        'SELECT first_by_id AS first, audited_by_id AS second FROM voucher WHERE voucher_id = $1',
        [voucherId],
      );
      expect([row!.first, row!.second].sort()).toEqual([anna.userId, boris.userId].sort());
    }
  });

  it('is either confirmed by the first of two or sent back, when one confirms and one rejects', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, voucherId } = await aWaitingSlip();
      const [confirmed, rejected] = await outcomes(
        slips(anna).audit({ voucherId, result: 1 }),
        slips(boris).audit({ voucherId, result: 2, reasonCode: 'notReceived' }),
      );
      // A rejection needs one person: it is valid whether it comes first or after the first of two.
      expect(rejected).toBe('done');
      expect(['done', orderErrors.slipAlreadyAudited.key]).toContain(confirmed);
      expect(await statusOf(orderId)).toBe(1);
    }
  });
});

describe('a refund above the limit', () => {
  const claim = async (): Promise<string> => {
    const orderId = await aPaidOrder();
    const request = { orderId, amountFee: DUE, currency: 'CNY', reason: 'царапина' } as const;
    return (await refunds(buyer.caller).apply(request)).refundId;
  };

  it('is approved once by two people at the same moment, and by nobody alone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const refundId = await claim();
      const yes = { refundId, result: 1, amountFee: DUE } as const;
      const alone = await outcomes(refunds(clara).audit(yes), refunds(clara).audit(yes));
      expect(alone).toEqual(['done', 'done']);
      expect(await refunds(clara).one({ refundId })).toMatchObject({ status: 0, waitsForSecond: 1 });
      const ends = await outcomes(refunds(dmitri).audit(yes), refunds(dmitri).audit(yes));
      expect(ends).toEqual(['done', 'done']);
      const payout = {
        refundId,
        bankRef: `OUT-${refundId}`,
        files: [{ url: `/api/files/f/7000${refundId}`, originName: 'p.pdf' }],
      };
      const pays = await outcomes(refunds(emma).pay(payout), refunds(frank).pay(payout));
      expect(pays.sort()).toEqual(['done', orderErrors.refundState.key]);
    }
  });

  it('is approved or rejected, never both, when two people decide differently', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const refundId = await claim();
      await refunds(clara).audit({ refundId, result: 1 });
      const ends = await outcomes(
        refunds(dmitri).audit({ refundId, result: 1, amountFee: DUE }),
        refunds(clara).audit({ refundId, result: 2, reason: 'нет фото' }),
      );
      expect(ends.sort()).toEqual(['done', orderErrors.refundState.key]);
      const journals = await mall.query(
        'order',
        `SELECT 1 FROM ledger_journal WHERE refund_id = $1 AND kind = 'allowance'`,
        [refundId],
      );
      const { status } = await refunds(anna).one({ refundId });
      expect(journals).toHaveLength(status === 1 ? 1 : 0);
    }
  });
});

it('a rate that jumps is entered once by two people at the same moment', async () => {
  const entered = { from: 'EUR', to: 'RUB', purpose: 'customs', rate: 999, source: 'two people' } as const;
  const ends = await outcomes(
    mall.callAs(anna)(orderRateApi).enter(entered),
    mall.callAs(boris)(orderRateApi).enter(entered),
  );
  expect(ends.sort()).toEqual(['done', orderErrors.rateJumps.key]);
  const rows = await mall.query('order', `SELECT 1 FROM exchange_rate WHERE source = 'two people'`);
  expect(rows).toHaveLength(1);
});
