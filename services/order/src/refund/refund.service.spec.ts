import type { ApplyRefundDto, OrderState, RefundPageDto } from '@mall/contracts/order';
import { orderErrors, orderEvents } from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import { anna, boris, buyer, fakeClient, RecordedOutbox, staffMember, stranger } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { amountTexts } from '@mall/validation/typography';
import { asSeller } from '../order/actor.js';
import { anOrder, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import { InMemoryMovedMoney } from '../order/moved-money.fakes.js';
import type { MovedMoney } from '../order/moved-money.repository.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { InMemoryTransfers } from '../transfer/bank-transfer.fakes.js';
import { InMemoryRefunds } from './refund.fakes.js';
import { amountsText } from './refund-line.js';
import { RefundClaimService } from './refund-claim.service.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundService } from './refund.service.js';
import type { PaidIn } from './returnable.js';

const IN_YUAN: readonly PaidIn[] = [
  { voucherId: '500', currency: 'CNY', amountMinor: 10_000_000, cnyMinor: 10_000_000 },
];
const IN_ROUBLES: readonly PaidIn[] = [
  { voucherId: '500', currency: 'RUB', amountMinor: 125_000_000, cnyMinor: 10_000_000 },
];
const PAYMENT_ORDER = { url: '/api/files/f/1', originName: 'payment.pdf' };
const PHOTO = { url: '/api/files/f/8', originName: 'scratch.jpg' };

const IN_BOTH: readonly PaidIn[] = [
  { voucherId: '500', currency: 'CNY', amountMinor: 4_000_000, cnyMinor: 4_000_000 },
  { voucherId: '501', currency: 'RUB', amountMinor: 75_000_000, cnyMinor: 6_000_000 },
];

/** Returns a desk with a paid order of 100,000 CNY that was received, or is in `state`. */
function aRefundDesk({
  secondPersonAboveMinor = 50_000_000,
  payments = IN_YUAN,
  moved = {},
  state = 'completed',
}: {
  readonly state?: OrderState;
  readonly secondPersonAboveMinor?: number;
  readonly payments?: readonly PaidIn[];
  readonly moved?: Partial<MovedMoney>;
} = {}) {
  const paid = { state, contractStatus: 1, creditedMinor: 10_000_000 } as const;
  const orders = new InMemoryOrders([anOrder({ ...paid, paidAt: new Date('2026-11-20T00:00:00Z') })]);
  const [refunds, ledger, outbox] = [
    new InMemoryRefunds(payments),
    new RecordedLedger(),
    new RecordedOutbox(),
  ];
  const opener = new RefundOpeningService(refunds, ledger, outbox);
  const settings = new InMemorySettings({ secondPersonAboveMinor });
  const attached: unknown[] = [];
  const files = fakeClient<ConstructorParameters<typeof RefundClaimService>[5]>({
    attach: async (request) => void attached.push(request),
    describe: async ({ fileIds }) => fileIds.map((id) => ({ sha256: `sha-${id}` }) as never),
  });
  const mover = moverOf(orders);
  const closer = new OrderCloseService(mover, orders, opener, outbox);
  const claims = new RefundClaimService(refunds, opener, orders, mover, settings, files);
  const service = new RefundService(
    refunds,
    opener,
    claims,
    mover,
    closer,
    new InMemoryMovedMoney({ [anna.userId]: moved }),
    ledger,
    settings,
    files,
    new InMemoryTransfers(refunds),
  );
  const claim = (amountFee: number, more: Partial<ApplyRefundDto> = {}, who = buyer) =>
    claims.apply(who, { orderId: '1001', amountFee, currency: 'CNY', reason: 'царапина', ...more });
  /** Approves a refund and pays it out. */
  const payOut = async (refundId: string): Promise<void> => {
    await service.audit(anna, { refundId, result: 1 });
    const proof = { ...PAYMENT_ORDER, url: `/api/files/f/9${refundId}` };
    await service.pay(boris, { refundId, bankRef: `P-${refundId}`, files: [proof] });
  };
  /** Opens a refund that the mall owes: an overpayment, or all money of a cancelled order. */
  const owe = async (kind: 'overpaid' | 'cancelled', amountMinor: number): Promise<string> => {
    const owed = { orderId: '1001', kind, voucherId: '500', amountMinor, currency: 'CNY' } as const;
    const by = asSeller(staffMember('52', 'vera'));
    await opener.owe(tx, { ...owed, amountCnyMinor: amountMinor, reason: 'царапина', by });
    return (await refunds.ofOrder('1001')).at(-1)!.refundId;
  };
  return { service, claims, claim, payOut, owe, ledger, outbox, orders, refunds, attached };
}

const tx = new NoDatabase().manager;

describe('a claim', () => {
  it('is asked for by the buyer of the order only', async () => {
    const { claims, claim, attached } = aRefundDesk();
    const theirs = claim(100_000, { evidence: [PHOTO] }, stranger);
    await expect(theirs).rejects.toThrow(orderErrors.orderNotFound.key);
    expect(attached).toEqual([]);
    await expect(claims.ofOrder(stranger, '1001')).rejects.toThrow(orderErrors.orderNotFound.key);
  });

  it('keeps its photos for the order, as files of the buyer', async () => {
    const { claim, attached } = aRefundDesk();
    await claim(50_000);
    expect(attached).toEqual([]);
    expect(await claim(100_000, { evidence: [PHOTO] })).toMatchObject({ evidence: [PHOTO] });
    expect(attached).toEqual([
      { fileIds: ['8'], usedBy: 'refund:1001', ownerId: '7', purposes: ['document', 'document'] },
    ]);
  });

  it('is not possible before the order is paid in full', async () => {
    expect(await aRefundDesk({ state: 'toConfirm' }).claims.returnable(buyer, '1001')).toEqual([]);
  });

  it('is at most what was paid and not yet promised; a rejected one no longer counts', async () => {
    const { claim, service } = aRefundDesk();
    const { refundId } = await claim(9_000_000);
    await expect(claim(1_000_001)).rejects.toThrow(orderErrors.refundTooMuch.key);
    await service.audit(anna, { refundId, result: 2, reason: 'не подтвердилось' });
    expect(await claim(10_000_000)).toMatchObject({ amountCnyMinor: 10_000_000 });
  });

  it('is decided once: the same words again are answered, others are refused', async () => {
    const { claim, service } = aRefundDesk();
    const rejected = { refundId: (await claim(100_000)).refundId, result: 2, reason: 'нет фото' } as const;
    const answer = await service.audit(anna, rejected);
    expect(await service.audit(anna, rejected)).toEqual(answer);
    const otherwise = service.audit(anna, { ...rejected, reason: 'царапина была в отчёте' });
    await expect(otherwise).rejects.toThrow(orderErrors.refundState.key);
    const approved = { refundId: (await claim(100_000)).refundId, result: 1 } as const;
    await service.audit(anna, approved);
    await service.audit(anna, approved);
    await expect(service.audit(anna, { ...approved, amountFee: 90_000 })).rejects.toThrow(
      orderErrors.refundState.key,
    );
  });

  it('is in the history of the order with its reason, and a refused one is not', async () => {
    const { claim, orders } = aRefundDesk();
    await claim(100_000);
    await claim(10_000_000).catch(() => undefined);
    expect(orders.history.map(({ action, reason }) => [action, reason])).toEqual([
      ['applyRefund', 'царапина'],
    ]);
  });

  it('goes back in the currency of the payment only, at its rate', async () => {
    const { claim } = aRefundDesk({ payments: IN_ROUBLES });
    await expect(claim(100_000)).rejects.toThrow(orderErrors.refundCurrency.key);
    expect(await claim(12_500_000, { currency: 'RUB' })).toMatchObject({ amountCnyMinor: 1_000_000 });
    await expect(claim(112_500_001, { currency: 'RUB' })).rejects.toThrow(orderErrors.refundTooMuch.key);
    await expect(claim(12, { currency: 'RUB' })).rejects.toThrow(orderErrors.refundTooSmall.key);
    await expect(aRefundDesk().claim(100, { currency: 'RUB' })).rejects.toThrow(
      orderErrors.refundCurrency.key,
    );
  });

  it('announces what can go back, and accepts exactly that', async () => {
    const { claims, claim } = aRefundDesk({ payments: IN_ROUBLES });
    await claim(25_000_000, { currency: 'RUB' });
    expect(await claims.returnable(buyer, '1001')).toEqual([
      { amountFee: 100_000_000, currency: 'RUB', partFee: 100_000_000 },
    ]);
    await claim(100_000_000, { currency: 'RUB' });
    expect(await claims.returnable(buyer, '1001')).toEqual([]);
    await expect(claims.returnable(stranger, '1001')).rejects.toThrow(orderErrors.orderNotFound.key);
  });

  it('that is sent twice is one claim', async () => {
    const { claims, claim } = aRefundDesk();
    const first = await claim(100_000);
    expect(await claim(100_000)).toEqual(first);
    await claim(100_000, { reason: 'другая царапина' });
    await claim(100_000, { evidence: [PHOTO] });
    await claim(100_001);
    expect(await claims.ofOrder(buyer, '1001')).toHaveLength(4);
  });

  it('of the same figure in another currency is another claim', async () => {
    const { claims, claim } = aRefundDesk({ payments: IN_BOTH });
    await claim(100_000);
    expect(await claim(100_000, { currency: 'RUB' })).toMatchObject({ currency: 'RUB' });
    expect(await claims.ofOrder(buyer, '1001')).toHaveLength(2);
  });

  it('is not taken for a refund of the same sum that the mall owes', async () => {
    const { claim, owe } = aRefundDesk();
    await owe('overpaid', 100_000);
    expect(await claim(100_000)).toMatchObject({ refundId: '2', kind: 'claim' });
  });
});

describe('a claim before the car is received', () => {
  it('is at most the part that the mall allows, all claims together, or the whole sum', async () => {
    for (const state of ['toShip', 'shipped'] as const) {
      const { claims, claim } = aRefundDesk({ state });
      await claim(2_000_000);
      const refused = await claim(1_000_001).catch((failure: MallError) => failure);
      expect(refused).toMatchObject({
        declaration: { key: orderErrors.refundPartTooLarge.key },
        params: { part: amountTexts(1_000_000, 'CNY'), whole: amountTexts(8_000_000, 'CNY') },
      });
      await expect(claim(7_999_999)).rejects.toThrow(orderErrors.refundPartTooLarge.key);
      expect(await claims.returnable(buyer, '1001')).toEqual([
        { amountFee: 8_000_000, currency: 'CNY', partFee: 1_000_000 },
      ]);
      await claim(1_000_000);
      await expect(claim(1)).rejects.toThrow(orderErrors.refundWholeOnly.key);
      await claim(7_000_000);
    }
  });

  it('names the limit in the currency of the payment, and accepts exactly that', async () => {
    const payments = [
      { voucherId: '500', currency: 'RUB', amountMinor: 125_000_000, cnyMinor: 9_999_999 },
    ] as const;
    const { claims, claim } = aRefundDesk({ state: 'toShip', payments });
    const [{ partFee } = {}] = await claims.returnable(buyer, '1001');
    await expect(claim(partFee! + 1, { currency: 'RUB' })).rejects.toThrow(
      orderErrors.refundPartTooLarge.key,
    );
    expect(await claim(partFee!, { currency: 'RUB' })).toMatchObject({ amountCnyMinor: 3_000_000 });
  });

  it('of the whole sum is one in each currency, which are rejected together', async () => {
    const { claims, claim, service } = aRefundDesk({ state: 'toShip', payments: IN_BOTH });
    await expect(claim(4_000_000)).rejects.toThrow(orderErrors.refundPartTooLarge.key);
    await expect(claim(3_999_999, { whole: 1 })).rejects.toThrow(orderErrors.refundTooMuch.key);
    const { refundId } = await claim(4_000_000, { whole: 1 });
    const states = async () => (await claims.ofOrder(buyer, '1001')).map(({ status }) => status);
    expect(await states()).toEqual([0, 0]);
    await service.audit(anna, { refundId, result: 2, reason: 'не подтвердилось' });
    expect(await states()).toEqual([3, 3]);
    const reasons = (await claims.ofOrder(buyer, '1001')).map(({ decisionReason }) => decisionReason);
    expect(reasons).toEqual(['не подтвердилось', 'не подтвердилось']);
  });

  it('of the whole sum is answered with the claim in the currency of the request', async () => {
    const { claim } = aRefundDesk({ state: 'toShip', payments: IN_BOTH });
    const asked = { currency: 'RUB', whole: 1 } as const;
    expect(await claim(75_000_000, asked)).toMatchObject({ currency: 'RUB', amountFee: 75_000_000 });
  });

  it('in roubles is of the whole sum only once the allowed part is used up', async () => {
    const { claims, claim } = aRefundDesk({ state: 'toShip', payments: IN_ROUBLES });
    await claim(37_500_000, { currency: 'RUB' });
    expect(await claims.returnable(buyer, '1001')).toEqual([
      { amountFee: 87_500_000, currency: 'RUB', partFee: 0 },
    ]);
    await expect(claim(13, { currency: 'RUB' })).rejects.toThrow(orderErrors.refundWholeOnly.key);
  });

  it('that makes up the whole sum with a granted one is not rejected by itself', async () => {
    const { claim, service } = aRefundDesk({ state: 'toShip' });
    const first = await claim(2_000_000);
    const rest = await claim(8_000_000);
    await service.audit(anna, { refundId: rest.refundId, result: 1 });
    await expect(service.audit(anna, { refundId: first.refundId, result: 2, reason: 'нет' })).rejects.toThrow(
      orderErrors.refundOfWhole.key,
    );
  });

  it('of the whole sum is granted by one act in all currencies, and is told and posted for each', async () => {
    const { claims, claim, service, ledger, outbox } = aRefundDesk({ state: 'toShip', payments: IN_BOTH });
    const { refundId, decidedWith } = await claim(4_000_000, { whole: 1 });
    expect(decidedWith).toMatchObject([{ amountFee: 75_000_000, currency: 'RUB' }]);
    const approved = { refundId, result: 1 } as const;
    expect(await service.audit(anna, approved)).toMatchObject({ status: 1 });
    expect((await claims.ofOrder(buyer, '1001')).map(({ status }) => status)).toEqual([1, 1]);
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['allowance', 'allowance']);
    expect(outbox.events.map(({ payload }) => (payload as { status: number }).status)).toEqual([0, 0, 1, 1]);
    const other = decidedWith![0]!.refundId;
    await expect(service.audit(anna, { refundId: other, result: 2, reason: 'нет' })).rejects.toThrow(
      orderErrors.refundState.key,
    );
  });

  it('of the whole sum takes two people by all of it, though each part is below the limit', async () => {
    const limits = { secondPersonAboveMinor: 9_999_999 };
    const { claims, claim, service } = aRefundDesk({ state: 'toShip', payments: IN_BOTH, ...limits });
    const { refundId } = await claim(4_000_000, { whole: 1 });
    expect(await service.audit(anna, { refundId, result: 1 })).toMatchObject({
      status: 0,
      waitsForSecond: 1,
    });
    const both = await claims.ofOrder(buyer, '1001');
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    const other = both.find((one) => one.refundId !== refundId)!;
    expect(await service.one(anna, other.refundId)).toMatchObject({ waitsForSecond: 1 });
    await service.audit(boris, { refundId, result: 1, amountFee: 4_000_000 });
    expect((await claims.ofOrder(buyer, '1001')).map(({ status }) => status)).toEqual([1, 1]);
  });
});

