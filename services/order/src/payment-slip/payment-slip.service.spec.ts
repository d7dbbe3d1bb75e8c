import type { Caller } from '@mall/contracts/define';
import { orderErrors, orderEvents } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { anna, boris, fakeClient, RecordedOutbox } from '@mall/messaging/fakes';
import { InMemoryMovedMoney } from '../order/moved-money.fakes.js';
import type { MovedMoney } from '../order/moved-money.repository.js';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { SlipDigestService } from './slip-digest.service.js';
import { InMemoryTransfers } from './bank-transfer.fakes.js';
import { aPaymentSlip, InMemoryPaymentSlips } from './payment-slip.fakes.js';
import type { PaymentSlip } from './payment-slip.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';

const waiting = { state: 'toConfirm', slipStatus: 1, contractStatus: 1 } as const;
const NO_LIMIT = 100_000_000_000;

const noTransaction = {} as EntityManager;

function aCashDesk(
  slip: Partial<PaymentSlip> = {},
  order: Partial<Order> = {},
  secondPersonAboveMinor = NO_LIMIT,
  moved: Partial<MovedMoney> = {},
) {
  const orders = new InMemoryOrders([anOrder({ ...waiting, ...order })]);
  const slips = new InMemoryPaymentSlips([aPaymentSlip(slip)]);
  const [outbox, repayments, ledger] = [new RecordedOutbox(), new RecordedRepayments(), new RecordedLedger()];
  const settings = new InMemorySettings({ secondPersonAboveMinor, secondChanceHours: 48 });
  const mover = moverOf(orders);
  const transfers = new InMemoryTransfers(slips);
  const confirmer = new PaymentConfirmationService(
    slips,
    transfers,
    orders,
    mover,
    ledger,
    repayments,
    outbox,
  );
  const files = fakeClient<ConstructorParameters<typeof SlipDigestService>[1]>({});
  const digests = new SlipDigestService(slips, files);
  const service = new PaymentSlipService(
    slips,
    orders,
    mover,
    confirmer,
    new InMemoryMovedMoney({ [anna.userId]: moved }),
    settings,
    digests,
    outbox,
    files,
  );
  const audit = (who: Caller, decision: object = { result: 1 }) =>
    service.audit(who, { voucherId: '500', result: 1, ...decision });
  return {
    service,
    audit,
    outbox,
    repayments,
    ledger,
    orders,
    slips,
    transfers,
    order: async () => (await orders.find({ of: 'all' }, '1001'))!,
  };
}

