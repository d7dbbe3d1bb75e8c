import { orderEvents } from '@mall/contracts/order';
import { anna, buyer, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { paymentPostings, salePostings } from '../ledger/ledger.js';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import { asBuyer, asSeller } from '../order/actor.js';
import { anOrder } from '../order/order.fakes.js';
import { InMemoryRefunds } from './refund.fakes.js';
import { RefundOpeningService } from './refund-opening.service.js';
import type { PaidIn } from './returnable.js';

const IN_YUAN: PaidIn = { voucherId: '500', currency: 'CNY', amountMinor: 4_000, cnyMinor: 4_000 };
const IN_ROUBLES: PaidIn = { voucherId: '501', currency: 'RUB', amountMinor: 75_000, cnyMinor: 6_000 };
const LATER: PaidIn = { ...IN_YUAN, voucherId: '502' };

const order = anOrder({ state: 'toShip', creditedMinor: 10_000 });
const staff = asSeller(anna);

function anOpener(...payments: readonly PaidIn[]) {
  const [refunds, ledger, outbox] = [
    new InMemoryRefunds(payments),
    new RecordedLedger(),
    new RecordedOutbox(),
  ];
  const tx = new NoDatabase().manager;
  const opener = new RefundOpeningService(refunds, ledger, outbox);
  const claim = (amountMinor: number, over: Partial<PaidIn> = {}) =>
    opener.open(tx, {
      orderId: '1001',
      kind: 'claim',
      amountMinor,
      currency: 'CNY',
      amountCnyMinor: amountMinor,
      reason: 'царапина',
      sources: [{ ...IN_YUAN, amountMinor, cnyMinor: amountMinor, ...over }],
      by: asBuyer(buyer),
    });
  const summary = async () =>
    (await refunds.ofOrder('1001')).map(({ kind, state, amountMinor, currency }) =>
      [kind, state, amountMinor, currency].join(' '),
    );
  return { opener, refunds, ledger, outbox, tx, claim, summary };
}

const REFUND = { orderId: '1001', orderNumber: 'UA261121-1001', userId: '7', shopId: '3' } as const;

test('money that is owed is given back from the payment that brought it, and others are told', async () => {
  const { opener, refunds, outbox, tx } = anOpener(IN_YUAN, LATER);
  await opener.owe(tx, {
    orderId: '1001',
    kind: 'overpaid',
    voucherId: '502',
    amountMinor: 1_000,
    currency: 'CNY',
    amountCnyMinor: 1_000,
    reason: null,
    by: staff,
  });
  expect(await refunds.ofOrder('1001')).toMatchObject([
    { kind: 'overpaid', state: 'requested', amountMinor: 1_000, amountCnyMinor: 1_000, currency: 'CNY' },
  ]);
  expect(await refunds.paymentsLeft('1001', { areClaimsEnded: false })).toEqual([
    IN_YUAN,
    { ...LATER, amountMinor: 3_000, cnyMinor: 3_000 },
  ]);
  expect(outbox.events).toEqual([
    {
      subject: orderEvents.refundMoved.subject,
      payload: { ...REFUND, refundId: '1', kind: 'overpaid', amountMinor: 1_000, currency: 'CNY', status: 0 },
    },
  ]);
});

describe('a closed order', () => {
  it('returns everything that came in, in its currencies, and undoes the sale', async () => {
    const { opener, refunds, ledger, tx, summary } = anOpener(IN_YUAN, IN_ROUBLES);
    const paid = { cnyMinor: 10_000, amountMinor: 10_000, currency: 'CNY' } as const;
    await ledger.post(
      tx,
      { orderId: '1001', kind: 'payment', voucherId: '500', by: staff },
      paymentPostings(paid),
    );
    await ledger.post(tx, { orderId: '1001', kind: 'sale', by: staff }, salePostings(10_000, 0));
    await opener.orderClosed(tx, order, staff, 'магазин не отвечает');
    expect(await summary()).toEqual(['cancelled requested 4000 CNY', 'cancelled requested 75000 RUB']);
    expect(await refunds.ofOrder('1001')).toMatchObject([
      { reason: 'магазин не отвечает', requestedByName: 'anna', amountCnyMinor: 4_000 },
      { reason: 'магазин не отвечает', requestedByName: 'anna', amountCnyMinor: 6_000 },
    ]);
    expect(await refunds.paymentsLeft('1001', { areClaimsEnded: false })).toEqual([]);
    expect(ledger.journals.at(-1)).toMatchObject({ orderId: '1001', kind: 'cancellation', by: staff });
    expect(await ledger.balancesOf(tx, '1001')).toMatchObject({ sales: 0, buyer: -10_000 });
  });

  it('ends the claims that wait, which nobody refused, and says so; the rest goes back besides what was granted', async () => {
    const { opener, refunds, outbox, tx, claim, summary } = anOpener(IN_YUAN, LATER);
    const [waiting, granted] = [await claim(100), await claim(200)];
    await refunds.decide(tx, granted.refundId, 'approved', staff, null);
    const owed = { orderId: '1001', voucherId: '502', currency: 'CNY', reason: null, by: staff } as const;
    await opener.owe(tx, { ...owed, kind: 'overpaid', amountMinor: 300, amountCnyMinor: 300 });
    await opener.orderClosed(tx, order, staff, 'нет автомобиля');
    expect(await summary()).toEqual([
      'claim rejected 100 CNY',
      'claim approved 200 CNY',
      'overpaid requested 300 CNY',
      'cancelled requested 7500 CNY',
    ]);
    expect(await refunds.find(waiting.refundId)).toMatchObject({
      decidedByName: 'anna',
      decisionReason: null,
    });
    expect(outbox.events.slice(3)).toMatchObject([
      { payload: { refundId: '1', kind: 'claim', status: 3 } },
      { payload: { refundId: '4', kind: 'cancelled', amountMinor: 7_500, status: 0 } },
    ]);
  });

  it('returns nothing when nothing came in', async () => {
    const { opener, ledger, outbox, tx, summary } = anOpener();
    await opener.orderClosed(tx, anOrder(), staff, null);
    expect(await summary()).toEqual([]);
    expect([ledger.journals, outbox.events]).toEqual([[], []]);
  });
});
