import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { OpenOrderRepository } from './open-order.repository.js';

interface Given {
  readonly repository: OpenOrderRepository;
  /** Places this many orders of buyer 7, without money. */
  readonly place: (count: number) => Promise<void>;
}

const party = { userId: '7', passportDigest: null };

export const openOrderSpecification = new Specification<Given>((arrange) => {
  it('takes orders up to the cap, and refuses one more', async () => {
    const { repository, place } = await arrange();
    await repository.check({ party, added: 3, max: 3 });
    await place(2);
    await repository.check({ party, added: 1, max: 3 });
    const oneTooMany = repository.check({ party, added: 2, max: 3 });
    await expect(oneTooMany).rejects.toThrow(orderErrors.tooManyOpenOrders.key);
  });
});
