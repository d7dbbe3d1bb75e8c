import type { Caller } from '@mall/contracts/define';
import { orderErrors, orderEvents, type VoucherPageDto } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { anna, boris, buyer, fakeClient, RecordedOutbox, stranger } from '@mall/messaging/fakes';
import { asSeller } from '../order/actor.js';
import { InMemoryMovedMoney } from '../order/moved-money.fakes.js';
import type { MovedMoney } from '../order/moved-money.repository.js';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order, OrderItem } from '../order/order.js';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { SlipDigestService } from './slip-digest.service.js';
import { SlipSecondPersonService } from './slip-second-person.service.js';
import { InMemoryTransfers } from '../transfer/bank-transfer.fakes.js';
import { aPaymentSlip, InMemoryPaymentSlips } from './payment-slip.fakes.js';
import type { PaymentSlip } from './payment-slip.js';
import type { SlipVerdict } from './payment-slip.repository.js';
import type { PaymentSlipListRepository } from './payment-slip-list.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';

const waiting = { state: 'toConfirm', slipStatus: 1, contractStatus: 1 } as const;
const NO_LIMIT = 100_000_000_000;

const noTransaction = {} as EntityManager;

function aCashDesk(
  slip: Partial<PaymentSlip> = {},
  order: Partial<Order> = {},
  secondPersonAboveMinor = NO_LIMIT,
  moved: Partial<MovedMoney> = {},
  others: readonly PaymentSlip[] = [],
) {
  const item = { orderItemId: '1', orderId: '1001', spuId: '8', skuId: '9', count: 2 } as OrderItem;
  const orders = new InMemoryOrders([anOrder({ ...waiting, ...order })], [item]);
  const slips = new InMemoryPaymentSlips([aPaymentSlip(slip), ...others]);
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
  const attached: unknown[] = [];
  const files = fakeClient<ConstructorParameters<typeof SlipDigestService>[1]>({
    attach: async (request) => void attached.push(request),
    describe: async ({ fileIds }) => fileIds.map((id) => ({ sha256: `sha-${id}` }) as never),
  });
  const verdicts: SlipVerdict[] = [];
  const write = slips.audit.bind(slips);
  slips.audit = (tx, voucherId, verdict) => {
    verdicts.push(verdict);
    return write(tx, voucherId, verdict);
  };
  const digests = new SlipDigestService(slips, files);
  const movedMoney = new InMemoryMovedMoney({ [anna.userId]: moved });
  const listed = { rows: [aPaymentSlip({ transferMinor: 7 })], total: 1 };
  const service = new PaymentSlipService(
    slips,
    { page: async () => listed } as unknown as PaymentSlipListRepository,
    orders,
    mover,
    confirmer,
    new SlipSecondPersonService(slips, mover, confirmer, movedMoney),
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
    attached,
    verdicts,
    order: async () => (await orders.find({ of: 'all' }, '1001'))!,
  };
}

