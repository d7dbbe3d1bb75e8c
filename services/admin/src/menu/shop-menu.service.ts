import { Injectable } from '@nestjs/common';
import { menuPlaces, type MenuNode } from '@mall/contracts/admin';
import { KeptValue } from '@mall/service-kit/kept-value';
import type { Locale } from '@mall/validation';
import type { Menu } from '../entities/menu.entity.js';
import { menuTree, visibleTree } from './menu-tree.js';
import { MenuRepository } from './menu.repository.js';

const NO_RIGHTS: ReadonlySet<string> = new Set();

/** The menu of the shop, as staff edit it. */
@Injectable()
export class ShopMenuService {
  private readonly rows: KeptValue<Menu[]>;

  constructor(menus: MenuRepository) {
    this.rows = new KeptValue(1_000, () => menus.all(menuPlaces.shop));
  }

  /** Returns the visible items, at most a second old. */
  async current(locale: Locale): Promise<readonly MenuNode[]> {
    return visibleTree(menuTree(await this.rows.current(), locale), NO_RIGHTS);
  }
}
