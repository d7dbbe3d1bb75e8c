import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { claimPostings, paymentPostings, refundPostings, salePostings, type Moved } from './ledger.js';
import type { Journal, LedgerRepository } from './ledger.repository.js';

interface Given {
  readonly repository: LedgerRepository;
  readonly tx: EntityManager;
  /** Ids of two orders without postings. */
  readonly orderIds: readonly [string, string];
  /** Ids of two slips and a refund of the first order. */
  readonly voucherIds: readonly [string, string];
  readonly refundId: string;
}

const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const yuan = (cnyMinor: number): Moved => ({ cnyMinor, amountMinor: cnyMinor, currency: 'CNY' });

const paymentOf = ({ orderIds, voucherIds }: Given): Journal => ({
  orderId: orderIds[0],
  kind: 'payment',
  voucherId: voucherIds[0],
  by: anna,
});

export const ledgerSpecification = new Specification<Given>((arrange) => {
  it('lists both sides of each journal of one order in the sequence in which they were posted', async () => {
    const given = await arrange();
    const { repository, tx, orderIds } = given;
    await repository.post(tx, paymentOf(given), paymentPostings(yuan(300)));
    await repository.post(tx, { orderId: orderIds[0], kind: 'sale', by: anna }, salePostings(300, 0));
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([
      { kind: 'payment', account: 'bank', debitMinor: 300, creditMinor: 0, currency: 'CNY', by: 'anna' },
      { kind: 'payment', account: 'buyer', debitMinor: 0, creditMinor: 300 },
      { kind: 'sale', account: 'buyer', debitMinor: 300, creditMinor: 0 },
      { kind: 'sale', account: 'sales', debitMinor: 0, creditMinor: 300 },
    ]);
    expect(await repository.ofOrder(orderIds[1])).toEqual([]);
  });

  it('balances each account of one order: debit less credit', async () => {
    const given = await arrange();
    const { repository, tx, orderIds, voucherIds, refundId } = given;
    const roubles = { cnyMinor: 100, amountMinor: 1_250, currency: 'RUB' } as const;
    await repository.post(tx, paymentOf(given), paymentPostings(yuan(300)));
    await repository.post(tx, { ...paymentOf(given), voucherId: voucherIds[1] }, paymentPostings(roubles));
    await repository.post(
      tx,
      { orderId: orderIds[0], kind: 'refund', refundId, by: anna },
      refundPostings(yuan(50)),
    );
    expect(await repository.balancesOf(tx, orderIds[0])).toEqual({ bank: 350, buyer: -350 });
    expect(await repository.balancesOf(tx, orderIds[1])).toEqual({});
  });

  it('has an account for each kind of difference', async () => {
    const given = await arrange();
    const { repository, tx, orderIds } = given;
    const kinds = ['commission', 'rounding', 'short', 'over'] as const;
    const named = kinds.flatMap((kind) => claimPostings(kind, yuan(kind === 'over' ? 5 : -5)));
    const sale = salePostings(300, 20, 'commission');
    await repository.post(tx, paymentOf(given), [...paymentPostings(yuan(280)), ...named]);
    await repository.post(tx, { orderId: orderIds[0], kind: 'sale', by: anna }, sale);
    expect(await repository.balancesOf(tx, orderIds[0])).toEqual({
      ...{ bank: 280, buyer: 0, sales: -300, commissions: 20, roundings: 0, differences: 0, excess: 0 },
    });
  });

  it('checks all books together: their journals add up', async () => {
    const given = await arrange();
    const { repository, tx } = given;
    const before = await repository.check();
    await repository.post(tx, paymentOf(given), paymentPostings(yuan(300)));
    expect(await repository.check()).toMatchObject({
      debitMinor: before.debitMinor + 300,
      creditMinor: before.creditMinor + 300,
      journals: before.journals + 1,
      unevenJournals: [],
    });
  });

  it('writes nothing without postings', async () => {
    const given = await arrange();
    const { repository, tx, orderIds } = given;
    await repository.post(tx, paymentOf(given), paymentPostings(yuan(0)));
    expect(await repository.ofOrder(orderIds[0])).toEqual([]);
    // The slip can still be posted.
    await repository.post(tx, paymentOf(given), paymentPostings(yuan(1)));
    expect(await repository.ofOrder(orderIds[0])).toHaveLength(2);
  });

  it('refuses a journal that does not add up, and keeps nothing of it', async () => {
    const given = await arrange();
    const { repository, tx, orderIds } = given;
    const [debit] = paymentPostings(yuan(300));
    await expect(repository.post(tx, paymentOf(given), [debit!])).rejects.toThrow();
    expect(await repository.ofOrder(orderIds[0])).toEqual([]);
  });

  it('posts a slip, a refund and the sale of an order once', async () => {
    const given = await arrange();
    const { repository, tx, orderIds, refundId } = given;
    const twice: readonly (readonly [Journal, ReturnType<typeof paymentPostings>])[] = [
      [paymentOf(given), paymentPostings(yuan(300))],
      [{ orderId: orderIds[0], kind: 'sale', by: anna }, salePostings(300, 0)],
      [{ orderId: orderIds[0], kind: 'refund', refundId, by: anna }, refundPostings(yuan(50))],
    ];
    for (const [journal, postings] of twice) {
      await repository.post(tx, journal, postings);
      await expect(repository.post(tx, journal, postings)).rejects.toMatchObject({ code: '23505' });
    }
    expect(await repository.ofOrder(orderIds[0])).toHaveLength(6);
  });
});
