import { Injectable } from '@nestjs/common';
import { menuPlaces, type MenuNode } from '@mall/contracts/admin';
import type { Locale } from '@mall/validation';
import type { Menu } from '../entities/menu.entity.js';
import { menuTree, visibleTree } from './menu-tree.js';
import { MenuRepository } from './menu.repository.js';

/** Every visitor of the shop requests its menu, so it is read once a second at most. */
const FRESH_MS = 1_000;
const NO_RIGHTS: ReadonlySet<string> = new Set();

/** The menu of the shop, as staff have written it. */
@Injectable()
export class ShopMenuService {
  private known: { readonly rows: Promise<Menu[]>; readonly untilMs: number } | undefined;

  constructor(private readonly menus: MenuRepository) {}

  /** Visible items, at most a second old. */
  async current(locale: Locale): Promise<readonly MenuNode[]> {
    return visibleTree(menuTree(await this.rows(), locale), NO_RIGHTS);
  }

  private rows(): Promise<Menu[]> {
    if (!this.known || Date.now() >= this.known.untilMs) {
      const rows = this.menus.all(menuPlaces.shop);
      this.known = { rows, untilMs: Date.now() + FRESH_MS };
      rows.catch(() => (this.known = undefined));
    }
    return this.known.rows;
  }
}
