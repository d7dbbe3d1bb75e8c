import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ApprovalRepository } from './approval.repository.js';
import { aCar } from './car.fakes.js';
import { writtenOf } from './written-car.js';

interface Given {
  /** A repository that knows car 900. */
  readonly repository: ApprovalRepository;
  readonly tx: EntityManager;
}

const first = writtenOf(aCar({ priceFee: '9007199254740993', attrValueIds: ['9007199254740995'] }));
const second = writtenOf(aCar({ colour: 'black' }));

export const approvalSpecification = new Specification<Given>((arrange) => {
  it('returns the car of the last approval as it was stored, with who approved it', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.find('900')).toBeNull();
    await repository.keep(tx, '900', first, 'olga');
    expect(await repository.find('900', tx)).toMatchObject({ spuId: '900', car: first, approvedBy: 'olga' });
    await repository.keep(tx, '900', second, null);
    expect(await repository.find('900')).toMatchObject({ car: second, approvedBy: null });
  });

  it('stores the first state of a car only where none is stored', async () => {
    const { repository, tx } = await arrange();
    await repository.keepFirst(tx, '900', first);
    await repository.keepFirst(tx, '900', second);
    expect(await repository.find('900')).toMatchObject({ car: first, approvedBy: null });
  });

  it('has no names of what does not exist any more', async () => {
    const { repository } = await arrange();
    const gone = { ...first, brandId: '77', seriesId: '78', categoryId: '79', attrValueIds: ['80'] };
    expect(await repository.namesIn(gone)).toEqual({
      ...{ brandName: {}, seriesName: null, categoryName: {}, attrs: [] },
    });
  });
});
