import type { SaveFilterDto } from '@mall/contracts/admin';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { SavedFilterRepository } from './saved-filter.repository.js';

interface Given {
  /** Repository without filters. */
  readonly repository: SavedFilterRepository;
  readonly tx: EntityManager;
}

const filter = (name: string, list = 'orders'): SaveFilterDto => ({ list, name, query: `{"filter":{}}` });

export const savedFilterSpecification = new Specification<Given>((arrange) => {
  it('is listed to the person who has saved it, with its list alone, the oldest first', async () => {
    const { repository, tx } = await arrange();
    const first = await repository.insert(tx, '50', filter('Б'));
    const second = await repository.insert(tx, '50', filter('А'));
    expect(first).toMatchObject({ ...filter('Б'), createTime: expect.stringContaining('T') as string });
    expect(await repository.of('50', 'orders')).toEqual([first, second]);
    expect([await repository.of('50', 'cars'), await repository.of('51', 'orders')]).toEqual([[], []]);
    expect(await repository.count(tx, '50', 'orders')).toBe(2);
    expect(await repository.count(tx, '50', 'cars')).toBe(0);
    expect(await repository.count(tx, '51', 'orders')).toBe(0);
  });

  it('has a name that no other one of its person and list has, in any case of its letters', async () => {
    const { repository, tx } = await arrange();
    const known = await repository.insert(tx, '50', filter('К отправке'));
    expect(await repository.named(tx, '50', filter('к ОТПРАВКЕ'))).toEqual(known);
    expect(await repository.named(tx, '50', filter('к отправке', 'cars'))).toBeUndefined();
    expect(await repository.named(tx, '51', filter('к отправке'))).toBeUndefined();
    await expect(repository.insert(tx, '50', filter('к ОТПРАВКЕ'))).rejects.toMatchObject({ code: '23505' });
    await repository.insert(tx, '50', filter('к отправке', 'cars'));
    await repository.insert(tx, '51', filter('к отправке'));
  });

  it('is removed by the person who has saved it, and its id is not given again', async () => {
    const { repository, tx } = await arrange();
    const { filterId } = await repository.insert(tx, '50', filter('А'));
    expect(await repository.remove('51', filterId)).toBe(false);
    expect(await repository.remove('50', filterId)).toBe(true);
    expect(await repository.remove('50', filterId)).toBe(false);
    expect((await repository.insert(tx, '50', filter('А'))).filterId).not.toBe(filterId);
  });

  it('is saved by one request of a person after the other', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.lock(tx, '50')).toBeUndefined();
  });
});
