import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { SetAsideRepository } from './set-aside.repository.js';

interface Given {
  /** Repository in which the used car 2 and a unit of the new car 1 are set aside, without a decision; the used car 9 is not. */
  readonly repository: SetAsideRepository;
  readonly tx: EntityManager;
}

export const setAsideSpecification = new Specification<Given>((arrange) => {
  it('keeps a used car off sale that is set aside, and no other', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.keepsOffSale(tx, ['2'])).toBe(true);
    expect(await repository.keepsOffSale(tx, ['1', '9', '2'])).toBe(true);
    expect(await repository.keepsOffSale(tx, ['1', '9'])).toBe(false);
    expect(await repository.keepsOffSale(tx, [])).toBe(false);
  });
});