describe('a decision', () => {
  it('tells its buyer why it is rejected, and nothing that finance notes on approval', async () => {
    const { claims, service, claim } = aRefundDesk();
    const decided = async (result: 1 | 2, reason: string) => {
      const { refundId } = await claim(100_000, { reason });
      const forStaff = await service.audit(anna, { refundId, result, reason });
      const forBuyer = (await claims.ofOrder(buyer, '1001')).find((one) => one.refundId === refundId);
      return [forStaff.decisionReason, forBuyer?.decisionReason];
    };
    expect(await decided(2, 'нет фото')).toEqual(['нет фото', 'нет фото']);
    expect(await decided(1, 'проверить скидку магазина')).toEqual(['проверить скидку магазина', null]);
  });

  it('needs a reason to reject, and posts nothing', async () => {
    const { claim, service, ledger } = aRefundDesk();
    const { refundId } = await claim(100_000);
    for (const reason of [undefined, ' '])
      await expect(service.audit(anna, { refundId, result: 2, reason })).rejects.toThrow(
        orderErrors.reasonNeeded.key,
      );
    await service.audit(anna, { refundId, result: 2, reason: 'нет фото' });
    expect(ledger.journals).toEqual([]);
  });

  it('is made once; payment follows approval and is made once too', async () => {
    const { claim, service, ledger, outbox } = aRefundDesk();
    const { refundId } = await claim(100_000);
    const pay = () => service.pay(boris, { refundId, bankRef: 'P-1', files: [PAYMENT_ORDER] });
    await expect(pay()).rejects.toThrow(orderErrors.refundNotApproved.key);
    const approved = await service.audit(anna, { refundId, result: 1 });
    expect(await service.audit(anna, { refundId, result: 1 })).toEqual(approved);
    await expect(service.audit(boris, { refundId, result: 1 })).rejects.toThrow(orderErrors.refundState.key);
    const paid = await pay();
    expect(await pay()).toEqual(paid);
    const again = { refundId, bankRef: 'P-2', files: [PAYMENT_ORDER] };
    const otherProof = { refundId, bankRef: 'P-1', files: [{ ...PAYMENT_ORDER, url: '/api/files/f/77' }] };
    await expect(service.pay(boris, otherProof)).rejects.toThrow(orderErrors.refundState.key);
    await expect(service.pay(boris, again)).rejects.toThrow(orderErrors.refundState.key);
    await expect(service.pay(anna, { ...again, bankRef: 'P-1' })).rejects.toThrow(
      orderErrors.refundState.key,
    );
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['allowance', 'refund']);
    expect(outbox.events.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => orderEvents.refundMoved.subject),
    );
  });
});

