import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { MenuRepository, NewMenu } from './menu.repository.js';

interface Given {
  /** Repository without menu items. */
  readonly repository: MenuRepository;
  readonly tx: EntityManager;
}

const inAll = (text: string) => ({ ru: text, zh: text, en: text });
const anItem = (name: string, over: Partial<NewMenu> = {}): NewMenu => ({
  labels: inAll(name),
  menuType: '0',
  place: 'console',
  ...over,
});

export const menuSpecification = new Specification<Given>((arrange) => {
  it('is kept as it was written, with defaults for missing fields', async () => {
    const { repository, tx } = await arrange();
    const menuId = await repository.insert(
      tx,
      anItem('Orders', { permission: 'order_view', path: '/orders' }),
    );
    expect(await repository.byId(menuId)).toMatchObject({
      ...{ menuId, parentId: null, menuKey: null, labels: inAll('Orders'), permission: 'order_view' },
      ...{ path: '/orders', component: null, icon: null, sortOrder: 0, menuType: '0', place: 'console' },
      ...{ isVisible: true, keepsAlive: true, createdAt: expect.any(Date) as Date },
    });
    expect(await repository.byId('999', tx)).toBeUndefined();
  });

  it('is listed in the sequence of siblings: by its place, then by age; the shop has a menu of its own', async () => {
    const { repository, tx } = await arrange();
    const last = await repository.insert(tx, anItem('Last', { sortOrder: 2 }));
    const first = await repository.insert(tx, anItem('First', { sortOrder: 1 }));
    const second = await repository.insert(tx, anItem('Second', { sortOrder: 1 }));
    const ofShop = await repository.insert(tx, anItem('Shop', { place: 'shop' }));
    const idsOf = async (place: 'console' | 'shop') =>
      (await repository.all(place)).map(({ menuId }) => menuId);
    expect(await idsOf('console')).toEqual([first, second, last]);
    expect(await idsOf('shop')).toEqual([ofShop]);
  });

  it('has ancestors and children', async () => {
    const { repository, tx } = await arrange();
    await repository.lockTree(tx);
    const root = await repository.insert(tx, anItem('Root'));
    const child = await repository.insert(tx, anItem('Child', { parentId: root }));
    const grandchild = await repository.insert(tx, anItem('Grandchild', { parentId: child }));
    await repository.insert(tx, anItem('Other', { parentId: root }));
    expect(new Set(await repository.lineOf(grandchild, tx))).toEqual(new Set([root, child, grandchild]));
    expect(await repository.lineOf('999', tx)).toEqual([]);
    expect(await repository.countBelow(root, tx)).toBe(2);
    expect(await repository.countBelow(grandchild, tx)).toBe(0);
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository, tx } = await arrange();
    const root = await repository.insert(tx, anItem('Root'));
    const child = await repository.insert(tx, anItem('Child', { parentId: root, icon: 'car' }));
    await repository.update(tx, child, { sortOrder: 3, icon: undefined });
    expect(await repository.byId(child)).toMatchObject({ sortOrder: 3, icon: 'car', parentId: root });
    await repository.update(tx, child, { parentId: null });
    expect(await repository.byId(child)).toMatchObject({ sortOrder: 3, parentId: null });
    await repository.update(tx, '999', { sortOrder: 3 });
    expect(await repository.byId('999')).toBeUndefined();
    await repository.remove(tx, root);
    expect((await repository.all('console')).map(({ menuId }) => menuId)).toEqual([child]);
  });
});
