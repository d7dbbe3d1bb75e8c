import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { StockRepository } from './stock.repository.js';

interface Given {
  /** Repository with cars 900 and 901 with one free unit each. */
  readonly repository: StockRepository;
  readonly tx: EntityManager;
  readonly freeUnitsOf: (spuId: string) => Promise<number | undefined>;
}

export const stockSpecification = new Specification<Given>((arrange) => {
  it('sets the free units of one car', async () => {
    const { repository, tx, freeUnitsOf } = await arrange();
    await repository.setUnits(tx, '900', 5);
    expect(await freeUnitsOf('900')).toBe(5);
    await repository.setUnits(tx, '900', 0);
    expect(await freeUnitsOf('900')).toBe(0);
    expect(await freeUnitsOf('901')).toBe(1);
  });

  it('changes nothing for a car that is not there', async () => {
    const { repository, tx, freeUnitsOf } = await arrange();
    await repository.setUnits(tx, '999', 5);
    expect(await freeUnitsOf('999')).toBeUndefined();
  });
});
