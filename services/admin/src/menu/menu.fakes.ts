import type { MenuPlace } from '@mall/contracts/admin';
import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../entities/menu.entity.js';
import { MenuRepository, type MenuChanges, type NewMenu } from './menu.repository.js';

export const aMenu = (over: Partial<Menu> = {}): Menu => ({
  menuId: '1',
  parentId: null,
  menuKey: null,
  labels: { ru: 'Заказы', zh: '订单', en: 'Orders' },
  seededLabels: null,
  permission: null,
  permissionAt: new Date('2026-11-01T00:00:00Z'),
  path: null,
  component: null,
  icon: null,
  sortOrder: 0,
  menuType: '0',
  place: 'console',
  isVisible: true,
  keepsAlive: true,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  ...over,
});

/** Menu items in memory. */
export class InMemoryMenus extends MenuRepository implements Restorable {
  private rows: Map<string, Menu>;
  private nextId = 100;

  constructor(menus: readonly Menu[]) {
    super(new NoDatabase());
    this.rows = new Map(menus.map((menu) => [menu.menuId, menu]));
  }

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => void (this.rows = before);
  }

  override async all(place: MenuPlace): Promise<Menu[]> {
    const items = [...this.rows.values()].filter((row) => row.place === place);
    return items.sort(
      (one, other) => one.sortOrder - other.sortOrder || Number(one.menuId) - Number(other.menuId),
    );
  }

  override async byId(menuId: string): Promise<Menu | undefined> {
    return this.rows.get(menuId);
  }

  override async lockTree(): Promise<void> {}

  override async countBelow(menuId: string): Promise<number> {
    return [...this.rows.values()].filter(({ parentId }) => parentId === menuId).length;
  }

  override async lineOf(menuId: string): Promise<string[]> {
    const line: string[] = [];
    for (let at = this.rows.get(menuId); at; at = this.rows.get(at.parentId ?? '')) line.push(at.menuId);
    return line;
  }

  override async insert(_: EntityManager, menu: NewMenu): Promise<string> {
    const menuId = String((this.nextId += 1));
    this.rows.set(menuId, { ...aMenu({ menuId }), ...given(menu) });
    return menuId;
  }

  override async update(_: EntityManager, menuId: string, changes: MenuChanges): Promise<void> {
    const known = this.rows.get(menuId);
    if (known) this.rows.set(menuId, { ...known, ...given(changes) });
  }

  override async remove(_: EntityManager, menuId: string): Promise<void> {
    this.rows.delete(menuId);
  }
}

const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
