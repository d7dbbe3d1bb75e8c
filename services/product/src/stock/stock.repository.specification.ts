import { productErrors } from '@mall/contracts/product';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { StockRepository } from './stock.repository.js';

interface Given {
  /** Repository with new cars 900 and 901 and a used car 902, with one free unit each. */
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

  it('refuses a second unit of a used car, with the figures', async () => {
    const { repository, tx, freeUnitsOf } = await arrange();
    await expect(repository.setUnits(tx, '902', 5)).rejects.toMatchObject({
      declaration: { key: productErrors.usedCarIsSingle.key },
      params: { free: 5, held: 0, sold: 0, setAside: 0, most: 1 },
    });
    expect(await freeUnitsOf('902')).toBe(1);
    await repository.setUnits(tx, '902', 0);
    await repository.setUnits(tx, '902', 1);
    expect(await freeUnitsOf('902')).toBe(1);
  });

  it('changes nothing for a car that is not there', async () => {
    const { repository, tx, freeUnitsOf } = await arrange();
    await repository.setUnits(tx, '999', 5);
    expect(await freeUnitsOf('999')).toBeUndefined();
  });
});
