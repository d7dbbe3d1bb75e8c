import type { ApplyRefundDto } from '@mall/contracts/order';
import { orderErrors, orderEvents } from '@mall/contracts/order';
import { buyer, staffMember, stranger } from '../order/callers.fakes.js';
import { fakeClient } from '../fakes.js';
import { anOrder, InMemoryOrders, moverOf, RecordedOutbox } from '../order/order.fakes.js';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import { InMemoryRefunds } from './refund.fakes.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundService } from './refund.service.js';

const anna = staffMember('50', 'anna');
const boris = staffMember('51', 'boris');

/** A paid order of 100,000 CNY that is to be shipped. */
function aRefundDesk() {
  const paid = { state: 'toShip', contractStatus: 1, creditedMinor: 10_000_000 } as const;
  const orders = new InMemoryOrders([anOrder({ ...paid, paidAt: new Date('2026-11-20T00:00:00Z') })]);
  const [refunds, ledger, outbox] = [new InMemoryRefunds(), new RecordedLedger(), new RecordedOutbox()];
  const opener = new RefundOpeningService(refunds, ledger, outbox);
  const service = new RefundService(refunds, opener, orders, moverOf(orders), ledger, fakeClient({}));
  const claim = (amountFee: number, more: Partial<ApplyRefundDto> = {}, who = buyer) =>
    service.apply(who, { orderId: '1001', amountFee, currency: 'CNY', reason: 'царапина', ...more });
  return { service, claim, ledger, outbox };
}

describe('a claim', () => {
  it('is asked for by the buyer of the order only', async () => {
    const { claim } = aRefundDesk();
    await expect(claim(100_000, {}, stranger)).rejects.toThrow(orderErrors.orderNotFound.key);
  });

  it('is at most what was paid and not yet promised; a rejected one no longer counts', async () => {
    const { claim, service } = aRefundDesk();
    const { refundId } = await claim(9_000_000);
    await expect(claim(1_000_001)).rejects.toThrow(orderErrors.refundTooMuch.key);
    await service.audit(anna, { refundId, result: 2, reason: 'не подтвердилось' });
    expect(await claim(10_000_000)).toMatchObject({ amountCnyMinor: 10_000_000 });
  });

  it('in roubles counts at the rate of the order', async () => {
    const { claim } = aRefundDesk();
    expect(await claim(12_500_000, { currency: 'RUB' })).toMatchObject({ amountCnyMinor: 1_000_000 });
    await expect(claim(125_000_000, { currency: 'RUB' })).rejects.toThrow(orderErrors.refundTooMuch.key);
  });
});

describe('a decision', () => {
  it('needs a reason to reject, and posts nothing', async () => {
    const { claim, service, ledger } = aRefundDesk();
    const { refundId } = await claim(100_000);
    const unexplained = service.audit(anna, { refundId, result: 2, reason: ' ' });
    await expect(unexplained).rejects.toThrow(orderErrors.reasonNeeded.key);
    await service.audit(anna, { refundId, result: 2, reason: 'нет фото' });
    expect(ledger.journals).toEqual([]);
  });

  it('is made once; payment follows approval and is made once too', async () => {
    const { claim, service, ledger, outbox } = aRefundDesk();
    const { refundId } = await claim(100_000);
    const pay = () => service.pay(boris, { refundId, bankRef: 'P-1' });
    await expect(pay()).rejects.toThrow(orderErrors.refundState.key);
    await service.audit(anna, { refundId, result: 1 });
    await expect(service.audit(anna, { refundId, result: 1 })).rejects.toThrow(orderErrors.refundState.key);
    await pay();
    await expect(pay()).rejects.toThrow(orderErrors.refundState.key);
    expect(ledger.journals.map(({ kind }) => kind)).toEqual(['allowance', 'refund']);
    expect(outbox.events.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => orderEvents.refundMoved.subject),
    );
  });
});
