// SQL: the ancestors of an item are one recursive statement.
import { Injectable } from '@nestjs/common';
import { MENU_ROOT, type MenuPageDto, type MenuPlace } from '@mall/contracts/admin';
import {
  andContains,
  column,
  inTurn,
  type ListOrder,
  orderList,
  type Page,
  pageOf,
  queryRows,
  rowShape,
  valuesOf,
} from '@mall/persistence';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { hasChanges } from '../db.js';
import { Menu } from '../entities/menu.entity.js';

export type NewMenu = Pick<Menu, 'labels' | 'menuType' | 'place'> & MenuChanges;

/** Values to be written; `undefined` leaves a column unchanged. */
export type MenuChanges = Partial<
  Pick<
    Menu,
    | 'parentId'
    | 'labels'
    | 'permission'
    | 'path'
    | 'component'
    | 'icon'
    | 'sortOrder'
    | 'isVisible'
    | 'keepsAlive'
  >
>;

const ancestor = rowShape({ menuId: column.bigint });

const ORDER: ListOrder = {
  sortable: {
    menuId: 'menu.menuId',
    name: `menu.labels ->> 'en'`,
    permission: 'menu.permission',
    path: 'menu.path',
    sortOrder: 'menu.sortOrder',
  },
  order: { 'menu.sortOrder': 'ASC', 'menu.menuId': 'ASC' },
};

@Injectable()
export class MenuRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns one of the menus, in the order of siblings. */
  all(place: MenuPlace): Promise<Menu[]> {
    return this.dataSource.manager.find(Menu, {
      where: { place },
      order: { sortOrder: 'ASC', menuId: 'ASC' },
    });
  }

  page(request: MenuPageDto): Promise<Page<Menu>> {
    const { ids, keyWord, menuType, parentId, place, size, current } = request;
    const query = this.dataSource.getRepository(Menu).createQueryBuilder('menu');
    if (ids) query.andWhere('menu.menuId = ANY(:ids)', { ids });
    andContains(query, keyWord, valuesOf('menu.labels'), 'menu.permission', 'menu.path');
    if (menuType) query.andWhere({ menuType });
    if (place) query.andWhere({ place });
    if (parentId) query.andWhere({ parentId: parentId === MENU_ROOT ? IsNull() : parentId });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  async byId(menuId: string, tx: EntityManager = this.dataSource.manager): Promise<Menu | undefined> {
    return (await tx.findOneBy(Menu, { menuId })) ?? undefined;
  }

  /** Locks the tree. To be called before the ancestors are read: two moves at the same time could form a loop. */
  lockTree(tx: EntityManager): Promise<void> {
    return inTurn(tx, 'menu tree');
  }

  countBelow(menuId: string, tx: EntityManager): Promise<number> {
    return tx.countBy(Menu, { parentId: menuId });
  }

  /** Returns the ids of the item and its ancestors. */
  async lineOf(menuId: string, tx: EntityManager): Promise<string[]> {
    const line = await queryRows(
      tx,
      ancestor,
      `WITH RECURSIVE line AS (
         SELECT menu_id, parent_id FROM menu WHERE menu_id = $1
         UNION SELECT p.menu_id, p.parent_id FROM menu p JOIN line l ON p.menu_id = l.parent_id)
       SELECT menu_id AS "menuId" FROM line`,
      [menuId],
    );
    return line.map((item) => item.menuId);
  }

  /** Inserts a menu item and returns its id. */
  async insert(tx: EntityManager, menu: NewMenu): Promise<string> {
    const { identifiers } = await tx.insert(Menu, { ...menu });
    return (identifiers[0] as Pick<Menu, 'menuId'>).menuId;
  }

  /** Writes the values that are present. */
  async update(tx: EntityManager, menuId: string, changes: MenuChanges): Promise<void> {
    if (hasChanges(changes)) await tx.update(Menu, menuId, changes);
  }

  async remove(tx: EntityManager, menuId: string): Promise<void> {
    await tx.delete(Menu, menuId);
  }
}