describe('a refund that the mall owes', () => {
  it('reduces no sale: only its payment is posted', async () => {
    const { owe, payOut, ledger } = aRefundDesk();
    await payOut(await owe('overpaid', 100_000));
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['refund']);
  });

  it('leaves a cancelled order as it is when it is paid out', async () => {
    const { owe, payOut, orders, outbox } = aRefundDesk({ state: 'cancelled' });
    await payOut(await owe('cancelled', 10_000_000));
    expect(await orders.find({ of: 'all' }, '1001')).toMatchObject({ state: 'cancelled', closeType: null });
    expect(outbox.subjects).not.toContain(orderEvents.cancelled.subject);
  });
});

describe('a step that is repeated', () => {
  const approve = { result: 1, reason: 'проверено' } as const;

  it('is answered as before: an approval also after the payment', async () => {
    const { claim, service } = aRefundDesk();
    const { refundId } = await claim(100_000);
    await service.audit(anna, { refundId, ...approve });
    await service.pay(boris, { refundId, bankRef: 'P-1', files: [PAYMENT_ORDER] });
    expect(await service.audit(anna, { refundId, ...approve })).toMatchObject({ status: 2 });
    const other = service.audit(anna, { refundId, ...approve, reason: 'другое' });
    await expect(other).rejects.toThrow(orderErrors.refundState.key);
  });

  it('is answered as before: the first of two approvals also after the second', async () => {
    const { claim, service } = aRefundDesk({ secondPersonAboveMinor: 99_999 });
    const { refundId } = await claim(100_000);
    await service.audit(anna, { refundId, result: 1 });
    await service.audit(boris, { refundId, ...approve, amountFee: 100_000 });
    expect(await service.audit(anna, { refundId, result: 1 })).toMatchObject({ status: 1 });
  });

  it('is refused when it says the opposite, in the same words', async () => {
    const { claim, service } = aRefundDesk();
    const approved = await claim(100_000);
    await service.audit(anna, { refundId: approved.refundId, ...approve });
    const rejection = { refundId: approved.refundId, ...approve, result: 2 } as const;
    await expect(service.audit(anna, rejection)).rejects.toThrow(orderErrors.refundState.key);
    const rejected = await claim(200_000);
    await service.audit(anna, { ...rejection, refundId: rejected.refundId });
    const approval = service.audit(anna, { refundId: rejected.refundId, ...approve });
    await expect(approval).rejects.toThrow(orderErrors.refundState.key);
  });

  it('is refused when somebody else rejected it after the first approval, or made the step', async () => {
    const { claim, service } = aRefundDesk({ secondPersonAboveMinor: 99_999 });
    const { refundId } = await claim(100_000);
    await service.audit(anna, { refundId, result: 1 });
    const rejection = { refundId, result: 2, reason: 'нет фото' } as const;
    await service.audit(boris, rejection);
    await expect(service.audit(anna, { refundId, result: 1 })).rejects.toThrow(orderErrors.refundState.key);
    await expect(service.audit(anna, rejection)).rejects.toThrow(orderErrors.refundState.key);
  });
});

