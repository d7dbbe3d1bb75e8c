// SQL by hand: lists with their own sort expressions, and the ancestors of an item in one recursive statement.
import { Injectable } from '@nestjs/common';
import { MENU_ROOT, type MenuPageDto, type MenuType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface MenuRow {
  readonly menu_id: string;
  readonly parent_id: string | null;
  readonly menu_key: string | null;
  readonly labels: Texts;
  readonly permission: string | null;
  readonly path: string | null;
  readonly icon: string | null;
  readonly sort_order: number;
  readonly menu_type: MenuType;
  readonly is_visible: boolean;
  readonly keeps_alive: boolean;
}

const COLUMNS = `menu_id, parent_id, menu_key, labels, permission, path, icon, sort_order, menu_type, is_visible,
  keeps_alive`;

const SORTABLE = {
  menuId: 'menu_id',
  name: `labels->>'en'`,
  permission: 'permission',
  path: 'path',
  sortOrder: 'sort_order',
};

@Injectable()
export class MenuRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of siblings. */
  async all(): Promise<MenuRow[]> {
    return (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM menu ORDER BY sort_order, menu_id`,
    )) as MenuRow[];
  }

  page(request: MenuPageDto): Promise<{ rows: MenuRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `menu_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'labels::text', 'permission', 'path')
      .when(request.menuType, (type) => `menu_type = ${type}`);
    if (request.parentId === MENU_ROOT) where.add('parent_id IS NULL');
    else where.when(request.parentId, (parent) => `parent_id = ${parent}`);
    return queryPage<MenuRow>(
      this.dataSource,
      { select: COLUMNS, from: 'menu', where, sortable: SORTABLE, order: 'sort_order, menu_id' },
      request,
    );
  }

  async byId(menuId: string, tx: EntityManager = this.dataSource.manager): Promise<MenuRow | undefined> {
    const rows = (await tx.query(`SELECT ${COLUMNS} FROM menu WHERE menu_id = $1`, [menuId])) as MenuRow[];
    return rows[0];
  }

  async countBelow(menuId: string, tx: EntityManager): Promise<number> {
    const [row] = (await tx.query(`SELECT count(*)::int AS n FROM menu WHERE parent_id = $1`, [menuId])) as {
      n: number;
    }[];
    return row!.n;
  }

  /** Ids of the item and its ancestors. */
  async lineOf(menuId: string, tx: EntityManager): Promise<string[]> {
    const rows = (await tx.query(
      `WITH RECURSIVE line AS (
         SELECT menu_id, parent_id FROM menu WHERE menu_id = $1
         UNION SELECT p.menu_id, p.parent_id FROM menu p JOIN line l ON p.menu_id = l.parent_id)
       SELECT menu_id FROM line`,
      [menuId],
    )) as { menu_id: string }[];
    return rows.map(({ menu_id }) => menu_id);
  }
}
