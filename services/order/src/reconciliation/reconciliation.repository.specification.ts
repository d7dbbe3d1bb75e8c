import { Specification } from '@mall/testing/specification';
import type { FoundAround, ReconciliationRepository } from './reconciliation.repository.js';

interface Given {
  readonly repository: ReconciliationRepository;
  /** Id of a recent slip without such findings. */
  readonly alone: string;
  /** A slip, and the number of the order of another one that waits with the same reference. */
  readonly shared: { readonly voucherId: string; readonly orderNumber: string };
}

export const reconciliationSpecification = new Specification<Given>((arrange) => {
  it('returns for each slip what the books have beside it', async () => {
    const { repository, alone, shared } = await arrange();
    const nothing: Omit<FoundAround, 'voucherId'> = {
      referenceUsedBy: [],
      referenceSharedBy: [],
      fileUsedBy: [],
      fitsOrders: [],
      waitingHours: 0,
    };
    expect(await repository.foundAround([alone])).toEqual([{ voucherId: alone, ...nothing }]);
    const both = await repository.foundAround([shared.voucherId, alone, '999999']);
    expect(both).toHaveLength(2);
    expect(both).toContainEqual({ voucherId: alone, ...nothing });
    expect(both).toContainEqual({
      ...{ voucherId: shared.voucherId, ...nothing },
      referenceSharedBy: [shared.orderNumber],
    });
    expect(await repository.foundAround([])).toEqual([]);
  });
});