describe('the history of the order', () => {
  const linesOf = (orders: InMemoryOrders) =>
    orders.history.map(({ action, reason }) => ({ action, reason }));

  it('has a line for the claim, its decision and each payout, in the amounts of both currencies', async () => {
    const { claim, service, orders } = aRefundDesk({ state: 'toShip', payments: IN_BOTH });
    const { refundId, decidedWith } = await claim(4_000_000, { whole: 1 });
    await service.audit(anna, { refundId, result: 1, reason: 'видели фото' });
    for (const id of [refundId, decidedWith![0]!.refundId]) {
      const files = [{ ...PAYMENT_ORDER, url: `/api/files/f/9${id}` }];
      await service.pay(boris, { refundId: id, bankRef: `P-${id}`, files });
    }
    expect(linesOf(orders)).toEqual([
      { action: 'applyRefund', reason: 'царапина' },
      { action: 'grantRefund', reason: '4000000 CNY,75000000 RUB' },
      { action: 'payRefund', reason: '4000000 CNY' },
      { action: 'payRefund', reason: '75000000 RUB' },
      { action: 'refundWhole', reason: null },
    ]);
    expect(amountsText('4000000 CNY,75000000 RUB', 'en')).toBe('40,000.00\u00a0¥ + 750,000\u00a0₽');
  });

  it('says why a claim was refused, and nothing while the second of two people has not decided', async () => {
    const { claim, service, orders } = aRefundDesk({ secondPersonAboveMinor: 99_999 });
    const { refundId } = await claim(100_000);
    await service.audit(anna, { refundId, result: 1 });
    expect(linesOf(orders)).toHaveLength(1);
    await service.audit(boris, { refundId, result: 2, reason: 'царапины нет' });
    expect(linesOf(orders).at(-1)).toEqual({ action: 'refuseRefund', reason: 'царапины нет' });
  });
});

