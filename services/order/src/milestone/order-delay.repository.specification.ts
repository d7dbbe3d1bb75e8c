import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { NewDelay, OrderDelayRepository } from './order-delay.repository.js';

interface Given {
  readonly repository: OrderDelayRepository;
  readonly tx: EntityManager;
  /** Ids of two orders without delays. */
  readonly orderIds: readonly [string, string];
}

const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };

const aDelay = (over: Partial<NewDelay> = {}): NewDelay => ({
  code: 'border',
  expectedTo: '2026-12-20',
  until: '2026-12-28',
  reason: 'borderQueue',
  note: null,
  ...over,
});

export const orderDelaySpecification = new Specification<Given>((arrange) => {
  it('keeps the delays of an order in the sequence in which they were stated', async () => {
    const { repository, tx, orderIds } = await arrange();
    await repository.add(tx, orderIds[0], aDelay(), anna);
    const second = aDelay({ expectedTo: '2026-12-28', until: '2027-01-04', reason: 'other', note: 'пурга' });
    await repository.add(tx, orderIds[0], second, anna);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([
      { ...aDelay(), statedAt: expect.any(Date) as Date },
      second,
    ]);
    expect(await repository.ofOrder(orderIds[1])).toEqual([]);
  });
});
