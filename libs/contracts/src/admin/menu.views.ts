import { Bool, Id, Int, OneOf, say, Text, Trilingual, type Texts } from '@mall/validation';
import { MENU_PLACES, MENU_TYPES, type MenuPlace, type MenuType } from './menu.dto.js';

/** A menu item or button as it is edited. */
export class MenuView {
  @Id() menuId!: string;
  @Text() parentId!: string;
  /** Name in the language of the caller. */
  @Text({ label: say('Название', '名称', 'Label') }) name!: string;
  @Trilingual() labels!: Texts;
  @Text({ optional: true }) permission!: string | null;
  @Text({ optional: true }) path!: string | null;
  @Text({ optional: true }) component!: string | null;
  @Text({ optional: true }) icon!: string | null;
  @Int() sortOrder!: number;
  @OneOf(MENU_TYPES, { label: say('Вид', '类型', 'Kind') }) menuType!: MenuType;
  @OneOf(MENU_PLACES) place!: MenuPlace;
  @OneOf(['0', '1']) visible!: '0' | '1';
  @OneOf(['0', '1'], { label: say('Хранить открытой', '缓存页面', 'Keep open') }) keepAlive!: '0' | '1';
  @Bool({ label: say('Встроенный', '系统内置', 'Built in') }) systemFlag!: boolean;
}

/** A menu item with its descendants, in the language of the caller. */
export interface MenuNode {
  readonly id: string;
  readonly parentId: string;
  readonly label: string;
  readonly name: string;
  readonly path: string | null;
  /** Page or external app that opens at `path` when `path` is an address of its own. */
  readonly component: string | null;
  readonly icon: string | null;
  readonly permission: string | null;
  readonly menuType: MenuType;
  /** `top` for the outermost level, when only that level is requested. */
  readonly type: MenuType | 'top';
  readonly sort: number;
  readonly visible: '0' | '1';
  readonly keepAlive: '0' | '1';
  readonly meta: { readonly title: string; readonly icon: string | null; readonly isKeepAlive: boolean };
  readonly hasChildren: boolean;
  readonly children: readonly MenuNode[];
}