describe('a payment slip is confirmed', () => {
  it('in full: the order is paid and its cars are sold', async () => {
    const { audit, order, outbox, ledger } = aCashDesk();
    await audit(anna);
    expect(await order()).toMatchObject({ state: 'toShip', creditedMinor: 10_000_000, voucherStatus: 1 });
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['payment', 'sale']);
    expect(outbox.events.map(({ subject }) => subject)).toEqual([orderEvents.paymentConfirmed.subject]);
  });

  it('never before the contract is signed', async () => {
    const { audit } = aCashDesk({}, { contractStatus: 0 });
    await expect(audit(anna)).rejects.toThrow(orderErrors.contractUnsigned.key);
  });

  it('as a part: the order waits for the balance, and the buyer gets time for it', async () => {
    const { audit, order, outbox } = aCashDesk({ amountMinor: 4_000_000 }, { payBefore: hoursFromNow(1) });
    await audit(anna, { partPayment: 1 });
    expect(await order()).toMatchObject({
      state: 'unpaid',
      creditedMinor: 4_000_000,
      payBefore: hoursFromNow(48),
    });
    expect(outbox.events).toMatchObject([{ payload: { balanceMinor: 6_000_000 } }]);
  });

  it('with a difference only when somebody gives a reason, and an excess is given back', async () => {
    const { audit, repayments } = aCashDesk({ amountMinor: 10_500_000 });
    await expect(audit(anna)).rejects.toThrow(orderErrors.slipAmountDiffers.key);
    await audit(anna, { acceptDifference: 1, reason: 'переплата, вернём' });
    expect(repayments.owed).toMatchObject([{ kind: 'overpaid', amountMinor: 500_000, currency: 'CNY' }]);
  });

  it('for what the bank credited, under the name of the difference, which is booked', async () => {
    const { audit, order, ledger } = aCashDesk();
    const received = { receivedFee: 9_985_000, acceptDifference: 1, reason: 'SWIFT' };
    await expect(audit(anna, received)).rejects.toThrow(orderErrors.differenceUnnamed.key);
    for (const differenceKind of ['over', 'rounding'])
      await expect(audit(anna, { ...received, differenceKind })).rejects.toThrow(
        orderErrors.differenceKindUnfit.key,
      );
    const view = await audit(anna, { ...received, differenceKind: 'commission' });
    expect(view).toMatchObject({
      amountFee: 10_000_000,
      receivedFee: 9_985_000,
      differenceKind: 'commission',
    });
    expect(await order()).toMatchObject({ state: 'toShip', creditedMinor: 9_985_000 });
    expect(ledger.journals.flatMap(({ postings }) => postings.map(({ account }) => account))).toEqual([
      ...['bank', 'buyer', 'commissions', 'buyer', 'buyer', 'commissions'],
      ...['commissions', 'buyer', 'buyer', 'sales'],
    ]);
  });

  it('only with a reference of the bank, and of a day on which the order could be paid', async () => {
    const nameless = aCashDesk({ bankRef: null });
    await expect(nameless.audit(anna)).rejects.toThrow(orderErrors.bankRefNeeded.key);
    await expect(nameless.audit(anna, { bankRef: ' - ' })).rejects.toThrow(orderErrors.bankRefNeeded.key);
    await nameless.audit(anna, { bankRef: 'PP-9' });
    await expect(aCashDesk({ paidOn: '2026-11-20' }).audit(anna)).rejects.toThrow(
      orderErrors.slipDateUnfit.key,
    );
  });

  it('by nobody who has approved or paid a refund of the order', async () => {
    for (const task of ['approved', 'paid']) {
      const people = { received: [], approved: [], paid: [], [task]: [anna.userId] };
      const { audit } = aCashDesk({ people });
      await expect(audit(anna)).rejects.toThrow(orderErrors.oneTask.key);
      await expect(audit(boris)).resolves.toMatchObject({ status: 1 });
    }
  });

  it('once: the same decision of the same person is answered again, and another person is refused', async () => {
    const { audit, ledger } = aCashDesk();
    const first = await audit(anna);
    expect(await audit(anna)).toEqual(first);
    await expect(audit(boris)).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
    await expect(audit(anna, { receivedFee: 5 })).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
    expect(ledger.journals).toHaveLength(2);
  });

  it('once, even when a kind of difference is given and the amounts do not differ', async () => {
    const { audit } = aCashDesk();
    const first = await audit(anna, { differenceKind: 'commission' });
    expect(first).toMatchObject({ status: 1 });
    expect(await audit(anna, { differenceKind: 'commission' })).toEqual(first);
  });

  it('after the order was cancelled: all of it goes back', async () => {
    const { audit, order, repayments } = aCashDesk({}, { state: 'cancelled' });
    await audit(anna);
    expect((await order()).state).toBe('cancelled');
    expect(repayments.owed).toMatchObject([{ kind: 'cancelled', amountMinor: 10_000_000 }]);
  });
});

