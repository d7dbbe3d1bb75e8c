import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { CarRepository } from './car.repository.js';
import type { PassedCar } from '../stock/passed-car.js';

interface Given {
  /** New cars 900 and 901 of shop 3 in category 100, off sale, with one unit each; there are no rules for listings. */
  readonly repository: CarRepository;
  readonly tx: EntityManager;
}

export const carSpecification = new Specification<Given>((arrange) => {
  it('is found by its id', async () => {
    const { repository } = await arrange();
    expect(await repository.one('900')).toMatchObject({
      ...{ spuId: '900', skuId: '900', shopId: '3', status: 0, isRemoved: false, statusReason: null },
      ...{ stockLeft: 1, lockStock: 0, version: 1 },
    });
    expect(await repository.one('999')).toBeUndefined();
  });

  it('keeps its last state with the reason, and counts its versions', async () => {
    const { repository, tx } = await arrange();
    await repository.lock(tx, ['900', '901']);
    await repository.setStatus(tx, '900', 2, 'Скручен пробег');
    expect(await repository.one('900')).toMatchObject({
      status: 2,
      statusReason: 'Скручен пробег',
      version: 2,
    });
    await repository.setStatus(tx, '900', 3);
    expect(await repository.one('900')).toMatchObject({ status: 3, statusReason: null, version: 3 });
    expect(await repository.one('901')).toMatchObject({ status: 0, version: 1 });
  });

  it('goes on sale with its reason, and is read with what its sale needs', async () => {
    const { repository, tx } = await arrange();
    await repository.putOnSale(tx, { spuId: '900' } as PassedCar, null);
    expect(await repository.one('900')).toMatchObject({ status: 1, statusReason: null, version: 2 });
    expect(await repository.listed(tx, ['900', '901', '999'])).toMatchObject([
      { spuId: '900', status: 1, condition: 'new', vin: null, pictures: [], inspection: null },
      { spuId: '901', status: 0 },
    ]);
    expect(await repository.listed(tx, [])).toEqual([]);
  });

  it('has no needs of its kind without a rule', async () => {
    const { repository } = await arrange();
    expect(await repository.needsOf({ condition: 'used' })).toBeUndefined();
    expect(await repository.needsOf({ condition: 'new', categoryId: '100' })).toBeUndefined();
  });

  it('does not exist when it was removed, and is restored with its reason', async () => {
    const { repository, tx } = await arrange();
    await repository.setStatus(tx, '900', 2, 'Скручен пробег');
    await tx.transaction(async (inner) => {
      expect(await repository.removed('900', inner)).toBeUndefined();
      await repository.remove(inner, '900', 2);
      expect(await repository.removed('900', inner)).toEqual({ shopId: '3', removedStatus: 2 });
    });
    expect(await repository.one('900')).toBeUndefined();
    await repository.restore(tx, '900', 0);
    const back = { status: 0, isRemoved: false, statusReason: 'Скручен пробег', version: 4 };
    expect(await repository.one('900')).toMatchObject(back);
    expect(await repository.one('901')).toMatchObject({ status: 0, version: 1 });
  });

  it('is reviewed until staff change that', async () => {
    const { repository } = await arrange();
    expect(await repository.needsReview()).toBe(true);
    await repository.setNeedsReview(0);
    expect(await repository.needsReview()).toBe(false);
    await repository.setNeedsReview(1);
    expect(await repository.needsReview()).toBe(true);
  });
});
