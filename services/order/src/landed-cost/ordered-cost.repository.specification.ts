import { Specification } from '@mall/testing/specification';
import type { LandedCost } from './landed-cost.js';
import type { OrderedCostRepository } from './ordered-cost.repository.js';

interface Given {
  readonly repository: OrderedCostRepository;
  /** Ids of an order that was placed with these costs, and of one whose costs were not calculated. */
  readonly orderIds: readonly [string, string];
  readonly costs: readonly LandedCost[];
}

export const orderedCostSpecification = new Specification<Given>((arrange) => {
  it('returns the costs that were shown for the cars of an order', async () => {
    const { repository, orderIds, costs } = await arrange();
    const [counted, uncounted] = orderIds;
    expect(await repository.ofOrder(counted)).toEqual(costs);
    expect(await repository.ofOrder(uncounted)).toEqual([]);
    expect(await repository.ofOrder('999999')).toEqual([]);
    const both = await repository.ofOrders(orderIds);
    expect([both.get(counted), both.get(uncounted) ?? []]).toEqual([costs, []]);
    expect((await repository.ofOrders([uncounted])).has(counted)).toBe(false);
  });
});