describe('two people', () => {
  it('confirm what is above the limit, one after the other', async () => {
    const { audit, order, orders } = aCashDesk({}, {}, 9_999_999);
    await audit(anna);
    expect((await order()).state).toBe('toConfirm');
    // The answer was lost: the same request again, and nothing else.
    expect(await audit(anna)).toMatchObject({ status: 0, waitsForSecond: 1 });
    await audit(boris, { amountFee: 10_000_000 });
    expect((await order()).state).toBe('toShip');
    expect(orders.history.map(({ action }) => action)).toEqual(['firstConfirm', 'confirmPayment']);
  });

  it('are needed to close a large order with a small slip', async () => {
    const { audit, order } = aCashDesk({ amountMinor: 100 }, {}, 9_999_999);
    const difference = { acceptDifference: 1, reason: 'скидка' };
    await audit(anna, difference);
    expect((await order()).state).toBe('toConfirm');
    await audit(boris, { ...difference, amountFee: 100 });
    expect((await order()).state).toBe('toShip');
  });

  it('are needed to write off more than one may alone', async () => {
    const { audit, order } = aCashDesk({ amountMinor: 9_979_999 });
    await audit(anna, { acceptDifference: 1, reason: 'комиссия' });
    expect((await order()).state).toBe('toConfirm');
    const alone = aCashDesk({ amountMinor: 9_980_000 });
    await alone.audit(anna, { acceptDifference: 1, reason: 'комиссия' });
    expect((await alone.order()).state).toBe('toShip');
  });

  it('are needed once one of them has moved the limit within a day', async () => {
    const { audit, order } = aCashDesk({}, {}, 15_000_000, { movedMinor: 5_000_001 });
    expect(await audit(anna)).toMatchObject({ status: 0, waitsForSecond: 1 });
    expect((await order()).state).toBe('toConfirm');
  });

  it('read the same on the statement', async () => {
    const { audit } = aCashDesk({}, {}, 1_000_000);
    const read = {
      receivedFee: 9_990_000,
      differenceKind: 'commission',
      acceptDifference: 1,
      reason: 'SWIFT',
    };
    await audit(anna, { ...read, bankRef: 'PP-501' });
    const other = { ...read, receivedFee: 10_000_000 };
    await expect(audit(boris, other)).rejects.toThrow(orderErrors.amountNotRetyped.key);
    await expect(audit(boris, { ...read, bankRef: 'PP-502' })).rejects.toThrow(
      orderErrors.decisionsDiffer.key,
    );
    expect(await audit(boris, { ...read, bankRef: 'pp 501' })).toMatchObject({ receivedFee: 9_990_000 });
  });

  it('are told at once that a transfer or a file is used, and the first corrects what they stated', async () => {
    const { audit, orders, slips, transfers } = aCashDesk({ fileDigests: ['sha-1'] }, {}, 1_000_000);
    const taken = { reference: 'PP-1', currency: 'CNY', receivedMinor: 100, statedMinor: null } as const;
    const transferId = await transfers.take(noTransaction, { ...taken, digests: ['sha-1'] });
    const other = {
      orderId: '1000',
      files: [],
      amountFee: 100,
      currency: 'CNY',
      paidTime: '2026-11-21',
    } as const;
    const by = { kind: 'buyer', id: '8', name: null, ip: null } as const;
    const voucherId = await slips.insert(noTransaction, { ...other, files: [] }, by, ['sha-1']);
    const verdict = { status: 1, reason: null, reasonCode: null, differenceAccepted: false } as const;
    const counted = { creditedMinor: 100, rateScaled: null, receivedMinor: 100, transferId };
    await slips.audit(noTransaction, voucherId, { ...verdict, ...counted, by });
    await expect(audit(anna, { bankRef: 'PP 1' })).rejects.toThrow(orderErrors.transferUsed.key);
    await expect(audit(anna, { bankRef: 'PP-2' })).rejects.toThrow(orderErrors.slipFileUsed.key);
    await audit(anna, { bankRef: 'PP-1', transferFee: 20_000_000 });
    await audit(anna, { bankRef: 'PP-1', transferFee: 10_000_100 });
    const wrong = { bankRef: 'PP-1', transferFee: 20_000_000, amountFee: 10_000_000 };
    await expect(audit(boris, wrong)).rejects.toThrow(orderErrors.decisionsDiffer.key);
    expect(await audit(boris, { ...wrong, transferFee: 10_000_100 })).toMatchObject({ status: 1 });
    expect(orders.history.map(({ action }) => action)).toEqual([
      'firstConfirm',
      'firstConfirmAnew',
      'confirmPayment',
    ]);
  });

  it('decide the same, and the second types the amount', async () => {
    const { audit, order } = aCashDesk({ amountMinor: 9_000_000 }, {}, 1_000_000);
    await audit(anna, { partPayment: 1 });
    for (const amountFee of [undefined, 10_000_000])
      await expect(audit(boris, { partPayment: 1, amountFee })).rejects.toThrow(
        orderErrors.amountNotRetyped.key,
      );
    const whole = { acceptDifference: 1, reason: 'скидка', amountFee: 9_000_000 };
    await expect(audit(boris, whole)).rejects.toThrow(orderErrors.decisionsDiffer.key);
    await audit(boris, { partPayment: 1, amountFee: 9_000_000 });
    expect(await order()).toMatchObject({ state: 'unpaid', creditedMinor: 9_000_000 });
  });

  it('are needed for a slip that one of them handed in', async () => {
    const { audit } = aCashDesk({ uploadedByKind: 'staff', uploadedById: '50' });
    await expect(audit(anna)).rejects.toThrow(orderErrors.ownSlip.key);
    await expect(audit(boris)).resolves.toMatchObject({ status: 1 });
  });
});

