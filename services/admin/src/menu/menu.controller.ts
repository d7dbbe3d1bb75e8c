import { Controller } from '@nestjs/common';
import {
  adminMenuApi,
  MENU_ROOT,
  menuPlaces,
  type CreateMenuDto,
  type MenuIdDto,
  type MenuNode,
  type MenuPageDto,
  type MenuTreeDto,
  type MenuView,
  type OwnMenuDto,
  type RoleIdDto,
  type UpdateMenuDto,
} from '@mall/contracts/admin';
import { adminPage, platformErrors, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import { RoleRepository } from '../role/role.repository.js';
import { SignedInService } from '../staff/signed-in.service.js';
import { branch, menuTree, visibleTree } from './menu-tree.js';
import type { Menu } from '../entities/menu.entity.js';
import { MenuRepository } from './menu.repository.js';
import { MenuService } from './menu.service.js';
import { ShopMenuService } from './shop-menu.service.js';

@Controller()
export class MenuController implements HandlersOf<typeof adminMenuApi> {
  constructor(
    private readonly menus: MenuService,
    private readonly rows: MenuRepository,
    private readonly roles: RoleRepository,
    private readonly signedIn: SignedInService,
    private readonly shopMenu: ShopMenuService,
  ) {}

  @Handles(adminMenuApi.own)
  async own({ parentId = MENU_ROOT, type }: OwnMenuDto, caller: Caller): Promise<readonly MenuNode[]> {
    const permissions = new Set(await this.signedIn.permissionsOf(caller));
    const nodes = branch(
      visibleTree(menuTree(await this.rows.all(menuPlaces.console), caller.locale), permissions),
      parentId,
    );
    return type === 'top' ? nodes.map((node) => ({ ...node, type, children: [] })) : nodes;
  }

  @Handles(adminMenuApi.shop)
  shop(_: Empty, { locale }: Caller): Promise<readonly MenuNode[]> {
    return this.shopMenu.current(locale);
  }

  @Handles(adminMenuApi.tree)
  async tree(
    { parentId = MENU_ROOT, menuName }: MenuTreeDto,
    { locale }: Caller,
  ): Promise<readonly MenuNode[]> {
    const nodes = branch(menuTree(await this.rows.all(menuPlaces.console), locale), parentId);
    return menuName ? named(nodes, menuName.toLowerCase()) : nodes;
  }

  @Handles(adminMenuApi.ofRole)
  async ofRole({ roleId }: RoleIdDto): Promise<readonly string[]> {
    const role = await this.roles.byId(roleId);
    if (!role) throw platformErrors.notFound();
    return role.menu_ids;
  }

  @Handles(adminMenuApi.page)
  async page(request: MenuPageDto, { locale }: Caller): Promise<AdminPage<MenuView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(
      rows.map((row) => toView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminMenuApi.one)
  async one({ menuId }: MenuIdDto, { locale }: Caller): Promise<MenuView> {
    return toView(await this.menus.get(menuId), locale);
  }

  @Handles(adminMenuApi.create)
  async create(request: CreateMenuDto, caller: Caller): Promise<MenuView> {
    return toView(await this.menus.create(caller, request), caller.locale);
  }

  @Handles(adminMenuApi.update)
  async update(request: UpdateMenuDto, caller: Caller): Promise<MenuView> {
    return toView(await this.menus.update(caller, request), caller.locale);
  }

  @Handles(adminMenuApi.remove)
  remove({ menuId }: MenuIdDto): Promise<void> {
    return this.menus.remove(menuId);
  }
}

/** Returns items whose label contains the text, with their ancestors and descendants. */
function named(nodes: readonly MenuNode[], text: string): MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(text)) return [node];
    const children = named(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function toView(row: Menu, locale: Locale): MenuView {
  return {
    menuId: row.menuId,
    parentId: row.parentId ?? MENU_ROOT,
    name: inLanguage(row.labels, locale),
    labels: row.labels,
    permission: row.permission,
    path: row.path,
    component: row.component,
    icon: row.icon,
    sortOrder: row.sortOrder,
    menuType: row.menuType,
    place: row.place,
    visible: row.isVisible ? '1' : '0',
    keepAlive: row.keepsAlive ? '1' : '0',
    systemFlag: row.menuKey !== null,
  };
}
