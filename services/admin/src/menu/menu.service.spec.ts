import { adminErrors, MENU_ROOT, type CreateMenuDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { RightsRepository } from '../rights/rights.repository.js';
import { RecordedGrants } from '../rights/rights-wait.fakes.js';
import { RightsService } from '../rights/rights.service.js';
import type { Menu } from '../entities/menu.entity.js';
import { aMenu, InMemoryMenus } from './menu.fakes.js';
import { MenuService } from './menu.service.js';

const editor = staffMember('50', 'anna', ['order_view', 'sys_menu_edit']);

function aMenuOf(...items: Partial<Menu>[]) {
  const menus = new InMemoryMenus(items.map(aMenu));
  const rights = new RightsService(new RightsRepository(new NoDatabase()));
  return { service: new MenuService(new NoDatabase([menus]), menus, rights, new RecordedGrants()), menus };
}

const anItem = (over: Partial<CreateMenuDto> = {}): CreateMenuDto => ({
  labels: { ru: 'Заказы', zh: '订单', en: 'Orders' },
  parentId: MENU_ROOT,
  menuType: '0',
  place: 'console',
  ...over,
});

describe('a menu item', () => {
  it('can be created at the top or below another item', async () => {
    const { service } = aMenuOf({ menuId: '1' });
    expect(await service.create(editor, anItem())).toMatchObject({ parentId: null });
    const below = await service.create(editor, anItem({ parentId: '1', path: '/orders' }));
    expect(below).toMatchObject({ parentId: '1', path: '/orders' });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example'])(
    'cannot lead out of the console: %s',
    async (path) => {
      const { service, menus } = aMenuOf({ path: '/orders' });
      await expect(service.create(editor, anItem({ path }))).rejects.toThrow(adminErrors.pathRefused());
      const update = service.update(editor, { menuId: '1', path });
      await expect(update).rejects.toThrow(adminErrors.pathRefused());
      expect(await menus.all('console')).toEqual([aMenu({ path: '/orders' })]);
    },
  );

  it('cannot be put below an unknown item', async () => {
    const { service, menus } = aMenuOf();
    const creation = service.create(editor, anItem({ parentId: '99' }));
    await expect(creation).rejects.toThrow(platformErrors.notFound());
    expect(await menus.all('console')).toEqual([]);
  });

  it.each(['1', '2', '3'])('cannot be put below itself or an item below it: %s', async (parentId) => {
    const line = [{ menuId: '1' }, { menuId: '2', parentId: '1' }, { menuId: '3', parentId: '2' }];
    const { service, menus } = aMenuOf(...line);
    const move = service.update(editor, { menuId: '1', parentId });
    await expect(move).rejects.toThrow(adminErrors.menuLoop());
    expect(await menus.byId('1')).toEqual(aMenu(line[0]));
  });

  it('can be moved to another branch and back to the top', async () => {
    const { service } = aMenuOf({ menuId: '1' }, { menuId: '2', parentId: '1' }, { menuId: '3' });
    expect(await service.update(editor, { menuId: '2', parentId: '3' })).toMatchObject({ parentId: '3' });
    const top = await service.update(editor, { menuId: '2', parentId: MENU_ROOT });
    expect(top).toMatchObject({ parentId: null });
  });

  it('keeps fields that a change leaves out; an empty text empties a field', async () => {
    const { service } = aMenuOf({ path: '/orders', icon: 'cart', sortOrder: 5 });
    const changed = await service.update(editor, { menuId: '1', path: '', visible: '0' });
    expect(changed).toEqual(aMenu({ path: null, icon: 'cart', sortOrder: 5, isVisible: false }));
  });

  it('cannot be removed while it has items below it', async () => {
    const { service, menus } = aMenuOf({ menuId: '1' }, { menuId: '2', parentId: '1' });
    await expect(service.remove('1')).rejects.toThrow(adminErrors.menuHasChildren());
    await service.remove('2');
    await service.remove('1');
    expect(await menus.all('console')).toEqual([]);
  });
});

describe('the permission of a menu item', () => {
  it('must be held by whoever gives it, because roles with the item gain it', async () => {
    const { service } = aMenuOf({});
    const refusal = adminErrors.grantTooHigh({ permissions: 'refund_pay' });
    await expect(service.create(editor, anItem({ permission: 'refund_pay' }))).rejects.toThrow(refusal);
    const update = service.update(editor, { menuId: '1', permission: 'refund_pay' });
    await expect(update).rejects.toThrow(refusal);
    const held = await service.update(editor, { menuId: '1', permission: 'order_view' });
    expect(held).toMatchObject({ permission: 'order_view' });
  });

  it('may be sent back unchanged by staff who lack it', async () => {
    const { service } = aMenuOf({ permission: 'refund_pay' });
    const update = { menuId: '1', permission: 'refund_pay', sortOrder: 7 };
    expect(await service.update(editor, update)).toMatchObject({ permission: 'refund_pay', sortOrder: 7 });
  });
});

describe('a built-in menu item', () => {
  const builtIn = { menuKey: 'orders', permission: 'order_view' };

  it.each(['refund_pay', ''])('keeps its permission: %j is refused', async (permission) => {
    const { service } = aMenuOf(builtIn);
    const update = service.update(editor, { menuId: '1', permission });
    await expect(update).rejects.toThrow(adminErrors.systemRecord());
  });

  it('can be renamed and hidden, but not removed', async () => {
    const { service } = aMenuOf(builtIn);
    const labels = { ru: 'Сделки', zh: '交易', en: 'Deals' };
    expect(await service.update(editor, { menuId: '1', labels, visible: '0' })).toMatchObject({ labels });
    await expect(service.remove('1')).rejects.toThrow(adminErrors.systemRecord());
  });
});

describe('an item of the shop’s menu', () => {
  const ofShop = { place: 'shop' } as const;
  const newCars = { ...ofShop, path: '/secoundHandCar/list?item=new' };

  it('leads to pages of the shop and to external apps, and to nothing else', async () => {
    const { service, menus } = aMenuOf();
    const item = await service.create(editor, anItem(newCars));
    expect(item).toMatchObject(newCars);
    const { menuId } = item;
    expect(await service.update(editor, { menuId, path: '/myiframe/leasing' })).toMatchObject(ofShop);
    for (const path of ['/orders', '//evil.example', 'javascript:alert(1)']) {
      await expect(service.update(editor, { menuId, path })).rejects.toThrow(adminErrors.shopPathRefused());
      await expect(service.create(editor, anItem({ ...ofShop, path }))).rejects.toThrow(
        adminErrors.shopPathRefused(),
      );
    }
    expect(await menus.all('shop')).toHaveLength(1);
    expect(await menus.all('console')).toEqual([]);
  });

  it('opens a page or an external app at an address of its own, and says what is missing', async () => {
    const { service } = aMenuOf();
    const component = '/secoundHandCar/list?item=new';
    const own = { ...ofShop, path: '/pages/new-cars' };
    const item = await service.create(editor, anItem({ ...own, component }));
    expect(item).toMatchObject({ ...own, component });
    const { menuId } = item;
    const opensNothing = adminErrors.shopAddressOpensNothing({ path: own.path });
    for (const wrong of ['', 'https://evil.example', '/pages/other', '/orders']) {
      await expect(service.create(editor, anItem({ ...own, component: wrong }))).rejects.toThrow(
        opensNothing,
      );
      await expect(service.update(editor, { menuId, component: wrong })).rejects.toThrow(opensNothing);
    }
    await expect(service.create(editor, anItem(own))).rejects.toThrow(opensNothing);
    const alone = adminErrors.shopComponentAlone();
    await expect(service.update(editor, { menuId, path: '/cars/geely' })).rejects.toThrow(alone);
    await expect(service.create(editor, anItem({ path: '/orders', component }))).rejects.toThrow(alone);
    expect(await service.update(editor, { menuId, path: '/cars/geely', component: '' })).toMatchObject({
      path: '/cars/geely',
      component: null,
    });
  });

  it('has neither rights nor buttons, which everybody would have', async () => {
    const { service } = aMenuOf({ menuId: '1', ...newCars });
    for (const refused of [{ permission: 'order_view' }, { menuType: '1' }] as const)
      await expect(service.create(editor, anItem({ ...ofShop, ...refused }))).rejects.toThrow(
        adminErrors.shopMenuRights(),
      );
    const update = service.update(editor, { menuId: '1', permission: 'order_view' });
    await expect(update).rejects.toThrow(adminErrors.shopMenuRights());
  });

  it('does not stand below an item of the console, nor the other way round', async () => {
    const { service } = aMenuOf({ menuId: '1' }, { menuId: '2', ...ofShop });
    const mixed = adminErrors.menuPlaceMixed();
    await expect(service.create(editor, anItem({ ...newCars, parentId: '1' }))).rejects.toThrow(mixed);
    await expect(service.create(editor, anItem({ parentId: '2' }))).rejects.toThrow(mixed);
    await expect(service.update(editor, { menuId: '1', parentId: '2' })).rejects.toThrow(mixed);
    expect(await service.create(editor, anItem({ ...newCars, parentId: '2' }))).toMatchObject({
      parentId: '2',
    });
  });
});