describe('a payment slip is confirmed', () => {
  it('in full: the order is paid and its cars are sold', async () => {
    const { audit, order, outbox, ledger } = aCashDesk();
    await audit(anna);
    expect(await order()).toMatchObject({ state: 'toShip', creditedMinor: 10_000_000, voucherStatus: 1 });
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['payment', 'sale']);
    expect(outbox.events).toMatchObject([
      {
        subject: orderEvents.paymentConfirmed.subject,
        payload: {
          orderId: '1001',
          orderKey: 'order:1001',
          voucherId: '500',
          lines: [{ skuId: '9', spuId: '8', count: 2 }],
        },
      },
    ]);
  });

  it('never in full before the contract is signed, not even by the first of two; a part may come', async () => {
    for (const limit of [NO_LIMIT, 1_000_000]) {
      const { audit, slips } = aCashDesk({}, { contractStatus: 0 }, limit);
      await expect(audit(anna)).rejects.toThrow(orderErrors.contractUnsigned.key);
      expect(await slips.find('500')).toMatchObject({ status: 0, firstById: null });
    }
    const { audit, order } = aCashDesk({ amountMinor: 4_000_000 }, { contractStatus: 0 });
    await audit(anna, { partPayment: 1 });
    expect(await order()).toMatchObject({ state: 'unpaid', creditedMinor: 4_000_000 });
  });

  it('or not at all when somebody else has decided meanwhile', async () => {
    const { audit, slips, ledger } = aCashDesk();
    slips.audit = async () => false;
    await expect(audit(anna)).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
    expect(ledger.journals).toEqual([]);
  });

  it('as a part: the order waits for the balance, and the buyer gets time for it', async () => {
    const { audit, order, outbox } = aCashDesk({ amountMinor: 4_000_000 }, { payBefore: hoursFromNow(1) });
    await audit(anna, { partPayment: 1 });
    expect(await order()).toMatchObject({
      state: 'unpaid',
      creditedMinor: 4_000_000,
      payBefore: hoursFromNow(48),
    });
    expect(outbox.events).toMatchObject([{ payload: { creditedMinor: 4_000_000, balanceMinor: 6_000_000 } }]);
  });

  it('as a further part: others are told all that came so far, and that another slip waits', async () => {
    const other = aPaymentSlip({ voucherId: '501', amountMinor: 100 });
    const before = { creditedMinor: 1_000_000 };
    const desk = aCashDesk({ amountMinor: 4_000_000 }, before, NO_LIMIT, {}, [other]);
    await desk.audit(anna, { partPayment: 1 });
    expect(desk.outbox.events).toMatchObject([
      { payload: { creditedMinor: 5_000_000, balanceMinor: 5_000_000 } },
    ]);
    expect(await desk.order()).toMatchObject({ state: 'toConfirm', slipStatus: 1 });
    expect(desk.orders.history.map(({ action }) => action)).toEqual(['confirmPartMoreWait']);
  });

  it('with an accepted difference, which is kept with its reason and what was written off', async () => {
    const accepted = { acceptDifference: 1, reason: 'договорились' };
    const short = aCashDesk({ amountMinor: 9_990_000 });
    expect(await short.audit(anna, accepted)).toMatchObject({
      differenceKind: 'short',
      reason: 'договорились',
      auditedBy: 'anna',
    });
    expect(short.verdicts).toMatchObject([{ differenceAccepted: true, writtenOffMinor: 10_000 }]);
    const over = aCashDesk({ amountMinor: 10_010_000 });
    expect(await over.audit(anna, accepted)).toMatchObject({ differenceKind: 'over' });
    expect(over.verdicts).toMatchObject([{ differenceAccepted: true, writtenOffMinor: 0 }]);
    const exact = aCashDesk();
    expect(await exact.audit(anna)).toMatchObject({ differenceKind: null, reason: null });
    expect(exact.verdicts).toMatchObject([{ differenceAccepted: false, writtenOffMinor: 0 }]);
    const part = aCashDesk({ amountMinor: 4_000_000 });
    expect(await part.audit(anna, { partPayment: 1 })).toMatchObject({ differenceKind: null });
    expect(part.verdicts).toMatchObject([{ differenceAccepted: false, writtenOffMinor: 0 }]);
  });

  it('in roubles: a commission is booked in fen at the rate of the order', async () => {
    const { audit, ledger } = aCashDesk({ amountMinor: 125_000_000, currency: 'RUB' });
    const commission = { differenceKind: 'commission', acceptDifference: 1, reason: 'SWIFT' };
    await audit(anna, { receivedFee: 124_875_000, ...commission });
    const named = ledger.journals[0]!.postings.filter(({ account }) => account === 'commissions');
    expect(named).toMatchObject([
      { debitMinor: 10_000, creditMinor: 0, amountMinor: 125_000, currency: 'RUB' },
      { debitMinor: 0, creditMinor: 10_000, amountMinor: 125_000, currency: 'RUB' },
    ]);
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
    expect(await ledger.balancesOf(noTransaction, '1001')).toEqual({
      bank: 9_985_000,
      buyer: 0,
      commissions: 15_000,
      sales: -10_000_000,
    });
    expect(ledger.journals[0]!.postings[2]).toMatchObject({ debitMinor: 15_000, currency: 'CNY' });
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
    expect(await order()).toMatchObject({ state: 'cancelled', creditedMinor: 10_000_000, slipStatus: 0 });
    expect(repayments.owed).toMatchObject([{ kind: 'cancelled', amountMinor: 10_000_000 }]);
  });

  it('after the order was paid: all of it is paid over, and another slip still waits', async () => {
    const other = aPaymentSlip({ voucherId: '501', amountMinor: 100 });
    const { audit, order, repayments } = aCashDesk({}, { state: 'toShip' }, NO_LIMIT, {}, [other]);
    await audit(anna);
    expect(await order()).toMatchObject({ state: 'toShip', slipStatus: 1 });
    expect(repayments.owed).toMatchObject([{ kind: 'overpaid', amountMinor: 10_000_000 }]);
  });

  it('only if it is worth a fen, also after the order was cancelled', async () => {
    for (const amountMinor of [5, 7, 12]) {
      const { audit, repayments } = aCashDesk({ amountMinor, currency: 'RUB' }, { state: 'cancelled' });
      await expect(audit(anna)).rejects.toThrow(orderErrors.paymentTooSmall.key);
      expect(repayments.owed).toEqual([]);
    }
    const fen = aCashDesk({ amountMinor: 13, currency: 'RUB' }, { state: 'cancelled' });
    expect(await fen.audit(anna)).toMatchObject({ status: 1, creditedFee: 1 });
  });

  it('under a name of the difference that fits, or is refused for the name before anything else', async () => {
    const { audit } = aCashDesk({ amountMinor: 9_000_000 });
    await expect(audit(anna, { differenceKind: 'over' })).rejects.toThrow(
      orderErrors.differenceKindUnfit.key,
    );
    await expect(audit(anna, { differenceKind: 'short' })).rejects.toThrow(orderErrors.slipAmountDiffers.key);
  });

  it('of a buyer whose account has the number of the person who confirms', async () => {
    const { audit } = aCashDesk({ uploadedById: anna.userId });
    await expect(audit(anna)).resolves.toMatchObject({ status: 1 });
  });

  it('of those that are known', async () => {
    const { service } = aCashDesk();
    const unknown = { voucherId: '77', result: 1 } as const;
    await expect(service.audit(anna, unknown)).rejects.toThrow(orderErrors.slipNotFound.key);
  });
});

