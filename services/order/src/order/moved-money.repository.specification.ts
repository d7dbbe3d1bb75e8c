import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { MovedMoneyRepository } from './moved-money.repository.js';
import type { Actor } from './order.js';

interface Given {
  readonly repository: MovedMoneyRepository;
  readonly tx: EntityManager;
  /**
   * Ids of two people: the first has moved 300 and 100 fen for two orders, of which 20 were written off; the second has
   * moved nothing.
   */
  readonly staffIds: readonly [string, string];
}

const staff = (id: string): Actor => ({ kind: 'staff', id, name: id, ip: null });
const system: Actor = { kind: 'system', id: null, name: null, ip: null };

const NOTHING = { movedMinor: 0, writtenOffMinor: 0 };

export const movedMoneySpecification = new Specification<Given>((arrange) => {
  it('sums over all orders what one person has moved', async () => {
    const { repository, staffIds } = await arrange();
    expect(await repository.ofPerson(staffIds[0])).toEqual({ movedMinor: 400, writtenOffMinor: 20 });
    expect(await repository.ofPerson(staffIds[1])).toEqual(NOTHING);
  });

  it('answers the same for a decision; the system moves nothing', async () => {
    const { repository, tx, staffIds } = await arrange();
    expect(await repository.ofDecider(tx, staff(staffIds[0]))).toMatchObject({ movedMinor: 400 });
    expect(await repository.ofDecider(tx, staff(staffIds[1]))).toEqual(NOTHING);
    expect(await repository.ofDecider(tx, system)).toEqual(NOTHING);
  });
});
