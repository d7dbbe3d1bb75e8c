import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ShopRepository } from './shop.repository.js';

interface Given {
  /** Repository with the shops 3, of the cars 900 and 901, and 4, of the car 902; both are open. */
  readonly repository: ShopRepository;
  readonly tx: EntityManager;
}

export const shopSpecification = new Specification<Given>((arrange) => {
  it('knows whether one of these cars belongs to a closed shop', async () => {
    const { repository, tx } = await arrange();
    const hasClosed = (...spuIds: string[]) => tx.transaction((inner) => repository.hasClosed(inner, spuIds));
    expect(await hasClosed('900', '901', '902')).toBe(false);
    await repository.setClosed(tx, '4', true);
    expect(await hasClosed('900', '902')).toBe(true);
    expect(await hasClosed('900', '901')).toBe(false);
    expect(await hasClosed('999')).toBe(false);
    expect(await hasClosed()).toBe(false);
    await repository.setClosed(tx, '4', false);
    expect(await hasClosed('902')).toBe(false);
  });
});
