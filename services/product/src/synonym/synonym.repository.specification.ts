import { synonymStatuses } from '@mall/contracts/product';
import { Specification } from '@mall/testing/specification';
import type { SynonymRepository } from './synonym.repository.js';

interface Given {
  /** Repository without groups. */
  readonly repository: SynonymRepository;
}

const { inUse, notInUse } = synonymStatuses;

export const synonymSpecification = new Specification<Given>((arrange) => {
  it('is kept as it was written, and in use by default', async () => {
    const { repository } = await arrange();
    const first = await repository.insert(['bmw', 'бэха'], undefined);
    const second = await repository.insert(['mercedes', 'мерс'], notInUse);
    expect(await repository.one(first)).toMatchObject({
      synonymId: first,
      terms: ['bmw', 'бэха'],
      status: inUse,
    });
    expect(await repository.one(second)).toMatchObject({ terms: ['mercedes', 'мерс'], status: notInUse });
    expect(await repository.one('999999')).toBeUndefined();
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository } = await arrange();
    const synonymId = await repository.insert(['bmw', 'бэха'], undefined);
    const other = await repository.insert(['audi', 'ауди'], undefined);
    await repository.update(synonymId, undefined, notInUse);
    expect(await repository.one(synonymId)).toMatchObject({ terms: ['bmw', 'бэха'], status: notInUse });
    await repository.update(synonymId, ['bmw', 'бумер'], undefined);
    expect(await repository.one(synonymId)).toMatchObject({ terms: ['bmw', 'бумер'], status: notInUse });
    await repository.update('999999', ['a', 'b'], inUse);
    expect(await repository.one('999999')).toBeUndefined();
    expect(await repository.one(other)).toMatchObject({ terms: ['audi', 'ауди'], status: inUse });
  });

  it('is removed alone, and its id is not given again', async () => {
    const { repository } = await arrange();
    const [first, second] = [
      await repository.insert(['bmw', 'бэха'], undefined),
      await repository.insert(['audi', 'ауди'], undefined),
    ];
    await repository.remove(second);
    await repository.remove('999999');
    expect([await repository.one(first), await repository.one(second)]).toEqual([
      expect.objectContaining({ synonymId: first }),
      undefined,
    ]);
    expect(await repository.insert(['geely', 'джили'], undefined)).not.toBe(second);
  });
});
