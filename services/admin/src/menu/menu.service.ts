import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  MENU_ROOT,
  menuPlaces,
  menuTypes,
  type CreateMenuDto,
  type MenuPlace,
  type UpdateMenuDto,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { RightsService } from '../rights/rights.service.js';
import { RightsWaitService } from '../rights/rights-wait.service.js';
import type { Menu } from '../entities/menu.entity.js';
import { isConsolePath, isOwnAddress, isShopPath } from './menu-path.js';
import { MenuRepository, type MenuChanges } from './menu.repository.js';

@Injectable()
export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: MenuRepository,
    private readonly rights: RightsService,
    private readonly waits: RightsWaitService,
  ) {}

  /** Returns one menu item. @throws platformErrors.notFound */
  async get(menuId: string): Promise<Menu> {
    const menu = await this.menus.byId(menuId);
    if (!menu) throw platformErrors.notFound();
    return menu;
  }

  /**
   * Creates a menu item.
   * @throws adminErrors.pathRefused, shopPathRefused, shopAddressOpensNothing, shopComponentAlone, shopAddressTaken,
   * shopMenuRights, menuPlaceMixed, grantTooHigh, platformErrors.notFound for an unknown parent
   */
  async create(actor: Caller, request: CreateMenuDto): Promise<Menu> {
    const { labels, menuType, place } = request;
    const changes = toChanges(request);
    if (place === menuPlaces.shop && menuType !== menuTypes.item) throw adminErrors.shopMenuRights();
    this.assertAllowed(actor, { place, ...changes });
    const menuId = await this.dataSource
      .transaction(async (tx) => {
        await this.assertParent(tx, place, changes.parentId);
        return this.menus.insert(tx, { ...changes, labels, menuType, place });
      })
      .catch(refuseTaken(changes));
    return this.get(menuId);
  }

  /**
   * Changes a menu item.
   * @throws the errors of `create`, adminErrors.systemRecord for another permission of a built-in item,
   * adminErrors.menuLoop
   */
  async update(actor: Caller, request: UpdateMenuDto): Promise<Menu> {
    const { menuId } = request;
    const before = await this.get(menuId);
    const { menuKey, permission, place } = before;
    const changes = toChanges(request);
    const isRenamed = changes.permission !== undefined && changes.permission !== permission;
    if (menuKey && isRenamed) throw adminErrors.systemRecord();
    const { path = before.path, component = before.component } = changes;
    // In the shop, path and component have to fit together, whichever of them changes.
    const item = place === menuPlaces.shop ? { ...changes, path, component } : changes;
    this.assertAllowed(actor, { ...item, place }, permission);
    await this.dataSource
      .transaction(async (tx) => {
        await this.assertParent(tx, place, changes.parentId, menuId);
        await this.menus.update(tx, menuId, changes);
        if (isRenamed) await this.waits.announceGrants(tx, actor);
      })
      .catch(refuseTaken({ path }));
    return this.get(menuId);
  }

  /** Removes a menu item that is not built in. @throws adminErrors.systemRecord, adminErrors.menuHasChildren */
  async remove(menuId: string): Promise<void> {
    const { menuKey } = await this.get(menuId);
    if (menuKey) throw adminErrors.systemRecord();
    await this.dataSource.transaction(async (tx) => {
      if ((await this.menus.countBelow(menuId, tx)) > 0) throw adminErrors.menuHasChildren();
      await this.menus.remove(tx, menuId);
    });
  }

  private assertAllowed(
    actor: Caller,
    { place, path, component, permission }: MenuChanges & { readonly place: MenuPlace },
    known: string | null = null,
  ): void {
    if (place === menuPlaces.shop) {
      if (permission) throw adminErrors.shopMenuRights();
      assertShopPath(path, component);
    } else {
      if (component) throw adminErrors.shopComponentAlone();
      if (path && !isConsolePath(path)) throw adminErrors.pathRefused();
    }
    // Roles with this item would gain the new permission, so the actor must hold it.
    if (permission && permission !== known) this.rights.assertMayGrant(actor, [permission]);
  }

  /**
   * Checks a menu item's parent and locks the tree.
   * @throws platformErrors.notFound, adminErrors.menuLoop when the parent is the item or below it, menuPlaceMixed
   */
  private async assertParent(
    tx: EntityManager,
    place: MenuPlace,
    parentId: string | null | undefined,
    menuId?: string,
  ): Promise<void> {
    if (!parentId) return;
    await this.menus.lockTree(tx);
    const line = await this.menus.lineOf(parentId, tx);
    if (line.length === 0) throw platformErrors.notFound();
    if (menuId !== undefined && line.includes(menuId)) throw adminErrors.menuLoop();
    if ((await this.menus.byId(parentId, tx))?.place !== place) throw adminErrors.menuPlaceMixed();
  }
}

/**
 * Checks that an item leads to the page that its path names, or has an address of its own that opens the page or app
 * named by `component`.
 */
function assertShopPath(path: string | null | undefined, component: string | null | undefined): void {
  if (path && isOwnAddress(path)) {
    if (!component || !isShopPath(component)) throw adminErrors.shopAddressOpensNothing({ path });
    return;
  }
  if (component) throw adminErrors.shopComponentAlone();
  if (path && !isShopPath(path)) throw adminErrors.shopPathRefused();
}

const refuseTaken =
  ({ path }: MenuChanges) =>
  (failure: unknown): never => {
    throw isUniqueViolation(failure) ? adminErrors.shopAddressTaken({ path: path ?? '' }) : failure;
  };

/** Returns the columns of a request; an empty text empties its column. */
function toChanges(request: Omit<UpdateMenuDto, 'menuId'>): MenuChanges {
  const { parentId, labels, permission, path, component, icon, sortOrder, visible, keepAlive } = request;
  return {
    parentId: parentId === MENU_ROOT ? null : parentId,
    labels,
    permission: permission === '' ? null : permission,
    path: path === '' ? null : path,
    component: component === '' ? null : component,
    icon: icon === '' ? null : icon,
    sortOrder,
    isVisible: visible && visible === '1',
    keepsAlive: keepAlive && keepAlive === '1',
  };
}
