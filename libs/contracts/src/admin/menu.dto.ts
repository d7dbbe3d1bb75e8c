import { Id, Int, ListOfValues, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';
import { menuPlaces, menuTypes } from './admin-codes.js';

/** The parent of the outermost menu items. */
export const MENU_ROOT = '-1';

/** 0 a menu item, 1 a button: a right without its own menu entry. */
export const MENU_TYPES = [menuTypes.item, menuTypes.button] as const;
export type MenuType = (typeof MENU_TYPES)[number];

export const MENU_PLACES = [menuPlaces.console, menuPlaces.shop] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

export const MenuParent = (options: { optional?: boolean } = {}): PropertyDecorator =>
  Text({ label: L.parent, kind: 'code', max: 19, pattern: /^(?:-1|[1-9]\d{0,18})$/, ...options });

/** `parentId` shows one branch; `type` `top` the outermost level alone. */
export class OwnMenuDto {
  @MenuParent({ optional: true }) parentId?: string;
  @OneOf(['top'], { optional: true }) type?: 'top';
}

export class MenuTreeDto {
  @MenuParent({ optional: true }) parentId?: string;
  @Text({ optional: true, max: 100 }) menuName?: string;
}

export class MenuPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @MenuParent({ optional: true }) parentId?: string;
  @OneOf(MENU_TYPES, { optional: true }) menuType?: MenuType;
  @OneOf(MENU_PLACES, { label: L.place, optional: true }) place?: MenuPlace;
}

export class MenuIdDto {
  @Id({ label: L.menu }) menuId!: string;
}

class MenuFields {
  @Text({
    label: L.permission,
    optional: true,
    nullable: true,
    kind: 'code',
    max: 64,
    pattern: /^[a-z][a-z0-9_]*$/,
  })
  permission?: string | null;
  @Text({ label: L.path, optional: true, nullable: true, kind: 'code', max: 200 }) path?: string | null;
  /** Path of the page or external app that an item of the shop opens at its own address (such as `/pages/leasing`). */
  @Text({ label: L.component, optional: true, nullable: true, kind: 'code', max: 200 }) component?:
    string | null;
  @Text({ label: L.icon, optional: true, nullable: true, kind: 'code', max: 64, pattern: /^[\w -]*$/ })
  icon?: string | null;
  @Int({ label: L.sortOrder, optional: true, max: 100_000 }) sortOrder?: number;
  @OneOf(['0', '1'], { label: L.visible, optional: true }) visible?: '0' | '1';
  @OneOf(['0', '1'], { optional: true }) keepAlive?: '0' | '1';
}

export class CreateMenuDto extends MenuFields {
  @MenuParent({ optional: true }) parentId = MENU_ROOT;
  @Trilingual({ label: L.label, named: true }) labels!: Texts;
  @OneOf(MENU_TYPES, { optional: true }) menuType: MenuType = '0';
  /** Owner of the row. It cannot be changed: an item of the shop has no rights, and another kind of path. */
  @OneOf(MENU_PLACES, { label: L.place, optional: true }) place: MenuPlace = menuPlaces.console;
}

/** Only the fields that are sent change. */
export class UpdateMenuDto extends MenuFields {
  @Id({ label: L.menu }) menuId!: string;
  @MenuParent({ optional: true }) parentId?: string;
  @Trilingual({ label: L.label, optional: true, named: true }) labels?: Texts;
}