describe('a payment to the buyer', () => {
  it('has a transfer and a proof of its own, unless the transfer is divided openly', async () => {
    const { claim, service } = aRefundDesk();
    const approved = async (amountFee: number) => {
      const { refundId } = await claim(amountFee);
      await service.audit(anna, { refundId, result: 1 });
      return refundId;
    };
    const [one, two, three] = [await approved(100), await approved(200), await approved(300)];
    const pay = (refundId: string, bankRef: string, url: string, over: object = {}) =>
      service.pay(boris, { refundId, bankRef, files: [{ url, originName: 'p.pdf' }], ...over });
    await expect(pay(one, ' - ', '/api/files/f/71')).rejects.toThrow(orderErrors.bankRefNeeded.key);
    await pay(one, 'DUP-1', '/api/files/f/71', { transferFee: 300 });
    await expect(pay(two, 'dup 1', '/api/files/f/72')).rejects.toThrow(orderErrors.payoutUsed.key);
    await expect(pay(two, 'OUT-2', '/api/files/f/71')).rejects.toThrow(orderErrors.payoutFileUsed.key);
    await expect(pay(two, 'DUP-0001 от 29.11.2026', '/api/files/f/72')).rejects.toThrow(
      orderErrors.payoutAlike.key,
    );
    await expect(pay(two, '1', '/api/files/f/72', { otherTransfer: 1 })).rejects.toThrow(
      orderErrors.payoutByAnother.key,
    );
    await pay(two, 'DUP-1', '/api/files/f/71', { transferFee: 300 });
    await expect(pay(three, 'DUP-1', '/api/files/f/71', { transferFee: 600 })).rejects.toThrow(
      orderErrors.transferWholeDiffers.key,
    );
  });

  it('is not possible before it is approved, and the refusal says what is missing', async () => {
    const { claim, service } = aRefundDesk({ secondPersonAboveMinor: 99_999 });
    const { refundId } = await claim(100_000);
    const pay = () => service.pay(boris, { refundId, bankRef: 'P-1', files: [PAYMENT_ORDER] });
    await expect(pay()).rejects.toThrow(
      orderErrors.refundNotApproved({ amount: amountTexts(100_000, 'CNY') }),
    );
    await service.audit(anna, { refundId, result: 1 });
    await expect(pay()).rejects.toThrow(orderErrors.refundHalfApproved.key);
  });

  it('keeps the proof for the order, as a file of who pays; nobody else’s is taken', async () => {
    const { claim, service, attached } = aRefundDesk();
    const { refundId } = await claim(100_000);
    await service.audit(anna, { refundId, result: 1 });
    const proof = { refundId, bankRef: 'P-1', files: [PAYMENT_ORDER] };
    await expect(service.pay(anna, proof)).rejects.toThrow(orderErrors.oneTask.key);
    expect(attached).toEqual([]);
    await service.pay(boris, proof);
    expect(attached).toEqual([
      { fileIds: ['1'], usedBy: 'refund:1001', ownerId: '51', purposes: ['document', 'document'] },
    ]);
  });

  it('is chosen from a list, which names buyer and cars', async () => {
    const { claim, service, refunds } = aRefundDesk();
    await claim(100_000);
    refunds.page = async () => ({ rows: await refunds.ofOrder('1001'), total: 1 });
    const page = { current: 1, size: 10 } as RefundPageDto;
    expect(await service.list(anna, page)).toMatchObject({
      records: [{ refundId: '1', names: { consignee: 'Иванов Пётр' }, actions: ['approve', 'reject'] }],
      total: 1,
    });
  });

  it('is of a refund that exists', () =>
    expect(aRefundDesk().service.one(anna, '77')).rejects.toThrow(orderErrors.refundNotFound.key));
});

