import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { CategoryRepository } from './category.repository.js';

interface Given {
  /** Repository without categories. */
  readonly repository: CategoryRepository;
  readonly tx: EntityManager;
  /** Lists a car of a category. */
  readonly list: (categoryId: string) => Promise<void>;
}

const inAll = (text: string) => ({ ru: text, zh: text, en: text });

export const categorySpecification = new Specification<Given>((arrange) => {
  /** Creates a category of cars, with sedans below them and short ones below those; and a category of parts. */
  async function aTree() {
    const given = await arrange();
    const { repository, tx } = given;
    await repository.lockTree(tx);
    const insert = (name: string, parentId: string) => repository.insert(tx, { name: inAll(name), parentId });
    const cars = await insert('Cars', '0');
    const sedans = await insert('Sedans', cars);
    const short = await insert('Short sedans', sedans);
    const parts = await insert('Parts', '0');
    await repository.rebuildPaths(tx);
    return { ...given, cars, sedans, short, parts };
  }

  it('is kept with defaults for missing fields, and gets its path afterwards', async () => {
    const { repository, tx, cars, sedans } = await aTree();
    const said = { icon: 'i', imgUrl: '/c.webp', seq: 4, status: 0 } as const;
    const desc = inAll('Open');
    const added = await repository.insert(tx, { name: inAll('Open'), parentId: sedans, desc, ...said });
    expect(await repository.one(added)).toMatchObject({ ...said, description: desc, path: '', level: 0 });
    await repository.rebuildPaths(tx);
    expect(await repository.one(added)).toMatchObject({ path: `${cars}-${sedans}-${added}`, level: 2 });
    expect(await repository.one(cars)).toMatchObject({
      ...{ parentId: null, name: inAll('Cars'), description: {}, path: cars, level: 0 },
      ...{ icon: '', imgUrl: '', seq: 0, status: 1 },
    });
    expect(await repository.one('999')).toBeUndefined();
  });

  it('has descendants at any depth, which follow it when it is moved', async () => {
    const { repository, tx, cars, sedans, short, parts } = await aTree();
    const below = async (...ids: string[]) => new Set(await repository.withDescendants(ids));
    expect(await below(cars)).toEqual(new Set([cars, sedans, short]));
    expect(await below(sedans, parts, '999')).toEqual(new Set([sedans, short, parts]));
    await repository.update(tx, { categoryId: sedans, parentId: parts });
    await repository.rebuildPaths(tx);
    expect(await repository.withDescendants([cars], tx)).toEqual([cars]);
    expect(await below(parts)).toEqual(new Set([parts, sedans, short]));
    expect(await repository.one(short)).toMatchObject({ path: `${parts}-${sedans}-${short}`, level: 2 });
  });

  it('changes only the named fields', async () => {
    const { repository, tx, cars, sedans } = await aTree();
    await repository.update(tx, { categoryId: sedans, seq: 7, status: 0 });
    expect(await repository.one(sedans)).toMatchObject({
      parentId: cars,
      name: inAll('Sedans'),
      seq: 7,
      status: 0,
    });
    await repository.update(tx, { categoryId: sedans, parentId: '0', name: inAll('Saloons') });
    expect(await repository.one(sedans)).toMatchObject({ parentId: null, name: inAll('Saloons'), seq: 7 });
  });

  it('is in use while it has children or cars', async () => {
    const { repository, tx, sedans, short, list } = await aTree();
    expect(await repository.isInUse(tx, sedans)).toBe(true);
    expect(await repository.isInUse(tx, short)).toBe(false);
    await list(short);
    expect(await repository.isInUse(tx, short)).toBe(true);
  });

  it('is removed alone', async () => {
    const { repository, tx, sedans, short } = await aTree();
    await repository.remove(tx, short);
    expect(await repository.one(short)).toBeUndefined();
    expect(await repository.one(sedans)).toMatchObject({ categoryId: sedans });
  });
});
