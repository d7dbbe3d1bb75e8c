import { Injectable } from '@nestjs/common';
import { adminErrors, MENU_ROOT, type CreateMenuDto, type UpdateMenuDto } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { writeChanges } from '../changes.js';
import { RightsService } from '../rights/rights.service.js';
import { isConsolePath } from './menu-path.js';
import { MenuRepository, type MenuRow } from './menu.repository.js';

@Injectable()
export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: MenuRepository,
    private readonly rights: RightsService,
  ) {}

  /** @throws platformErrors.notFound */
  async get(menuId: string): Promise<MenuRow> {
    const row = await this.menus.byId(menuId);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  async create(actor: Caller, { labels, menuType, ...fields }: CreateMenuDto): Promise<MenuRow> {
    const menuId = await this.dataSource.transaction(async (tx) => {
      const [row] = (await tx.query(
        `INSERT INTO menu (labels, menu_type) VALUES ($1, $2) RETURNING menu_id`,
        [labels, menuType],
      )) as { menu_id: string }[];
      await this.write(actor, tx, { menuId: row!.menu_id, ...fields });
      return row!.menu_id;
    });
    return this.get(menuId);
  }

  async update(actor: Caller, request: UpdateMenuDto): Promise<MenuRow> {
    const row = await this.get(request.menuId);
    const renames = request.permission !== undefined && (request.permission || null) !== row.permission;
    if (row.menu_key && renames) throw adminErrors.systemRecord();
    await this.dataSource.transaction((tx) => this.write(actor, tx, request, row.permission));
    return this.get(request.menuId);
  }

  /** @throws adminErrors.systemRecord, adminErrors.menuHasChildren */
  async remove(menuId: string): Promise<void> {
    const row = await this.get(menuId);
    if (row.menu_key) throw adminErrors.systemRecord();
    await this.dataSource.transaction(async (tx) => {
      if ((await this.menus.countBelow(menuId, tx)) > 0) throw adminErrors.menuHasChildren();
      await tx.query(`DELETE FROM menu WHERE menu_id = $1`, [menuId]);
    });
  }

  private async write(
    actor: Caller,
    tx: EntityManager,
    request: UpdateMenuDto,
    known: string | null = null,
  ): Promise<void> {
    const { menuId, parentId, labels, path, icon, sortOrder, visible, keepAlive } = request;
    const permission = request.permission === '' ? null : request.permission;
    if (path && !isConsolePath(path)) throw adminErrors.pathRefused();
    // Roles with this item would gain the new permission, so the actor must hold it.
    if (permission && permission !== known) this.rights.assertMayGrant(actor, [permission]);
    if (parentId !== undefined && parentId !== MENU_ROOT) {
      const line = await this.menus.lineOf(parentId, tx);
      if (line.length === 0) throw platformErrors.notFound();
      if (line.includes(menuId)) throw adminErrors.menuLoop();
    }
    await writeChanges(
      tx,
      'menu',
      { column: 'menu_id', value: menuId },
      {
        parent_id: parentId === MENU_ROOT ? null : parentId,
        labels,
        permission,
        path: path === '' ? null : path,
        icon: icon === '' ? null : icon,
        sort_order: sortOrder,
        is_visible: visible && visible === '1',
        keeps_alive: keepAlive && keepAlive === '1',
      },
    );
  }
}