describe('a decision that is repeated', () => {
  const difference = { receivedFee: 9_985_000, acceptDifference: 1, reason: 'SWIFT' };
  const commission = { ...difference, differenceKind: 'commission', bankRef: 'PP-500' };

  it.each([
    ['in the same words', {}],
    ['with the reference typed differently', { bankRef: 'pp 500' }],
  ])('%s is answered as before', async (_, change) => {
    const { audit } = aCashDesk();
    const first = await audit(anna, commission);
    expect(await audit(anna, { ...commission, ...change })).toEqual(first);
  });

  it.each([
    ['another amount', { receivedFee: 9_986_000 }],
    ['another kind of difference', { differenceKind: 'short' }],
    ['another reference', { bankRef: 'PP-501' }],
    ['a rejection', { result: 2 }],
  ])('with %s came too late', async (_, change) => {
    const { audit } = aCashDesk();
    await audit(anna, commission);
    await expect(audit(anna, { ...commission, ...change })).rejects.toThrow(
      orderErrors.slipAlreadyAudited.key,
    );
  });

  it('of the first of two is answered after the second too', async () => {
    const { audit } = aCashDesk({}, {}, 9_999_999);
    await audit(anna);
    await audit(boris, { amountFee: 10_000_000 });
    expect(await audit(anna)).toMatchObject({ status: 1 });
  });

  it.each([
    ['a reason', { reason: ' не читается ' }, { reason: 'не читается' }],
    ['a code', { reasonCode: 'unreadable' }, { reasonCode: 'unreadable' }],
  ])('to send a slip back with %s is answered as before', async (_, first, again) => {
    const { audit, outbox } = aCashDesk();
    await audit(anna, { result: 2, ...first });
    expect(await audit(anna, { result: 2, ...again })).toMatchObject({ status: 2 });
    expect(await audit(anna, { result: 2, ...first })).toMatchObject({ status: 2 });
    expect(outbox.events).toHaveLength(1);
  });

  it('to send a slip back with another code came too late', async () => {
    const { audit } = aCashDesk();
    const reason = 'не читается';
    await audit(anna, { result: 2, reason });
    const other = audit(anna, { result: 2, reason, reasonCode: 'unreadable' });
    await expect(other).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
  });

  it('is answered also when the name of the difference is left out the second time', async () => {
    const { audit } = aCashDesk();
    const accepted = { acceptDifference: 1, reason: 'SWIFT', receivedFee: 9_990_000 };
    const first = await audit(anna, { ...accepted, differenceKind: 'commission' });
    expect(await audit(anna, accepted)).toEqual(first);
  });

  it('to send back a slip of an older release, which stored no text, is answered as before', async () => {
    const { audit } = aCashDesk({ status: 2, reasonCode: 'unreadable', auditedById: anna.userId });
    expect(await audit(anna, { result: 2, reasonCode: 'unreadable' })).toMatchObject({ status: 2 });
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

  it('are needed to the end: also for a second person who might confirm it alone', async () => {
    const { audit } = aCashDesk({}, {}, 15_000_000, { movedMinor: 5_000_001 });
    await audit(anna);
    await expect(audit(boris)).rejects.toThrow(orderErrors.amountNotRetyped.key);
  });

  it('confirm money that came late, and the first of them moves no cancelled order', async () => {
    const { audit, orders, repayments } = aCashDesk({}, { state: 'cancelled' }, 9_999_999);
    expect(await audit(anna)).toMatchObject({ waitsForSecond: 1 });
    expect(orders.history).toEqual([]);
    await audit(boris, { amountFee: 10_000_000 });
    expect(repayments.owed).toHaveLength(1);
  });

  it('decide the same about an order that was cancelled between them', async () => {
    const firstStated = {
      receivedMinor: 10_000_000,
      reference: 'PP-500',
      transferMinor: null,
      differenceKind: null,
      movedMinor: 10_000_000,
    };
    const first = { firstById: anna.userId, firstByName: 'anna', firstStated } as const;
    const decided = aCashDesk({ ...first, firstDecision: 'full' }, { state: 'cancelled' });
    const second = { amountFee: 10_000_000 };
    await expect(decided.audit(boris, second)).rejects.toThrow(orderErrors.decisionsDiffer.key);
    // An older release stored neither decision nor terms.
    const older = aCashDesk({ ...first, firstStated: null, firstDecision: null });
    expect(await older.audit(boris, second)).toMatchObject({ status: 1 });
  });

  it('agree when the second states nothing of what the first has read', async () => {
    const { audit } = aCashDesk({}, {}, 1_000_000);
    const accepted = { acceptDifference: 1, reason: 'SWIFT' };
    const read = { receivedFee: 9_990_000, differenceKind: 'commission', bankRef: 'PP-501', ...accepted };
    await audit(anna, read);
    expect(await audit(boris, { ...accepted, amountFee: 9_990_000 })).toMatchObject({
      status: 1,
      receivedFee: 9_990_000,
      differenceKind: 'commission',
    });
  });

  it('are asked anew when the first takes back what they stated', async () => {
    const { audit, orders } = aCashDesk({}, {}, 1_000_000);
    const accepted = { acceptDifference: 1, reason: 'SWIFT' };
    await audit(anna, { receivedFee: 9_990_000, differenceKind: 'commission', ...accepted });
    await audit(anna);
    expect(orders.history.map(({ action }) => action)).toEqual(['firstConfirm', 'firstConfirmAnew']);
    expect(await audit(boris, { amountFee: 10_000_000 })).toMatchObject({ receivedFee: 10_000_000 });
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
    const unlike = { ...read, bankRef: 'PP-501', amountFee: 10_000_000 };
    await expect(audit(boris, unlike)).rejects.toThrow(orderErrors.amountNotRetyped.key);
    await expect(audit(boris, { ...read, bankRef: 'PP-502' })).rejects.toThrow(
      orderErrors.decisionsDiffer.key,
    );
    expect(await audit(boris, { ...read, bankRef: 'pp 501' })).toMatchObject({ receivedFee: 9_990_000 });
  });

  it('are told at once that a transfer or a file is used, and the first corrects what they stated', async () => {
    const { audit, orders, slips, transfers } = aCashDesk({ fileDigests: ['sha-1'] }, {}, 1_000_000);
    const taken = { reference: 'PP-1', direction: 'in', currency: 'CNY', receivedMinor: 100 } as const;
    const { transferId } = await transfers.take(
      noTransaction,
      { ...taken, statedMinor: null, buyerId: '8', day: '2026-11-21', isOther: false, digests: ['sha-1'] },
      { firstById: null, byId: '8' },
    );
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
    // Also when the first states anew.
    await expect(audit(anna, { bankRef: 'PP 1' })).rejects.toThrow(orderErrors.transferUsed.key);
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

  it('are asked for where a transfer may be counted already, and both state that it is another one', async () => {
    const before = aPaymentSlip({
      voucherId: '600',
      orderId: '1000',
      orderNumber: 'UA-0',
      bankRef: 'TT-9001',
    });
    const { audit, slips, transfers, verdicts } = aCashDesk(
      { bankRef: 'TT-9001 от 29.11.2026' },
      {},
      NO_LIMIT,
      {},
      [before],
    );
    const taken = {
      reference: 'TT-9001',
      direction: 'in',
      currency: 'CNY',
      receivedMinor: 6_050_000,
    } as const;
    const { transferId } = await transfers.take(
      noTransaction,
      { ...taken, statedMinor: null, buyerId: '7', day: '2026-11-21', isOther: false, digests: [] },
      { firstById: null, byId: '50' },
    );
    const verdict = { status: 1, reason: null, reasonCode: null, differenceAccepted: false } as const;
    const counted = { creditedMinor: 1, rateScaled: null, receivedMinor: 6_050_000, transferId };
    await slips.audit(noTransaction, '600', { ...verdict, ...counted, by: asSeller(anna) });
    const alike = orderErrors.transferAlike({ known: 'TT-9001', orders: 'UA-0' });
    await expect(audit(anna)).rejects.toThrow(alike);
    expect(await audit(anna, { otherTransfer: 1 })).toMatchObject({ status: 0, waitsForSecond: 1 });
    await expect(audit(boris, { amountFee: 10_000_000 })).rejects.toThrow(alike);
    const confirmed = await audit(boris, { amountFee: 10_000_000, otherTransfer: 1 });
    expect(confirmed).toMatchObject({ status: 1, confirmedRef: 'TT-9001 от 29.11.2026' });
    expect(verdicts.at(-1)).toMatchObject({ isOtherTransfer: true });
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

  it('and an unfair one neither shortens nor takes over a hold', async () => {
    for (const [held, state, until] of [
      [200, 'toConfirm', 200],
      [24, 'toConfirm', 72],
      [null, 'toConfirm', 72],
      [200, 'unpaid', 72],
    ] as const) {
      const heldUntil = held && hoursFromNow(held);
      const { service, order } = aCashDesk({ status: 3, amountMinor: 1 }, { state, heldUntil });
      await service.handIn(noTransaction, await order(), { ...unfair, files: [] }, byBuyer, limits);
      expect((await order()).heldUntil).toEqual(hoursFromNow(until));
    }
  });

  it('and a fair one sets the end of the hold, though an earlier slip held longer', async () => {
    const desk = aCashDesk({ status: 3, amountMinor: 1 }, { heldUntil: hoursFromNow(500) });
    const fair = { ...unfair, files: [], amountFee: 3_000_000 };
    const voucherId = await desk.service.handIn(noTransaction, await desk.order(), fair, byBuyer, limits);
    expect((await desk.order()).heldUntil! < hoursFromNow(500)).toBe(true);
    expect(await desk.slips.find(voucherId)).toMatchObject({ isFair: true });
  });

  it('once when it is sent twice', async () => {
    const { service, order, outbox } = aCashDesk({}, unpaid);
    const send = async () =>
      service.handIn(noTransaction, await order(), { ...unfair, files: [] }, byBuyer, limits);
    expect(await send()).toBe(await send());
    expect(outbox.events).toHaveLength(1);
  });

  it('by a buyer only so many times, and by staff always', async () => {
    const { service, order } = aCashDesk({}, unpaid);
    const byStaff = { ...byBuyer, kind: 'staff', id: anna.userId } as const;
    const one = { ...limits, slipsPerOrder: 1 };
    const send = async (by: typeof byBuyer | typeof byStaff) =>
      service.handIn(noTransaction, await order(), { ...unfair, files: [] }, by, one);
    await expect(send(byBuyer)).rejects.toThrow(orderErrors.tooManySlips({ max: 1 }));
    expect(await send(byStaff)).toEqual(expect.any(String));
  });

  it('instead of a waiting one of the same buyer', async () => {
    const { service, order, slips } = aCashDesk({}, unpaid);
    const replace = async (replaces: string) =>
      service.handIn(noTransaction, await order(), { ...unfair, files: [], replaces }, byBuyer, limits);
    await expect(replace('77')).rejects.toThrow(orderErrors.slipAlreadyAudited.key);
    await replace('500');
    expect(await slips.find('500')).toMatchObject({ status: 3 });
  });

  const scan = { url: '/api/files/f/4', originName: 'slip.pdf' };
  const sent = { ...unfair, files: [scan], amountFee: 10_000_000 };

  it.each([
    ['buyer', buyer, '7'],
    ['staff', anna, '50'],
  ] as const)('by %s with its files, which belong to who hands it in', async (uploadedBy, who, ownerId) => {
    const { service, attached, slips, order } = aCashDesk({ status: 3 }, unpaid);
    const view = await service.upload(who, sent);
    expect(view).toMatchObject({ uploadedBy, files: [scan], amountFee: 10_000_000, status: 0 });
    expect(view.names === null).toBe(uploadedBy === 'buyer');
    expect(attached).toEqual([
      { fileIds: ['4'], usedBy: 'order:1001', ownerId, purposes: ['slip', 'document'] },
    ]);
    expect(await slips.find(view.voucherId)).toMatchObject({ uploadedById: ownerId, fileDigests: ['sha-4'] });
    expect(await order()).toMatchObject({ state: 'toConfirm', slipStatus: 1 });
  });

  it('by nobody else, for no other day and for no cancelled order, and no file is taken then', async () => {
    const desk = aCashDesk({ status: 3 }, unpaid);
    const early = desk.service.upload(buyer, { ...sent, paidTime: '2026-11-19' });
    await expect(early).rejects.toThrow(orderErrors.slipDateUnfit.key);
    const theirs = desk.service.upload(stranger, sent);
    await expect(theirs).rejects.toThrow(orderErrors.orderNotFound.key);
    const cancelled = aCashDesk({ status: 3 }, { state: 'cancelled' });
    await expect(cancelled.service.upload(buyer, sent)).rejects.toThrow();
    expect([...desk.attached, ...cancelled.attached]).toEqual([]);
  });

  it('and is listed and shown to staff with buyer and cars', async () => {
    const { service } = aCashDesk({ transferMinor: 7 });
    const slip = { voucherId: '500', transferFee: 7, names: { consignee: 'Иванов Пётр' } };
    expect(await service.one(anna, '500')).toMatchObject(slip);
    const page = { current: 1, size: 10 } as VoucherPageDto;
    expect(await service.list(anna, page)).toMatchObject({ records: [slip], total: 1 });
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
    for (const unexplained of [
      {},
      { reason: ' ' },
      { reasonCode: 'other' },
      { reasonCode: 'other', reason: ' ' },
    ])
      await expect(audit(anna, { result: 2, ...unexplained })).rejects.toThrow(orderErrors.reasonNeeded.key);
    expect(await audit(anna, { result: 2, reason: ' не читается ' })).toMatchObject({ creditedFee: 0 });
    expect(await order()).toMatchObject({ state: 'unpaid', payBefore: hoursFromNow(48), slipStatus: 0 });
    expect(outbox.events).toMatchObject([{ payload: { reason: 'не читается' } }]);
  });

  it('with a code, whose label the buyer reads in each language', async () => {
    const { audit, outbox } = aCashDesk();
    await audit(anna, { result: 2, reasonCode: 'unreadable' });
    expect(outbox.events).toMatchObject([
      {
        payload: {
          voucherId: '500',
          reasons: { ru: 'Документ не читается', en: 'The paper cannot be read' },
        },
      },
    ]);
  });

  it('while another waits: the order still waits for that one', async () => {
    const other = aPaymentSlip({ voucherId: '501', amountMinor: 100 });
    const { audit, order, orders } = aCashDesk({}, {}, NO_LIMIT, {}, [other]);
    await audit(anna, { result: 2, reason: 'не читается' });
    expect(await order()).toMatchObject({ state: 'toConfirm', slipStatus: 1 });
    expect(orders.history.map(({ action }) => action)).toEqual(['rejectSlipMoreWait']);
  });

  it('after the order was cancelled, which stays so', async () => {
    const { audit, order, orders } = aCashDesk({}, { state: 'cancelled', payBefore: hoursFromNow(1) });
    await audit(anna, { result: 2, reason: 'не читается' });
    expect(await order()).toMatchObject({
      state: 'cancelled',
      slipStatus: 0,
      voucherStatus: 0,
      payBefore: hoursFromNow(1),
    });
    expect(orders.history.map(({ action }) => action)).toEqual(['rejectLate']);
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