describe('a payment slip is handed in', () => {
  const unfair = {
    orderId: '1001',
    files: [],
    amountFee: 1,
    currency: 'CNY',
    paidTime: '2026-11-21',
  } as const;
  const byBuyer = { kind: 'buyer', id: '7', name: null, ip: null } as const;
  const limits = { slipsPerOrder: 10, slipHoldWorkingDays: 5, slipFairPercent: 30 };
  const unpaid = { state: 'unpaid', slipStatus: 0 } as const;

  it('without prolonging the hold when it claims less than a fair part, which it does else', async () => {
    for (const [amountFee, isHoldProlonged] of [
      [2_999_999, false],
      [3_000_000, true],
    ] as const) {
      const { service, order, outbox } = aCashDesk({ voucherId: '1', status: 3, amountMinor: 1 }, unpaid);
      await service.handIn(
        noTransaction,
        await order(),
        { ...unfair, files: [], amountFee },
        byBuyer,
        limits,
      );
      const { heldUntil } = await order();
      expect(outbox.events).toMatchObject([
        { payload: { isHoldProlonged, heldUntil: heldUntil!.toISOString() } },
      ]);
      expect(heldUntil! > hoursFromNow(72)).toBe(isHoldProlonged);
    }
  });

  it('and sent back, an unfair one leaves the time to pay as it was', async () => {
    const { audit, order } = aCashDesk({ isFair: false }, { payBefore: hoursFromNow(1) });
    await audit(anna, { result: 2, reason: 'не читается' });
    expect((await order()).payBefore).toEqual(hoursFromNow(1));
  });
});

describe('a payment slip is sent back', () => {
  it('with a reason, and leaves time for another', async () => {
    const { audit, order, outbox } = aCashDesk({}, { payBefore: hoursFromNow(1) });
    await expect(audit(anna, { result: 2 })).rejects.toThrow(orderErrors.reasonNeeded.key);
    await audit(anna, { result: 2, reason: 'не читается' });
    expect(await order()).toMatchObject({ state: 'unpaid', payBefore: hoursFromNow(48), slipStatus: 0 });
    expect(outbox.events).toMatchObject([{ payload: { reason: 'не читается' } }]);
  });

  it('once', async () => {
    const { audit } = aCashDesk();
    await audit(anna, { result: 2, reason: 'не читается' });
    await expect(audit(boris)).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
  });

  it('once for one reason: the same person is told that another reason came too late', async () => {
    const { audit, outbox } = aCashDesk();
    await audit(anna, { result: 2, reason: 'не читается' });
    await audit(anna, { result: 2, reason: 'не читается' });
    expect(outbox.events).toHaveLength(1);
    for (const other of [{ reason: 'чужой платёж' }, { reasonCode: 'notReceived' } as const])
      await expect(audit(anna, { result: 2, ...other })).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
  });
});