describe('the last of the money', () => {
  it.each(['toShip', 'shipped', 'completed'] as const)('ends an order in the state %s', async (state) => {
    const { claim, payOut, orders } = aRefundDesk({ state });
    await payOut((await claim(10_000_000)).refundId);
    expect(await orders.find({ of: 'all' }, '1001')).toMatchObject({ state: 'cancelled', closeType: 8 });
  });

  it('is not what was only promised', async () => {
    const { claim, payOut, orders } = aRefundDesk();
    await claim(1);
    await payOut((await claim(9_999_999)).refundId);
    expect((await orders.find({ of: 'all' }, '1001'))?.state).toBe('completed');
  });

  it('ends the order as refunded when it is paid out', async () => {
    const { claim, payOut, orders, outbox } = aRefundDesk();
    const pay = async (amountFee: number) => payOut((await claim(amountFee)).refundId);
    const order = async () => (await orders.find({ of: 'all' }, '1001'))!;
    await pay(9_999_999);
    expect((await order()).state).toBe('completed');
    await pay(1);
    expect(await order()).toMatchObject({ state: 'cancelled', closeType: 8, closedBy: 'boris' });
    expect(outbox.events.filter(({ subject }) => subject === orderEvents.cancelled.subject)).toHaveLength(1);
  });
});

describe('a refund above the limit', () => {
  it('is one that exceeds it together with what the person moved in a day', async () => {
    const { claim, service } = aRefundDesk({ secondPersonAboveMinor: 100_000, moved: { movedMinor: 1 } });
    const { refundId } = await claim(100_000);
    expect(await service.audit(anna, { refundId, result: 1 })).toMatchObject({
      status: 0,
      waitsForSecond: 1,
    });
  });

  it('is approved by two people, the second of whom types the amount', async () => {
    const { claim, service, ledger, outbox } = aRefundDesk({ secondPersonAboveMinor: 99_999 });
    const { refundId } = await claim(100_000);
    const first = await service.audit(anna, { refundId, result: 1 });
    expect(first).toMatchObject({
      status: 0,
      waitsForSecond: 1,
      firstApprovedBy: 'anna',
      actions: ['reject'],
    });
    expect(ledger.journals).toEqual([]);
    expect(outbox.events).toHaveLength(1);
    expect(await service.audit(anna, { refundId, result: 1, amountFee: 100_000 })).toEqual(first);
    for (const amountFee of [undefined, 99_999])
      await expect(service.audit(boris, { refundId, result: 1, amountFee })).rejects.toThrow(
        orderErrors.amountNotRetyped.key,
      );
    expect(await service.audit(boris, { refundId, result: 1, amountFee: 100_000 })).toMatchObject({
      status: 1,
      approvedBy: 'boris',
    });
  });

  it('is one that exceeds it together with those approved for the order before', async () => {
    const { claim, service } = aRefundDesk({ secondPersonAboveMinor: 150_000 });
    const [first, second] = [await claim(100_000), await claim(100_000, { reason: 'скол' })];
    expect(await service.audit(anna, { refundId: first.refundId, result: 1 })).toMatchObject({ status: 1 });
    const alone = await service.audit(anna, { refundId: second.refundId, result: 1 });
    expect(alone).toMatchObject({ status: 0, waitsForSecond: 1 });
  });

  it('is one that exceeds it together with those that were paid for the order before', async () => {
    const { claim, payOut, service } = aRefundDesk({ secondPersonAboveMinor: 150_000 });
    await payOut((await claim(100_000)).refundId);
    const { refundId } = await claim(100_000, { reason: 'скол' });
    expect(await service.audit(anna, { refundId, result: 1 })).toMatchObject({
      status: 0,
      waitsForSecond: 1,
    });
  });

  it('is approved by one at the limit, and paid with the bank’s document, which buyers do not see', async () => {
    const { claims, claim, service } = aRefundDesk({ secondPersonAboveMinor: 100_000 });
    const { refundId } = await claim(100_000);
    expect(await service.audit(anna, { refundId, result: 1 })).toMatchObject({ status: 1 });
    const notPrivate = { url: 'https://evil.example/1.pdf', originName: '1.pdf' };
    await expect(service.pay(boris, { refundId, bankRef: 'P-1', files: [notPrivate] })).rejects.toThrow(
      orderErrors.slipType.key,
    );
    const paid = await service.pay(boris, { refundId, bankRef: 'P-1', files: [PAYMENT_ORDER] });
    expect(paid).toMatchObject({ status: 2, payoutFiles: [PAYMENT_ORDER] });
    expect((await claims.ofOrder(buyer, '1001'))[0]).toMatchObject({
      payoutFiles: [],
      firstApprovedBy: null,
    });
  });
});
